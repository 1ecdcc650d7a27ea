import Foundation
import SwiftUI

/// The output of `tally tree`; its property names are the keys of the JSON, a fixed contract.
nonisolated struct TreeReport: Codable, Equatable {
  struct Size: Codable, Equatable {
    var width: Double
    var height: Double
  }

  /// A rectangle in points from the window's top left.
  struct Frame: Codable, Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  struct Node: Codable, Equatable {
    /// The public type of the view.
    var type: String
    /// The accessibility label; omitted if there is none.
    var label: String?
    var frame: Frame
    var children: [Node]
  }

  var size: Size
  /// Pixels per point.
  var scale: Double
  var root: Node

  /// Returns the report as one line of JSON, the same for equal reports.
  func json() throws -> String {
    String(decoding: try jsonLine(), as: UTF8.self)
  }
}

nonisolated extension TreeReport.Node {
  init(_ element: AccessibilityElement) {
    self.init(
      type: element.type,
      label: element.label,
      frame: TreeReport.Frame(
        x: element.frame.minX, y: element.frame.minY,
        width: element.frame.width, height: element.frame.height),
      children: element.children.map(Self.init))
  }
}
