public import Foundation

/// The size and the place of a view, in points.
///
/// A proxy may be kept; what it says of places is true at the time it is asked. Movements on their
/// way do not count: it speaks of where views are placed.
public struct GeometryProxy {
  /// The size of the view.
  public let size: CGSize
  private weak let node: LayoutNode?
  private let reads: GeometryReads?

  /// - Parameter reads: takes down which places are asked for; `nil` for nobody.
  init(_ node: LayoutNode, reads: GeometryReads? = nil) {
    size = node.size
    self.node = node
    self.reads = reads
  }

  /// The margins that window decorations take from the view. There are none on Linux, so all are 0.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The view's bounds in other coordinates.
  ///
  /// As SwiftUI: what asks for a place is told of its changes.
  public func frame(in space: CoordinateSpace) -> CGRect {
    guard let node else { return CGRect(origin: .zero, size: size) }
    let frame = node.placedFrame(in: space)
    reads?.add(frame, in: space)
    return frame
  }

  /// The view's bounds in other coordinates.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// A place that another view marked, in this view's coordinates.
  ///
  /// As SwiftUI: what asks for a place is told of its changes.
  public subscript<T>(anchor: Anchor<T>) -> T {
    guard let node else { return anchor.value(seenThrough: .identity) }
    reads?.add(anchor.node, seenFrom: node)
    return anchor.value(seenThrough: node.rootTransform.inverted())
  }

  /// The bounds of a named space in the view's coordinates; `nil` where no view above has the name.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    guard let node, let outer = node.coordinateSpace(named: space.name) else { return nil }
    let frame = frame(in: space)
    return CGRect(
      origin: CGPoint(x: -frame.origin.x, y: -frame.origin.y), size: outer.size)
  }
}

/// Which places were asked for, and what the answers were.
final class GeometryReads {
  private var frames: [CoordinateSpace: CGRect] = [:]
  /// Marked views by identity, and how they stood to the reader when they were asked for last.
  private(set) var marks: [ObjectIdentifier: Mark] = [:]

  struct Mark {
    weak var node: LayoutNode?
    let size: CGSize
    let transform: CGAffineTransform
  }

  func add(_ frame: CGRect, in space: CoordinateSpace) {
    if space != .local { frames[space] = frame }
  }

  func add(_ marked: LayoutNode?, seenFrom node: LayoutNode) {
    guard let marked else { return }
    marks[ObjectIdentifier(marked)] = Mark(
      node: marked, size: marked.size, transform: marked.transform(seenFrom: node))
  }

  /// Whether a node is somewhere else than it was when asked, or a marked one is for it.
  func areOutdated(for node: LayoutNode) -> Bool {
    frames.contains { node.placedFrame(in: $0.key) != $0.value }
      || marks.values.contains { mark in
        guard let marked = mark.node else { return true }
        return marked.size != mark.size || marked.transform(seenFrom: node) != mark.transform
      }
  }
}
