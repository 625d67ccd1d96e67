import ReusableCells
import Testing

@MainActor @Suite struct ReuseScopeTests {
    let scope = ReuseScope()

    @Test("What a scope holds is let go when the use ends")
    func holding() {
        weak var held: Object?
        do {
            let object = Object()
            held = object
            scope.hold(object)
        }
        #expect(held != nil)
        scope.end()
        #expect(held == nil)
    }

    @Test("A callback of this use arrives, one of the last use does not")
    func callbacks() {
        let target = Object()
        let first = scope.callback(to: target) { target, value in target.values.append(value) }
        first(1)
        scope.end()
        let second = scope.callback(to: target) { target, value in target.values.append(value) }
        first(2)
        second(3)
        #expect(target.values == [1, 3])
    }

    @Test("A callback does not keep its target alive")
    func weakTarget() {
        weak var gone: Object?
        var callback: ((Int) -> Void)?
        do {
            let target = Object()
            gone = target
            callback = scope.callback(to: target) { target, value in target.values.append(value) }
        }
        #expect(gone == nil)
        callback?(1)
    }

    @Test("A load gives on what it loaded")
    func load() async {
        let value = await withCheckedContinuation { continuation in
            scope.load {
                7
            } then: {
                continuation.resume(returning: $0)
            }
        }
        #expect(value == 7)
    }

    @Test("A load is cancelled when the scope is gone")
    func gone() async {
        let (states, continuation) = AsyncStream<Bool>.makeStream()
        var scope: ReuseScope? = ReuseScope()
        scope?.load {
            while !Task.isCancelled { await Task.yield() }
            continuation.yield(Task.isCancelled)
            continuation.finish()
        } then: { _ in
        }
        scope = nil
        #expect(await states.first { @Sendable _ in true } == true)
    }
}

private final class Object {
    var values: [Int] = []
}
