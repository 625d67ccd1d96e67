/// An array, or an optional one, whose element type is not known.
protocol AppendableValue {
    init()
    mutating func append(unknown element: Any) throws(PropertyRefusal)
}

extension AppendableValue {
    static func append(_ element: Any, at storage: UnsafeMutableRawPointer) throws(PropertyRefusal) {
        try storage.assumingMemoryBound(to: Self.self).pointee.append(unknown: element)
    }
}

extension Array: AppendableValue {
    mutating func append(unknown element: Any) throws(PropertyRefusal) {
        if let element = element as? Element {
            append(element)
            return
        }
        guard let element = try makeConversion(to: Element.self).convert(element) as? Element else {
            throw .wrongType(expected: Element.self)
        }
        append(element)
    }
}

extension Optional: AppendableValue where Wrapped: AppendableValue {
    init() { self = .none }

    mutating func append(unknown element: Any) throws(PropertyRefusal) {
        guard self != nil else {
            var first = Wrapped()
            try first.append(unknown: element)
            self = first
            return
        }
        try self?.append(unknown: element)
    }
}
