/// The types of data, so that a source file keeps its `import UniformTypeIdentifiers`.
@_exported public import Foundation

@_exported public import struct PlumbCore.UTType
