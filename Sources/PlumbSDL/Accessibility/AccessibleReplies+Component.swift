internal import Foundation

/// The interface of objects that have a place on the desktop, and the interface of images.
extension AccessibleReplies {
  /// The origin of the coordinates of a call.
  private enum Origin: UInt32 {
    case desktop, window, parent
  }

  func componentReply(to member: String, _ arguments: [DBusValue]) -> [DBusValue]? {
    switch (member, arguments.asTuple) {
    case ("GetExtents", (.uint32(let kind)?, nil, nil)):
      extents(from: kind).map { [.structure([$0.x, $0.y, $0.width, $0.height])] }
    case ("GetPosition", (.uint32(let kind)?, nil, nil)): extents(from: kind).map { [$0.x, $0.y] }
    case ("GetSize", (nil, nil, nil)):
      extents(from: Origin.window.rawValue).map { [$0.width, $0.height] }
    case ("Contains", (.int32(let x)?, .int32(let y)?, .uint32(let kind)?)):
      point(x, y, from: kind).map { [.boolean(frame.contains($0))] }
    case ("GetAccessibleAtPoint", (.int32(let x)?, .int32(let y)?, .uint32(let kind)?)):
      point(x, y, from: kind).map { [object(at: $0)] }
    case ("GetLayer", (nil, nil, nil)): [.uint32(isWindow ? 7 : 3)]
    case ("GetAlpha", (nil, nil, nil)): [.double(1)]
    case ("GrabFocus", (nil, nil, nil)): [.boolean(perform(.focus))]
    case ("ScrollTo", _), ("ScrollToPoint", _), ("SetExtents", _), ("SetPosition", _),
      ("SetSize", _):
      [.boolean(false)]
    default: nil
    }
  }

  func imageReply(to member: String, _ arguments: [DBusValue]) -> [DBusValue]? {
    switch (member, arguments.asTuple) {
    case ("GetImageExtents", (.uint32?, nil, nil)): componentReply(to: "GetExtents", arguments)
    case ("GetImagePosition", (.uint32?, nil, nil)): componentReply(to: "GetPosition", arguments)
    case ("GetImageSize", (nil, nil, nil)): componentReply(to: "GetSize", arguments)
    default: nil
    }
  }

  var imageProperties: [(String, DBusValue)] {
    guard case .object(let object, _) = target else { return [] }
    return [("ImageDescription", .string(object.name)), ("ImageLocale", .string(locale))]
  }

  /// Performs an action of the object.
  func perform(_ command: AccessibilityCommand) -> Bool {
    guard case .object(let object, let window) = target else { return false }
    return window.perform(command, on: object.id)
  }

  private var isWindow: Bool { if case .window = target { true } else { false } }

  /// The window of the object.
  private var window: AccessibleWindow? {
    switch target {
    case .window(let window), .object(_, let window): window
    case .application, .cache: nil
    }
  }

  /// The frame in points from the top left corner of the window's content.
  private var frame: CGRect {
    switch target {
    case .window(let window): CGRect(origin: .zero, size: window.current.size)
    case .object(let object, let window): window.content?.frame(of: object.id) ?? .zero
    case .application, .cache: .zero
    }
  }

  /// The smallest whole pixels around the frame.
  private func extents(from kind: UInt32) -> Extents? { extents(of: frame, from: kind) }

  typealias Extents = (x: DBusValue, y: DBusValue, width: DBusValue, height: DBusValue)

  /// Returns the smallest whole pixels around a rectangle in the window's content, in points.
  func extents(of frame: CGRect, from kind: UInt32) -> Extents? {
    guard let window = window?.current, let origin = origin(kind) else { return nil }
    let scale = window.pixelsPerPoint
    let pixels = CGRect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
      height: frame.height * scale
    ).integral
    func whole(_ number: CGFloat) -> DBusValue {
      .int32(number.isFinite ? Int32(min(max(number.rounded(), -1e9), 1e9)) : 0)
    }
    return (
      whole(pixels.minX - origin.x), whole(pixels.minY - origin.y), whole(pixels.width),
      whole(pixels.height)
    )
  }

  /// A point in pixels as a point in the window's content.
  func point(_ x: Int32, _ y: Int32, from kind: UInt32) -> CGPoint? {
    guard let scale = window?.current.pixelsPerPoint, let origin = origin(kind) else { return nil }
    return CGPoint(x: (CGFloat(x) + origin.x) / scale, y: (CGFloat(y) + origin.y) / scale)
  }

  /// The origin of a kind of coordinates in the window's content, in pixels.
  private func origin(_ kind: UInt32) -> CGPoint? {
    guard let window, let kind = Origin(rawValue: kind) else { return nil }
    let properties = window.current
    switch kind {
    case .window: return .zero
    case .desktop: return CGPoint(x: -properties.origin.x, y: -properties.origin.y)
    case .parent:
      guard case .object(let object, _) = target, object.parent != .window,
        let outer = window.content?.frame(of: object.parent)
      else { return isWindow ? CGPoint(x: -properties.origin.x, y: -properties.origin.y) : .zero }
      let scale = properties.pixelsPerPoint
      return CGPoint(
        x: (outer.minX * scale).rounded(.down), y: (outer.minY * scale).rounded(.down))
    }
  }

  /// The innermost object at a point, of several beside each other the last; no object if the point
  /// is outside.
  private func object(at point: CGPoint) -> DBusValue {
    guard let window, let content = window.content, frame.contains(point) else { return none }
    var id: AccessibilityID =
      if case .object(let object, _) = target { object.id } else { .window }
    while let inner = content.children(of: id).last(where: { child in
      content.frame(of: child)?.contains(point) == true
    }) {
      id = inner
    }
    return application.reference(to: .object(id, in: window))
  }
}
