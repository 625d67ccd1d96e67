/// The modules whose classes a document may mean where it names none.
enum MainModule {
    /// The main executable's own module, as far as its file name tells, since a target's module is its name with what cannot stand in
    /// an identifier replaced by underscores.
    static let names: [String] = {
        guard let path = CommandLine.arguments.first else { return [] }
        let file = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        let module = String(file.map { $0.isLetter || $0.isNumber ? $0 : "_" })
        return [module]
    }()
}
