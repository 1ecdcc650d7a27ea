/// Sounds by the names of AVFAudio, so that a source file keeps its `import AVFAudio`.
@_exported public import Foundation
