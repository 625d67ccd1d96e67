import ConformanceKit

/// Nothing is wrong with it.
final class PlainCell: UITableViewCell, Reusable {}

/// Its identifier is empty.
final class NamelessCell: UITableViewCell, Reusable {
    static let reuseIdentifier = ""
}

/// It has no nib.
final class NiblessView: UIView, NibLoadable {}

extension Rule {
    static let tidy = Rule(
        "test.tidy", severity: .warning, law: "A class is tidy.", reason: "Untidiness spreads.", remedy: "Tidy up.", example: "this one")
}

extension Check {
    static let untidy = Check(.tidy, of: "the class") { .broken([Finding(.tidy, of: "the class", "It is untidy.")]) }
}
