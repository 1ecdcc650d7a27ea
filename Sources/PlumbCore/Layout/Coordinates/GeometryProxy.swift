public import Foundation

/// A proxy for the size and the position of a view, in points.
///
/// A proxy may be stored; it reads positions at the time of the call. Running animations are
/// ignored: positions are as laid out.
public struct GeometryProxy {
  /// The size of the view.
  public let size: CGSize
  private weak let node: LayoutNode?
  private let reads: GeometryReads?

  /// - Parameter reads: records which positions are read; `nil` to record nothing.
  init(_ node: LayoutNode, reads: GeometryReads? = nil) {
    size = node.size
    self.node = node
    self.reads = reads
  }

  /// The insets that window decorations take from the view. There are none on Linux, so all are 0.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the bounds of the view in a coordinate space.
  ///
  /// As SwiftUI: a view that reads a position is updated when it changes.
  public func frame(in space: CoordinateSpace) -> CGRect {
    guard let node else { return CGRect(origin: .zero, size: size) }
    let frame = node.placedFrame(in: space)
    reads?.add(frame, in: space)
    return frame
  }

  /// Returns the bounds of the view in a coordinate space.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The value of an anchor in the coordinates of this view.
  ///
  /// As SwiftUI: a view that reads a position is updated when it changes.
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard let node else { return anchor.value(through: ProjectionTransform()) }
    reads?.add(anchor.node, relativeTo: node)
    return anchor.value(through: node.rootTransform.inverted())
  }

  /// Returns the bounds of a named coordinate space in the coordinates of the view; `nil` if no
  /// ancestor defines the space.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let node, let outer = node.coordinateSpace(named: space.name) else { return nil }
    let frame = frame(in: space)
    return CGRect(
      origin: CGPoint(x: -frame.origin.x, y: -frame.origin.y), size: outer.size)
  }
}

/// A record of the positions that were read through a proxy, with their values.
final class GeometryReads {
  private var frames: [CoordinateSpace: CGRect] = [:]
  /// Views with anchors by identity, with their transforms to the reading view at the time of the
  /// last read.
  private(set) var anchorReads: [ObjectIdentifier: AnchorRead] = [:]

  struct AnchorRead {
    weak var node: LayoutNode?
    let size: CGSize
    let transform: ProjectionTransform
  }

  /// Records a frame. Frames in the local space do not depend on the position and are ignored.
  func add(_ frame: CGRect, in space: CoordinateSpace) {
    if space != .local { frames[space] = frame }
  }

  /// Records the position of a view with an anchor.
  func add(_ marked: LayoutNode?, relativeTo node: LayoutNode) {
    guard let marked else { return }
    marked.setObserved()
    anchorReads[ObjectIdentifier(marked)] = AnchorRead(
      node: marked, size: marked.size, transform: marked.transform(relativeTo: node))
  }

  /// Returns whether any recorded position has changed for the node.
  func areOutdated(for node: LayoutNode) -> Bool {
    frames.contains { node.placedFrame(in: $0.key) != $0.value }
      || anchorReads.values.contains { read in
        guard let marked = read.node else { return true }
        return marked.size != read.size || marked.transform(relativeTo: node) != read.transform
      }
  }
}
