#if !(os(iOS) || os(tvOS) || os(visionOS))
    @_spi(Headless) import HeadlessViews

    extension PlatformNibs {
        /// What the files of nibs end in: they stand as Interface Builder wrote them.
        package static let fileExtension = "xib"

        /// The file of a nib in a bundle, of the user's language and for the device; nil where there is none.
        package static func url(named name: String, in bundle: Bundle) -> URL? {
            UINib.url(forNibNamed: name, in: bundle)
        }

        /// Makes the objects of a nib, or says why that cannot be.
        ///
        /// A class that is not in the program is no failure: its base class stands in, and the standard error stream tells of it,
        /// as UIKit's console does.
        package static func load(_ nib: UINib, owner: Any?) throws(PlatformFailure) -> Loaded {
            do {
                let (objects, report) = try nib.load(withOwner: owner)
                let unknown = report.unknownClasses.sorted()
                for name in unknown { log("Unknown class \(name) in Interface Builder file.") }
                if let problem = report.unsetKeys.first { throw PlatformFailure(text: problem.description) }
                return Loaded(objects: objects, unknownClasses: unknown)
            } catch let failure as PlatformFailure {
                throw failure
            } catch {
                throw PlatformFailure(text: "\(error)")
            }
        }

        /// Makes the objects of a nib to see what becomes of them; what fails is told, not raised.
        package static func examine(_ nib: UINib, owner: Any?) throws(PlatformFailure) -> Examined {
            do throws(NibLoadFailure) {
                let (objects, report) = try nib.examine(withOwner: owner)
                return Examined(objects: objects, notes: InterfaceNotes(report))
            } catch {
                throw PlatformFailure(text: error.description)
            }
        }

        /// Tells a nib whose it is, so that a class that it names without a module is looked for in that class's.
        package static func note(_ type: AnyClass, of nib: UINib) { nib.describedClass = type }

        /// Whether an object has been set up since its nib made it; true of what is no view.
        @inlinable package static func isSetUp<Object: AnyObject>(_ object: Object) -> Bool {
            (object as? UIView)?.isSetUpFromNib ?? true
        }

        /// Notes that an object has been set up.
        package static func noteSetUp(_ object: AnyObject) { (object as? UIView)?.isSetUpFromNib = true }

        /// The name that a nib was made with; nil for one that is in memory.
        package static func name(of nib: UINib) -> String? { nib.nibName }

        private static func log(_ message: String) {
            FileHandle.standardError.write(Data((message + "\n").utf8))
        }
    }

    extension InterfaceNotes {
        init(_ report: InterfaceLoadReport) {
            unknownClasses = report.unknownClasses.sorted()
            let all = report.remarks
            func remarks(of matter: InterfaceRemark.Matter) -> [Remark] {
                all.filter { $0.matter == matter }.map(Remark.init)
            }
            outlets = remarks(of: .outlet)
            ownerOutlets = remarks(of: .ownerOutlet)
            attributes = outlets.isEmpty && ownerOutlets.isEmpty ? remarks(of: .attribute) : nil
            actions = remarks(of: .action)
            segues = remarks(of: .segue)
            unknownActions = remarks(of: .unknownAction)
        }
    }

    extension InterfaceNotes.Remark {
        fileprivate init(_ remark: InterfaceRemark) {
            self.init(
                key: remark.key, object: remark.object, reason: remark.reason, file: remark.file, line: remark.line,
                column: remark.column)
        }
    }
#endif
