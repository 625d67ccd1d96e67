import Foundation
import ReusableNibs
import Testing

@Suite struct NibTrapTests {
    @Test("Loading a view without a nib stops with what was searched")
    func loadFromNib() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = Absent.loadFromNib()
        }
        expect(result, says: "There is no Absent.xib for ReusableNibsTests.Absent. Searched: ")
    }

    @Test("Loading a view whose nib has no such root stops with what is there")
    func noRoot() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = Vacant.loadFromNib()
        }
        expect(result, says: "The nib Vacant has no top-level object of class ReusableNibsTests.Vacant; it has none at all.")
    }

    @Test("Asking for a default nib that is not there stops")
    func nib() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = Absent.nib
        }
        expect(result, says: "There is no Absent.xib for ReusableNibsTests.Absent. Searched: ")
    }

    @Test("Loading content a second time stops")
    func twice() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let rating = Rating()
            rating.loadNibContent()
            rating.loadNibContent()
        }
        expect(result, says: "This ReusableNibsTests.Rating has the content of its nib Rating already")
    }

    @Test("P38 Loading a nib away from the main thread stops")
    func otherThread() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            // As code of Swift 5 can, which is not told that it must not.
            runElsewhere(unsafeBitCast(loadBadge as @MainActor () -> Void, to: (@Sendable () -> Void).self))
        }
        expect(
            result,
            says: "ReusableNibsTests.Badge is loaded from its nib away from the main thread. Load it in code on the main actor.")
    }

    @Test("B28 A class that the program does not have is told to the standard error stream")
    func unknownClass() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            _ = Stranger.loadFromNib()
        }
        expect(result, says: "Unknown class _TtC9Elsewhere8Stranger in Interface Builder file.\n")
    }
}

@MainActor private func loadBadge() { _ = Badge.loadFromNib() }

/// Runs something on a thread of its own, to its end.
private func runElsewhere(_ work: @escaping @Sendable () -> Void) {
    let end = DispatchSemaphore(value: 0)
    Thread {
        work()
        end.signal()
    }.start()
    end.wait()
}

private func expect(_ result: ExitTest.Result?, says text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains(text), sourceLocation: sourceLocation)
}
