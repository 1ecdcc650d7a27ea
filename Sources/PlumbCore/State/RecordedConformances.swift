internal import Foundation

/// The structures and enumerations that conform to a protocol, by the records of the program and of
/// its libraries.
///
/// The first cast of a type to a protocol reads all records, whatever its result, and at the start of
/// a program every type is a new one. Here they are read once for all types, most of which need no
/// cast then.
@MainActor struct RecordedConformances {
  /// The address of the protocol's descriptor.
  private let protocolDescriptor: UInt
  /// A type with a conformance. Where it is not found, the records are laid out in another way.
  private let known: Any.Type
  /// The addresses of the descriptors of the types.
  private var types: Set<UInt> = []
  /// The number of libraries that were loaded before the records were read; `nil` if they were not.
  private var libraries: UInt64?

  /// Reads no records yet.
  ///
  /// - Parameters:
  ///   - existential: the type of all values that conform to the protocol.
  ///   - known: a structure that conforms.
  init(of existential: Any.Type, known: Any.Type) {
    // After the kind, the flags and the number of protocols.
    let metadata = unsafe unsafeBitCast(existential, to: UnsafeRawPointer.self)
    protocolDescriptor = unsafe metadata.load(fromByteOffset: 16, as: UInt.self)
    self.known = known
  }

  /// Returns whether a type may conform; `false` only if it does not.
  mutating func mayContain(_ type: Any.Type) -> Bool {
    guard let descriptor = Self.descriptor(of: type) else { return true }
    readIfChanged()
    if types.contains(descriptor) { return true }
    guard let known = Self.descriptor(of: known) else { return true }
    return !types.contains(known)
  }

  /// Returns the descriptor of a structure or an enumeration; `nil` for other types, and for those
  /// that are imported from C, which may have several.
  private static func descriptor(of type: Any.Type) -> UInt? {
    let metadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard unsafe (0x200...0x202).contains(metadata.load(as: UInt.self)) else { return nil }
    let descriptor = unsafe metadata.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    return unsafe descriptor.load(as: UInt32.self) & 0x40 == 0 ? nil : UInt(bitPattern: descriptor)
  }

  private mutating func readIfChanged() {
    let loaded = LoadedRecords.libraryCount
    if libraries == loaded { return }
    libraries = loaded
    types = []
    for section in LoadedRecords.sections { read(section) }
  }

  private mutating func read(_ section: Range<UInt>) {
    for address in stride(from: section.lowerBound, to: section.upperBound, by: 4) {
      guard let offset = unsafe UnsafeRawPointer(bitPattern: address) else { return }
      let record = unsafe Self.target(of: offset)
      guard unsafe Self.indirectTarget(of: record) == protocolDescriptor else { continue }
      let type = unsafe Self.target(of: record + 4)
      // The kind of the reference to the type: to its descriptor, or to a pointer to it.
      switch unsafe record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7 {
      case 0: types.insert(UInt(bitPattern: type))
      case 1: types.insert(unsafe type.load(as: UInt.self))
      default: break
      }
    }
  }

  /// Returns the address that an offset relative to itself leads to.
  private static func target(of offset: UnsafeRawPointer) -> UnsafeRawPointer {
    unsafe offset + Int(offset.load(as: Int32.self))
  }

  /// Returns the address that an offset leads to, through a pointer if its lowest bit is set.
  private static func indirectTarget(of offset: UnsafeRawPointer) -> UInt {
    let value = unsafe Int(offset.load(as: Int32.self))
    let target = unsafe offset + (value & ~1)
    return value & 1 == 0 ? UInt(bitPattern: target) : unsafe target.load(as: UInt.self)
  }
}

extension RecordedConformances {
  static var dynamicProperties = Self(of: (any DynamicProperty).self, known: State<Int>.self)
  static var animatableTypes = Self(of: (any Animatable).self, known: CGPoint.self)
  static var equatableTypes = Self(of: (any Equatable).self, known: Int.self)
}

/// The conformance records of the program and of its libraries.
private enum LoadedRecords {
  #if os(Linux)
    /// The number of libraries that were ever loaded, with the program itself.
    static var libraryCount: UInt64 {
      var count: UInt64 = 0
      _ = unsafe iterateLibraries(
        { library, _, count in
          // After the address, the name, the segments and their number.
          let loaded = unsafe library.load(fromByteOffset: 32, as: UInt64.self)
          unsafe count.storeBytes(of: loaded, as: UInt64.self)
          return 1
        }, &count)
      return count
    }

    /// The addresses of the records.
    static var sections: [Range<UInt>] {
      // A library that another thread is loading has its records when this returns.
      if let program = unsafe dlopen(nil, RTLD_LAZY) { unsafe dlclose(program) }
      var sections: [Range<UInt>] = []
      unsafe withUnsafeMutablePointer(to: &sections) { sections in
        unsafe iterateSections(
          { library, sections in
            // After the version, three addresses and the section of protocols.
            let start = unsafe library.load(fromByteOffset: 48, as: UInt.self)
            let count = unsafe library.load(fromByteOffset: 56, as: UInt.self)
            unsafe sections.assumingMemoryBound(to: [Range<UInt>].self).pointee
              .append(start..<start + count)
            return true
          }, sections)
      }
      return sections
    }

    @_silgen_name("dl_iterate_phdr")
    private static func iterateLibraries(
      _ body: @convention(c) (UnsafeRawPointer, Int, UnsafeMutableRawPointer) -> Int32,
      _ context: UnsafeMutableRawPointer
    ) -> Int32

    /// The function of Swift's runtime for all that reads metadata, such as the library of tests.
    @_silgen_name("swift_enumerateAllMetadataSections")
    private static func iterateSections(
      _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
      _ context: UnsafeMutableRawPointer)
  #else
    static var libraryCount: UInt64 { 0 }
    static var sections: [Range<UInt>] { [] }
  #endif
}
