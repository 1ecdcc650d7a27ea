/// System sounds by the names of AudioToolbox, so that a source file keeps its `import AudioToolbox`.
@_exported public import Foundation
