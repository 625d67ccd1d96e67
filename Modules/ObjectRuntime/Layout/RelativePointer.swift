extension UnsafeRawPointer {
    /// What the 32-bit distance at `offset` points at, or nil where it is zero.
    func relative(at offset: Int) -> UnsafeRawPointer? {
        let field = self + offset
        let distance = Int(field.load(as: Int32.self))
        return distance == 0 ? nil : field + distance
    }

    /// What the 32-bit distance at `offset` points at, directly or, if its lowest bit is set, through a pointer.
    func relativeIndirectable(at offset: Int) -> UnsafeRawPointer? {
        let field = self + offset
        let distance = Int(field.load(as: Int32.self))
        guard distance != 0 else { return nil }
        let target = field + (distance & ~1)
        return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }

    func word32(at offset: Int) -> UInt32 {
        load(fromByteOffset: offset, as: UInt32.self)
    }
}
