/// Sounds by the names of AVFoundation, so that a source file keeps its `import AVFoundation`.
@_exported public import AVFAudio
@_exported public import Foundation
