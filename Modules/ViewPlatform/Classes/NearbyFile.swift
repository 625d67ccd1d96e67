/// A nib or storyboard that may be meant where there is none of the wanted name; the text is the name of its file.
public enum NearbyFile: Hashable, Sendable {
    /// Its name has the same letters in another case.
    case differsInCase(String)
    /// It is for another kind of device, such as `Row~ipad` on a phone.
    case otherDevice(String)
    /// It has the name of a superclass.
    case superclass(TypeName, String)
}

extension NearbyFile {
    /// The change that mends it, where a file of a name is wanted and `property` is what a class gives to name another one.
    package func remedy(for name: String, property: String) -> String {
        switch self {
        case .differsInCase(let other): "There is \(other), which differs only in case: rename the file or the class."
        case .otherDevice(let other): "There is \(other), which is for another kind of device: add \(name) for all others."
        case .superclass(let ancestor, let other):
            "There is \(other), of its superclass \(ancestor.leaf): to use that, declare class var \(property) in \(ancestor.leaf)."
        }
    }
}
