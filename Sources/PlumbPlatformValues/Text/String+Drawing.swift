public import Foundation

extension NSString {
  /// Returns the size of the text in one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    DrawnText(String(describing: self), attrs).size()
  }

  /// Returns the rectangle that the text takes within a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) -> CGRect {
    DrawnText(String(describing: self), attributes).boundingRect(with: size, options)
  }

  /// Draws the text in one line in the current context, with its upper left corner at a point; in a context whose y axis
  /// points upwards, with its lower left one.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnText(String(describing: self), attrs).draw(at: point)
  }

  /// Draws the text in a rectangle of the current context, wrapped at its width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnText(String(describing: self), attrs).draw(in: rect)
  }
}

extension String {
  /// Returns the size of the text in one line, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    DrawnText(self, attrs).size()
  }

  /// Returns the rectangle that the text takes within a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext? = nil
  ) -> CGRect {
    DrawnText(self, attributes).boundingRect(with: size, options)
  }

  /// Draws the text in one line in the current context, with its upper left corner at a point; in a context whose y axis
  /// points upwards, with its lower left one.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnText(self, attrs).draw(at: point)
  }

  /// Draws the text in a rectangle of the current context, wrapped at its width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    DrawnText(self, attrs).draw(in: rect)
  }
}

extension NSAttributedString {
  /// Returns the size of the text in one line, in points.
  public func size() -> CGSize { DrawnText(self).size() }

  /// Returns the rectangle that the text takes within a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
  ) -> CGRect {
    DrawnText(self).boundingRect(with: size, options)
  }

  /// Draws the text in one line in the current context, with its upper left corner at a point; in a context whose y axis
  /// points upwards, with its lower left one.
  public func draw(at point: CGPoint) { DrawnText(self).draw(at: point) }

  /// Draws the text in a rectangle of the current context, wrapped at its width.
  public func draw(in rect: CGRect) { DrawnText(self).draw(in: rect) }
}

extension DrawnText {
  /// Returns the rectangle of the text: in one line, unless its lines are laid out in the size.
  fileprivate func boundingRect(with size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin) && size.width < 1e6
    return CGRect(origin: .zero, size: self.size(width: isWrapped ? size.width : nil))
  }
}
