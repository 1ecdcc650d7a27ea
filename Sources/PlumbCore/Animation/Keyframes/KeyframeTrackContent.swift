/// A sequence of keyframes of one value.
///
/// As SwiftUI: the built-in keyframes are ``LinearKeyframe``, ``CubicKeyframe``, ``SpringKeyframe``
/// and ``MoveKeyframe``; a custom type combines several of them in its `body`.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated value.
  associatedtype Value: Animatable = Body.Value
  /// The type of the keyframes in `body`.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that make up this sequence.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Appends the keyframes to a list. Only the built-in keyframes implement it.
  func _append(to list: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _append(to list: inout _KeyframeList<Value>) {
    body._append(to: &list)
  }
}

extension KeyframeTrackContent where Body == _NoKeyframe<Value> {
  public var body: _NoKeyframe<Value> {
    preconditionFailure("\(Self.self) is a built-in keyframe without a body; do not call body.")
  }
}

/// The body type of built-in keyframes, which have no body.
public enum _NoKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Self

  public func _append(to list: inout _KeyframeList<Value>) {}
}

/// A type-erased sequence of keyframes of one value.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframe<Value>

  var steps: [KeyframeStep<Value>] = []

  public func _append(to list: inout _KeyframeList<Value>) {
    list.steps += steps
  }
}

/// A result builder that collects the keyframes of a closure in a list.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Returns the keyframes of a statement.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> _KeyframeList<Value> where Content.Value == Value {
    var list = _KeyframeList<Value>()
    content._append(to: &list)
    return list
  }

  /// Returns the keyframes of all statements in order.
  public static func buildBlock(_ lists: _KeyframeList<Value>...) -> _KeyframeList<Value> {
    buildArray(lists)
  }

  /// Returns the keyframes of the first branch of a condition.
  public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value> { first }

  /// Returns the keyframes of the second branch of a condition.
  public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value> { second }

  /// Returns the keyframes of all iterations of a loop.
  public static func buildArray(_ lists: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
    _KeyframeList(steps: lists.flatMap(\.steps))
  }
}
