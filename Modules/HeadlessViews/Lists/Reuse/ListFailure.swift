/// Why a list could not register a view, or give one out.
package enum ListFailure: Error {
    /// The reuse identifier is empty. `A75`
    case emptyIdentifier(ListedView, ListCall)
    /// A class of another sort than the list can show. `A74`
    case wrongClass(ListedView, name: String)
    /// Nothing is registered under the identifier. `A60` `A61`
    case notRegistered(ListedView, identifier: String)
    /// The nib holds more, less or something else than one view of the sort. `A62` `A63`
    case wrongContent(ListedView, identifier: String)
    /// The view in the nib has another identifier than the nib was registered under. `A64`
    case otherIdentifier(ListedView, inNib: String, registered: String)
    /// The nib could not be made into objects.
    case nib(NibLoadFailure)
    /// A second cell is asked for while the table asks for one row. `A66`
    case dequeuedTwice(identifier: String, IndexPath)
    /// A cell is asked for a row that the table does not have. `A67`
    case unknownRow(IndexPath)
    /// A collection view is made without a layout. `A84`
    case noLayout
}

extension ListFailure {
    /// The value of some work; where that fails, the process ends as UIKit's exception ends an app.
    static func trapping<Value>(_ work: @autoclosure () throws(ListFailure) -> Value) -> Value {
        do throws(ListFailure) {
            return try work()
        } catch {
            error.raise()
        }
    }
}
