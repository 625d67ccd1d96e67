import ReusableStoryboards

/// The sleeve of a record: a scene of the record's storyboard.
final class SleeveViewController: UIViewController, StoryboardSceneBased {
    static var sceneStoryboard: UIStoryboard { RecordViewController.sceneStoryboard }
}
