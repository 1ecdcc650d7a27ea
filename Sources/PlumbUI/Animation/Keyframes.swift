/// Keyframes of a value, for several of its parts at once.
///
/// As SwiftUI: made of ``KeyframeTrack``s, which run side by side; a type of one's own puts several
/// of them together in its `body`.
public protocol Keyframes<Value> {
  associatedtype Value = Body.Value
  associatedtype Body: Keyframes

  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks to a list. Only the engine's own keyframes implement it.
  func _append(to list: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _append(to list: inout _KeyframeTracks<Value>) {
    body._append(to: &list)
  }
}

extension Keyframes where Body == _NoKeyframes<Value> {
  public var body: _NoKeyframes<Value> {
    preconditionFailure("\(Self.self) has no body; it is one of the tracks others are made of.")
  }
}

/// The body of keyframes that have none.
public enum _NoKeyframes<Value>: Keyframes {
  public typealias Body = Self

  public func _append(to list: inout _KeyframeTracks<Value>) {}
}

/// Tracks side by side, whatever their types are.
public struct _KeyframeTracks<Value>: Keyframes {
  public typealias Body = _NoKeyframes<Value>

  var tracks: [any PropertyKeyframes<Value>] = []

  public func _append(to list: inout _KeyframeTracks<Value>) {
    list.tracks += tracks
  }
}

/// Makes one list of the tracks that a closure lists.
///
/// As SwiftUI: keyframes outside of any track are the one track of the whole value.
@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<Content: Keyframes>(
    _ content: Content
  ) -> _KeyframeTracks<Value> where Content.Value == Value {
    var list = _KeyframeTracks<Value>()
    content._append(to: &list)
    return list
  }

  public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks() }

  public static func buildBlock(_ lists: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
    buildArray(lists)
  }

  public static func buildEither(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> {
    first
  }

  public static func buildEither(second: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> {
    second
  }

  public static func buildArray(_ lists: [_KeyframeTracks<Value>]) -> _KeyframeTracks<Value> {
    _KeyframeTracks(tracks: lists.flatMap(\.tracks))
  }

  public static func buildFinalResult(
    _ list: _KeyframeTracks<Value>
  ) -> _KeyframeTracks<Value> { list }
}

extension KeyframesBuilder where Value: Animatable {
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> _KeyframeList<Value> where Content.Value == Value {
    KeyframeTrackContentBuilder.buildExpression(content)
  }

  public static func buildBlock(
    _ first: _KeyframeList<Value>, _ others: _KeyframeList<Value>...
  ) -> _KeyframeList<Value> {
    buildArray([first] + others)
  }

  public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value> { first }

  public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value> { second }

  public static func buildArray(_ lists: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
    KeyframeTrackContentBuilder.buildArray(lists)
  }

  public static func buildFinalResult(
    _ list: _KeyframeList<Value>
  ) -> KeyframeTrack<Value, Value, _KeyframeList<Value>> {
    KeyframeTrack { list }
  }
}
