internal import Foundation

/// The elements of a window; the names of the properties are the keys of the JSON, a fixed contract.
package struct TreeReport: Codable, Equatable {
  package struct Size: Codable, Equatable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
  }

  /// A rectangle in points from the window's top left.
  package struct Frame: Codable, Equatable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double, y: Double, width: Double, height: Double) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  package struct Node: Codable, Equatable {
    /// The public type of the view.
    package var type: String
    /// The accessibility label; omitted if there is none.
    package var label: String?
    package var frame: Frame
    package var children: [Node]

    package init(type: String, label: String?, frame: Frame, children: [Node]) {
      (self.type, self.label, self.frame, self.children) = (type, label, frame, children)
    }
  }

  package var size: Size
  /// Pixels per point.
  package var scale: Double
  package var root: Node

  package init(size: Size, scale: Double, root: Node) {
    (self.size, self.scale, self.root) = (size, scale, root)
  }

  /// Reports the elements that an app shows.
  @MainActor package init(of app: HeadlessApp) {
    let size = app.window.size
    self.init(
      size: Size(width: size.width, height: size.height), scale: app.window.scale,
      root: Node(app.elements))
  }
}

extension TreeReport.Node {
  package init(_ element: AccessibilityElement) {
    self.init(
      type: element.type,
      label: element.label,
      frame: TreeReport.Frame(
        x: element.frame.minX, y: element.frame.minY,
        width: element.frame.width, height: element.frame.height),
      children: element.children.map(Self.init))
  }

  /// A line for each element with its type, its label, its size and its place, indented by the elements around it.
  package var outline: String {
    func lines(_ node: Self, _ depth: Int) -> [String] {
      let label = node.label.map { text in
        " \"\(text.split(whereSeparator: \.isNewline).joined(separator: " "))\""
      }
      let frame = node.frame
      let size = ShortText(CGSize(width: frame.width, height: frame.height))
      let place = ShortText(CGPoint(x: frame.x, y: frame.y))
      return [
        String(repeating: "  ", count: depth) + "\(node.type)\(label ?? "")  \(size) at \(place)"
      ] + node.children.flatMap { lines($0, depth + 1) }
    }
    return lines(self, 0).map { $0 + "\n" }.joined()
  }
}
