/// Keyframes of one value, one after the other.
///
/// As SwiftUI: the keyframes are ``LinearKeyframe``, ``CubicKeyframe``, ``SpringKeyframe`` and
/// ``MoveKeyframe``; a type of one's own puts several of them together in its `body`.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Body.Value
  associatedtype Body: KeyframeTrackContent

  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the keyframes to a list. Only the engine's own keyframes implement it.
  func _append(to list: inout _KeyframeList<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _append(to list: inout _KeyframeList<Value>) {
    body._append(to: &list)
  }
}

extension KeyframeTrackContent where Body == _NoKeyframe<Value> {
  public var body: _NoKeyframe<Value> {
    preconditionFailure("\(Self.self) has no body; it is one of the keyframes others are made of.")
  }
}

/// The body of a keyframe that has none.
public enum _NoKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Self

  public func _append(to list: inout _KeyframeList<Value>) {}
}

/// Keyframes of one value in order, whatever their types are.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframe<Value>

  var steps: [KeyframeStep<Value>] = []

  public func _append(to list: inout _KeyframeList<Value>) {
    list.steps += steps
  }
}

/// Makes one list of the keyframes that a closure lists.
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> _KeyframeList<Value> where Content.Value == Value {
    var list = _KeyframeList<Value>()
    content._append(to: &list)
    return list
  }

  public static func buildBlock(_ lists: _KeyframeList<Value>...) -> _KeyframeList<Value> {
    buildArray(lists)
  }

  public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value> { first }

  public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value> { second }

  public static func buildArray(_ lists: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
    _KeyframeList(steps: lists.flatMap(\.steps))
  }
}
