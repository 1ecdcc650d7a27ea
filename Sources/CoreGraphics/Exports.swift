/// The geometry of Core Graphics, so that a source file keeps its `import CoreGraphics`: the types
/// of Foundation, and the types that Foundation has on Apple's systems only.
@_exported public import Foundation

@_exported public import struct PlumbBase.CGAffineTransform
@_exported public import struct PlumbBase.CGVector
@_exported public import class PlumbGraphics.CGColor
@_exported public import typealias PlumbGraphics.CGImage
@_exported public import enum PlumbGraphics.CGLineCap
@_exported public import enum PlumbGraphics.CGLineJoin
@_exported public import class PlumbGraphics.CGMutablePath
@_exported public import class PlumbGraphics.CGPath
@_exported public import enum PlumbGraphics.CGPathFillRule
