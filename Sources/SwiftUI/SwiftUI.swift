/// Re-exports PlumbUI, so that a source file written for SwiftUI keeps its `import SwiftUI`.
@_exported public import PlumbUI
