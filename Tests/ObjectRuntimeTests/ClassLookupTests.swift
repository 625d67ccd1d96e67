import Foundation
import ObjectRuntime
import Testing

class PosterCell {}
class Poster {
    class Badge {}
    struct Parts {
        enum Kinds { class Star {} }
    }
}
class ListCell<Item> {
    class Header {}
}
class Größenzelle {}
class 表セル {}
struct PosterStyle {}
private class HiddenCell {}
extension Data { class PosterReader {} }

private let module = "ObjectRuntimeTests"

struct ClassLookupTests {
    @Test("Finds a class at the top level of its module")
    func topLevel() throws {
        #expect(try ClassLookup.find(named: "PosterCell", inModule: module) == PosterCell.self)
        #expect(try ClassLookup.find(named: "PosterCell", inModule: module) == PosterCell.self, "the second time too")
    }

    @Test("Finds a class in a class, and one in an enumeration in a structure")
    func nested() throws {
        #expect(try ClassLookup.find(named: "Poster.Badge", inModule: module) == Poster.Badge.self)
        #expect(
            try ClassLookup.find(named: "Poster.Parts.Kinds.Star", inModule: module) == Poster.Parts.Kinds.Star.self)
    }

    @Test("Finds classes whose names are not ASCII")
    func nonASCII() throws {
        #expect(try ClassLookup.find(named: "Größenzelle", inModule: module) == Größenzelle.self)
        #expect(try ClassLookup.find(named: "表セル", inModule: module) == 表セル.self)
    }

    @Test("Takes the names that Objective-C gives to Swift classes")
    func objectiveCNames() throws {
        #expect(try ClassLookup.find(named: "_TtC18ObjectRuntimeTests10PosterCell", inModule: "") == PosterCell.self)
        #expect(
            try ClassLookup.find(named: "_TtCC18ObjectRuntimeTests6Poster5Badge", inModule: "") == Poster.Badge.self)
        #expect(
            try ClassLookup.find(runtimeName: "_TtCOVC18ObjectRuntimeTests6Poster5Parts5Kinds4Star")
                == Poster.Parts.Kinds.Star.self)
    }

    @Test("Takes a name with its module in front")
    func runtimeName() throws {
        #expect(try ClassLookup.find(runtimeName: "ObjectRuntimeTests.Poster.Badge") == Poster.Badge.self)
    }

    @Test("Finds a class of another module")
    func otherModule() throws {
        #expect(try ClassLookup.find(named: "JSONSerialization", inModule: "Foundation") == JSONSerialization.self)
    }

    @Test(
        "Says that a name is no class name",
        arguments: [
            "", ".", "Poster.", "2Cell", "Poster Cell", "Poster\u{1}Cell", "_TtC", "_TtC4Shop", "_TtC99Shop4Cell", "_TtV4Shop4Cell",
            "_TtC4ShopP33_0123456789ABCDEF0123456789ABCDEF4Cell", "_TtC99999999999999999999Shop4Cell", "_TtC4Sho",
            "_TtC4Shop4Cell4More",
        ])
    func invalid(_ name: String) {
        #expect(throws: ClassLookupFailure.invalidName(name)) {
            try ClassLookup.find(named: name, inModule: module)
        }
    }

    @Test("Says that a module's name is missing")
    func missingModule() {
        #expect(throws: ClassLookupFailure.invalidName("PosterCell")) {
            try ClassLookup.find(runtimeName: "PosterCell")
        }
    }

    @Test("A class that does not exist is not found")
    func notFound() {
        #expect(throws: ClassLookupFailure.notFound(name: "Zebra", module: module, nearest: nil)) {
            try ClassLookup.find(named: "Zebra", inModule: module)
        }
        #expect(throws: ClassLookupFailure.notFound(name: "PosterCell", module: "Shop", nearest: nil)) {
            try ClassLookup.find(named: "PosterCell", inModule: "Shop")
        }
    }

    @Test("A structure is not a class")
    func structure() {
        #expect(throws: ClassLookupFailure.notAClass(name: "PosterStyle", module: module)) {
            try ClassLookup.find(named: "PosterStyle", inModule: module)
        }
    }

    #if os(Linux)
        @Test("Suggests a class whose name is alike")
        func suggestion() {
            #expect(throws: ClassLookupFailure.notFound(name: "posterCel", module: module, nearest: "PosterCell")) {
                try ClassLookup.find(named: "posterCel", inModule: module)
            }
        }

        @Test("Says that a class is generic, or lies in a generic class", arguments: ["ListCell", "ListCell.Header"])
        func generic(_ name: String) {
            #expect(throws: ClassLookupFailure.generic(name: name, module: module)) {
                try ClassLookup.find(named: name, inModule: module)
            }
        }

        @Test("Says that a private class has no name at run time")
        func hidden() {
            _ = HiddenCell()
            #expect(throws: ClassLookupFailure.notVisible(name: "HiddenCell", module: module)) {
                try ClassLookup.find(named: "HiddenCell", inModule: module)
            }
        }

        @Test("Finds every class of a name in whatever module")
        func all() {
            let posters = ClassLookup.all(named: "PosterCell")
            #expect(
                posters.filter { ClassLookup.moduleName(of: $0) == module }.map { ObjectIdentifier($0) } == [
                    ObjectIdentifier(PosterCell.self)
                ])
            #expect(ClassLookup.all(named: "Poster.Badge").count == 1)
            #expect(ClassLookup.all(named: "PosterStyle").isEmpty)
            #expect(ClassLookup.all(named: "HiddenCell").isEmpty)
            #expect(ClassLookup.all(named: "ListCell").isEmpty)
        }
    #endif

    @Test("A failure reads as a sentence that says what to do")
    func words() {
        #expect(
            ClassLookupFailure.notFound(name: "PosterCel", module: "Shop", nearest: "PosterCell").description
                == "There is no class PosterCel in module Shop. Did you mean PosterCell?")
        #expect(
            ClassLookupFailure.generic(name: "ListCell", module: "Shop").description
                == "The class ListCell in module Shop is generic, so it has no name at run time. "
                + "Name a subclass of it that is not generic.")
    }
}

struct ClassNameTests {
    @Test("Names the module that declares a class")
    func moduleNames() {
        #expect(ClassLookup.moduleName(of: PosterCell.self) == module)
        #expect(ClassLookup.moduleName(of: ListCell<Int>.Header.self) == module)
        #expect(ClassLookup.moduleName(of: HiddenCell.self) == module)
        #expect(ClassLookup.moduleName(of: Data.PosterReader.self) == module)
        #expect(ClassLookup.moduleName(of: JSONSerialization.self) == "Foundation")
    }

    @Test("A name that is asked for again has the same answer, whether there is a class or not")
    func known() {
        for _ in 0..<2 {
            #expect(ClassLookup.known(named: "PosterCell", inModule: module) == PosterCell.self)
            #expect(ClassLookup.known(named: "_TtC18ObjectRuntimeTests10PosterCell", inModule: "") == PosterCell.self)
            #expect(ClassLookup.known(named: "Zebra", inModule: module) == nil)
            #expect(ClassLookup.known(named: "PosterStyle", inModule: module) == nil)
            #expect(ClassLookup.known(named: "", inModule: module) == nil)
        }
    }

    @Test("Gives a class's own name without what is around it")
    func leafNames() {
        class LocalCell {}
        #expect(ClassLookup.leafName(of: PosterCell.self) == "PosterCell")
        #expect(ClassLookup.leafName(of: Poster.Badge.self) == "Badge")
        #expect(ClassLookup.leafName(of: ListCell<Int>.self) == "ListCell")
        #expect(ClassLookup.leafName(of: ListCell<(Int) -> [String: Double]>.self) == "ListCell")
        #expect(ClassLookup.leafName(of: ListCell<ListCell<(Int) -> Int>>.Header.self) == "Header")
        #expect(ClassLookup.leafName(of: HiddenCell.self) == "HiddenCell")
        #expect(ClassLookup.leafName(of: LocalCell.self) == "LocalCell")
        #expect(ClassLookup.leafName(of: Data.PosterReader.self) == "PosterReader")
        #expect(ClassLookup.leafName(of: 表セル.self) == "表セル")
    }

    @Test("Gives a full name that has no address in it")
    func qualifiedNames() {
        class LocalCell {}
        #expect(ClassLookup.qualifiedName(of: Poster.Badge.self) == "ObjectRuntimeTests.Poster.Badge")
        #expect(ClassLookup.qualifiedName(of: HiddenCell.self) == "ObjectRuntimeTests.HiddenCell")
        #expect(ClassLookup.qualifiedName(of: LocalCell.self).hasSuffix(".LocalCell"))
        #expect(!ClassLookup.qualifiedName(of: LocalCell.self).contains("$"))
        #expect(
            ClassLookup.qualifiedName(of: ListCell<HiddenCell>.self)
                == "ObjectRuntimeTests.ListCell<ObjectRuntimeTests.HiddenCell>")
    }
}
