/// AppKit by its older name, so that a source file keeps its `import Cocoa`.
@_exported public import PlumbAppKit
