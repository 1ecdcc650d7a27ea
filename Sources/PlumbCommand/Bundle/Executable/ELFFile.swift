import Foundation

/// The parts of a program for Linux that packages state and that protect the program.
struct ELFFile {
  /// A processor, by its number in the file.
  enum Machine: UInt64 {
    case x86 = 62
    case arm = 183
  }

  /// The part of the tables of addresses that is read-only after the start.
  enum ReadOnlyRelocations {
    case none
    /// All but the addresses of functions, which are looked up at the first call.
    case partial
    case full
  }

  /// The reason why a file is not a program that can be packed, as a clause.
  enum Failure: Error, Hashable, CustomStringConvertible {
    case foreign
    case unsupported
    case damaged(part: String)

    var description: String {
      switch self {
      case .foreign: "it is not a program for Linux"
      case .unsupported: "it is for a processor other than x86-64 and ARM64"
      case .damaged(let part): "it is damaged: its \(part) cannot be read"
      }
    }
  }

  let machine: Machine
  /// Whether the program can be loaded at any address, which then is random.
  let isPositionIndependent: Bool
  let hasExecutableStack: Bool
  let readOnlyRelocations: ReadOnlyRelocations
  /// Whether the addresses that the loader corrects are packed, which the C library reads from 2.36 on.
  let hasPackedRelocations: Bool
  /// The libraries that are loaded with the program, in their order, such as `libc.so.6`.
  let libraries: [String]
  /// The folders in which the program has libraries looked up before those of the system.
  let searchPaths: [String]
  /// The versions of interfaces that each library must have, such as `GLIBC_2.34`.
  let interfaceVersions: [String: Set<String>]

  /// Reads the contents of a file.
  init(_ bytes: Data) throws(Failure) {
    let reader = ByteReader(bytes)
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46]) else { throw .foreign }
    // Numbers have 64 bits, the lowest of them first.
    guard reader.number(at: 4, size: 1) == 2, reader.number(at: 5, size: 1) == 1,
      let number = reader.number(at: 18, size: 2), let machine = Machine(rawValue: number)
    else { throw .unsupported }
    self.machine = machine
    let segments = try Self.segments(in: reader)
    let dynamic = try DynamicSection(segments, in: reader)
    isPositionIndependent = reader.number(at: 16, size: 2) == 3
    hasExecutableStack = segments.contains { $0.kind == .stack && $0.flags & 1 != 0 }
    readOnlyRelocations =
      !segments.contains { $0.kind == .readOnlyAfterStart }
      ? .none : dynamic.bindsAtStart ? .full : .partial
    hasPackedRelocations = dynamic.contains(.packedRelocations)
    libraries = try dynamic.texts(.library, in: reader)
    searchPaths =
      try dynamic.texts(.searchPath, in: reader) + dynamic.texts(.searchPathOfAll, in: reader)
    interfaceVersions = try dynamic.interfaceVersions(in: reader)
  }

  private static func segments(in reader: ByteReader) throws(Failure) -> [ELFSegment] {
    guard let table = reader.number(at: 32, size: 8), let size = reader.number(at: 54, size: 2),
      let count = reader.number(at: 56, size: 2), table < UInt64(reader.count)
    else { throw .damaged(part: "header") }
    var segments: [ELFSegment] = []
    for index in 0..<count {
      guard let segment = ELFSegment(at: table + index * size, in: reader) else {
        throw .damaged(part: "table of segments")
      }
      segments.append(segment)
    }
    return segments
  }
}
