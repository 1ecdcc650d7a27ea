/// Lets a source file written for SwiftUI keep its `import SwiftUI` line.
@_exported public import PlumbUI
