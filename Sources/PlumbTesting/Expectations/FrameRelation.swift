public import Foundation
import PlumbUI

/// The expectation of a test for the frame of an element, by itself or beside another frame.
///
/// ```swift
/// cat.expect(.leading(of: dog, spacing: 8))
/// cat.expect(.width(120), tolerance: 0.5)
/// ```
@MainActor public struct FrameRelation {
  /// A requirement: its description, and the deviation of the frame in points, which may be at most
  /// `tolerance`.
  struct Requirement {
    let words: String
    let actual: String
    let deviation: CGFloat
  }

  /// Returns the requirements for the frame of an element.
  let requirements: (TestElement) -> [Requirement]
  /// The window or element beside which the frame is expected; `nil` for a frame by itself.
  let other: (any FrameOwner)?

  private init(
    other: (any FrameOwner)? = nil, _ requirements: @escaping (TestElement) -> [Requirement]
  ) {
    self.other = other
    self.requirements = requirements
  }

  private static func number(_ value: CGFloat) -> String { ElementOutline.number(value) }
}

// MARK: A frame by itself

extension FrameRelation {
  /// The frame in points from the window's top left corner.
  public static func frame(_ frame: CGRect) -> FrameRelation {
    FrameRelation { element in
      let own = element.frame
      let deviations = [
        own.minX - frame.minX, own.minY - frame.minY, own.maxX - frame.maxX, own.maxY - frame.maxY,
      ]
      return [
        Requirement(
          words: "be at \(ElementOutline.text(frame))",
          actual: "it is at \(ElementOutline.text(own))",
          deviation: deviations.map(abs).max() ?? 0)
      ]
    }
  }

  /// The frame in points from the window's top left corner.
  public static func frame(
    x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat
  ) -> FrameRelation {
    frame(CGRect(x: x, y: y, width: width, height: height))
  }

  /// The size in points.
  public static func size(width: CGFloat, height: CGFloat) -> FrameRelation {
    FrameRelation { element in
      [
        length("wide", element.frame.width, width), length("high", element.frame.height, height),
      ]
    }
  }

  /// The width in points.
  public static func width(_ width: CGFloat) -> FrameRelation {
    FrameRelation { [length("wide", $0.frame.width, width)] }
  }

  /// The height in points.
  public static func height(_ height: CGFloat) -> FrameRelation {
    FrameRelation { [length("high", $0.frame.height, height)] }
  }

  private static func length(
    _ dimension: String, _ own: CGFloat, _ expected: CGFloat
  ) -> Requirement {
    Requirement(
      words: "be \(number(expected)) points \(dimension)", actual: "it is \(number(own))",
      deviation: abs(own - expected))
  }
}

// MARK: Two frames

extension FrameRelation {
  /// The frame ends above the top of another one.
  ///
  /// - Parameter spacing: the distance in points; by default any that is not negative.
  public static func above(_ other: some FrameOwner, spacing: CGFloat? = nil) -> FrameRelation {
    distance("above", other, spacing) { own, other, _ in other.minY - own.maxY }
  }

  /// The frame begins below the bottom of another one.
  ///
  /// - Parameter spacing: the distance in points; by default any that is not negative.
  public static func below(_ other: some FrameOwner, spacing: CGFloat? = nil) -> FrameRelation {
    distance("below", other, spacing) { own, other, _ in own.minY - other.maxY }
  }

  /// The frame is on the leading side of another one: left of it, or right in a layout from right to
  /// left.
  ///
  /// - Parameter spacing: the distance in points; by default any that is not negative.
  public static func leading(of other: some FrameOwner, spacing: CGFloat? = nil) -> FrameRelation {
    distance("on the leading side of", other, spacing) { own, other, direction in
      direction == .leftToRight ? other.minX - own.maxX : own.minX - other.maxX
    }
  }

  /// The frame is on the trailing side of another one: right of it, or left in a layout from right to
  /// left.
  ///
  /// - Parameter spacing: the distance in points; by default any that is not negative.
  public static func trailing(of other: some FrameOwner, spacing: CGFloat? = nil) -> FrameRelation {
    distance("on the trailing side of", other, spacing) { own, other, direction in
      direction == .leftToRight ? own.minX - other.maxX : other.minX - own.maxX
    }
  }

  /// The frame is inside another one, or inside the window.
  ///
  /// - Parameter margin: the smallest distance from each edge, in points.
  public static func inside(_ other: some FrameOwner, margin: CGFloat = 0) -> FrameRelation {
    FrameRelation(other: other) { element in
      let (own, outer) = (element.frame, other.frame)
      let distances = [
        own.minX - outer.minX, own.minY - outer.minY, outer.maxX - own.maxX, outer.maxY - own.maxY,
      ]
      let least = distances.min() ?? 0
      let inset = margin == 0 ? "" : " and \(number(margin)) points from its edges"
      return [
        Requirement(
          words: "be inside \(other.name)\(inset)",
          actual: least < 0 ? "it extends \(number(-least)) beyond" : "it is \(number(least)) away",
          deviation: max(margin - least, 0))
      ]
    }
  }

  /// The frame and another one have no point in common; they may touch.
  public static func apart(from other: some FrameOwner) -> FrameRelation {
    FrameRelation(other: other) { element in
      let common = element.frame.intersection(other.frame)
      let overlap = common.isNull ? 0 : min(common.width, common.height)
      return [
        Requirement(
          words: "not overlap \(other.name)", actual: "they overlap by \(number(overlap))",
          deviation: overlap)
      ]
    }
  }

  /// An edge or the centre of the frame is in line with the same guide of another one.
  public static func aligned(_ guide: FrameGuide, with other: some FrameOwner) -> FrameRelation {
    FrameRelation(other: other) { element in
      let direction = element.window.environment.layoutDirection
      let own = guide.position(in: element.frame, direction)
      let expected = guide.position(in: other.frame, direction)
      return [
        Requirement(
          words: "be aligned with \(other.name) at the \(guide.name), \(number(expected))",
          actual: "it is at \(number(own))", deviation: abs(own - expected))
      ]
    }
  }

  /// The frame is as wide as another one.
  public static func asWide(as other: some FrameOwner) -> FrameRelation {
    FrameRelation(other: other) { element in
      [
        Requirement(
          words: "be as wide as \(other.name), \(number(other.frame.width))",
          actual: "it is \(number(element.frame.width))",
          deviation: abs(element.frame.width - other.frame.width))
      ]
    }
  }

  /// The frame is as high as another one.
  public static func asHigh(as other: some FrameOwner) -> FrameRelation {
    FrameRelation(other: other) { element in
      [
        Requirement(
          words: "be as high as \(other.name), \(number(other.frame.height))",
          actual: "it is \(number(element.frame.height))",
          deviation: abs(element.frame.height - other.frame.height))
      ]
    }
  }

  private static func distance(
    _ side: String, _ other: some FrameOwner, _ spacing: CGFloat?,
    _ measure: @escaping (CGRect, CGRect, LayoutDirection) -> CGFloat
  ) -> FrameRelation {
    FrameRelation(other: other) { element in
      let direction = element.window.environment.layoutDirection
      let distance = measure(element.frame, other.frame, direction)
      let gap = spacing.map { " with \(number($0)) points between" } ?? ""
      return [
        Requirement(
          words: "be \(side) \(other.name)\(gap)",
          actual: distance < 0
            ? "it is not, by \(number(-distance))" : "there are \(number(distance))",
          deviation: spacing.map { abs(distance - $0) } ?? max(-distance, 0))
      ]
    }
  }
}
