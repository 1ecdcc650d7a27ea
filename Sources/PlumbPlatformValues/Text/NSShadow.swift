public import Foundation

/// A shadow of drawings and texts.
open class NSShadow: NSObject, @unchecked Sendable {
  /// The offset in points.
  open var shadowOffset = CGSize.zero
  /// The width of the soft edge in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The colour, a `UIColor` or an `NSColor`; `nil` for no shadow.
  open var shadowColor: Any? = ColorObject(white: 0, alpha: 1 / 3)

  /// Gives the shadow to what is drawn later in the current context; without one, it has no effect.
  open func set() {
    let color = (shadowColor as? ColorObject)?.cgColor
    CGContext.current?.setShadow(offset: shadowOffset, blur: shadowBlurRadius, color: color)
  }
}
