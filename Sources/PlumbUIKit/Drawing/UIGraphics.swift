public import Foundation
internal import PlumbUI

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the context into which is drawn; `nil` for none.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a context the current one, until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) { context.enter() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes the earlier context the current one.
public func UIGraphicsPopContext() { CGContext.leave() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image with a size in points and one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Begins an image with a size in points.
///
/// - Parameters:
///   - opaque: whether the image has no transparent pixels.
///   - scale: the pixels per point; 0 for that of the screen.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : MainThread.run { UIScreen.main.scale }
  CGContext(size: size, scale: scale, isOpaque: opaque, isFlipped: true).enter()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the image that was begun last, as it is drawn so far; `nil` without one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { CGContext.current?.image }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() { CGContext.leave() }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills a rectangle of the current context.
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Draws the inner outline of a rectangle of the current context, one point wide.
public func UIRectFrame(_ rect: CGRect) {
  CGContext.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Clips later drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }
