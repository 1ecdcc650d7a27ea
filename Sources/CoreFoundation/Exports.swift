/// The geometry of Core Foundation, so that a source file keeps its `import CoreFoundation`.
///
/// On Linux the toolchain has a module of the same name with the functions of C and without
/// `CGFloat`. This one lies over it and exports it too, so that other packages in the same build find
/// the same functions as before.
@_exported public import CoreFoundation
@_exported public import Foundation

@_exported public import struct PlumbBase.CGAffineTransform
@_exported public import struct PlumbBase.CGVector
