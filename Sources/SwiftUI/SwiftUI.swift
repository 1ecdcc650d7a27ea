/// Re-exports PlumbUI, so that a source file written for SwiftUI keeps its `import SwiftUI`, and what Foundation has on
/// Apple's systems only.
@_exported public import PlumbFoundation
@_exported public import PlumbUI
