/// The keyframes of a value, for several of its properties in parallel.
///
/// As SwiftUI: they consist of ``KeyframeTrack``s, which run in parallel; a custom type combines
/// several of them in its `body`.
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value = Body.Value
  /// The type of the keyframes in `body`.
  associatedtype Body: Keyframes

  /// The tracks that make up these keyframes.
  @KeyframesBuilder<Value> var body: Body { get }

  /// Appends the tracks to a list. Only the built-in keyframes implement it.
  func _append(to list: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _append(to list: inout _KeyframeTracks<Value>) {
    body._append(to: &list)
  }
}

extension Keyframes where Body == _NoKeyframes<Value> {
  public var body: _NoKeyframes<Value> {
    preconditionFailure("\(Self.self) is a built-in track without a body; do not call body.")
  }
}

/// The body type of built-in tracks, which have no body.
public enum _NoKeyframes<Value>: Keyframes {
  public typealias Body = Self

  public func _append(to list: inout _KeyframeTracks<Value>) {}
}

/// A type-erased list of parallel tracks.
public struct _KeyframeTracks<Value>: Keyframes {
  public typealias Body = _NoKeyframes<Value>

  var tracks: [any PropertyKeyframes<Value>] = []

  public func _append(to list: inout _KeyframeTracks<Value>) {
    list.tracks += tracks
  }
}

/// A result builder that collects the tracks of a closure in a list.
///
/// As SwiftUI: keyframes outside of any track form a single track of the whole value.
@resultBuilder public struct KeyframesBuilder<Value> {
  /// Returns the tracks of a statement.
  public static func buildExpression<Content: Keyframes>(
    _ content: Content
  ) -> _KeyframeTracks<Value> where Content.Value == Value {
    var list = _KeyframeTracks<Value>()
    content._append(to: &list)
    return list
  }

  /// Returns no tracks, for an empty closure.
  public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks() }

  /// Returns the tracks of all statements.
  public static func buildBlock(_ lists: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
    buildArray(lists)
  }

  /// Returns the tracks of the first branch of a condition.
  public static func buildEither(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> {
    first
  }

  /// Returns the tracks of the second branch of a condition.
  public static func buildEither(second: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> {
    second
  }

  /// Returns the tracks of all iterations of a loop.
  public static func buildArray(_ lists: [_KeyframeTracks<Value>]) -> _KeyframeTracks<Value> {
    _KeyframeTracks(tracks: lists.flatMap(\.tracks))
  }

  /// Returns the tracks of the closure.
  public static func buildFinalResult(
    _ list: _KeyframeTracks<Value>
  ) -> _KeyframeTracks<Value> { list }
}

extension KeyframesBuilder where Value: Animatable {
  /// Returns the keyframes of a statement outside of any track.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> _KeyframeList<Value> where Content.Value == Value {
    KeyframeTrackContentBuilder.buildExpression(content)
  }

  /// Returns the keyframes of all statements in order.
  public static func buildBlock(
    _ first: _KeyframeList<Value>, _ others: _KeyframeList<Value>...
  ) -> _KeyframeList<Value> {
    buildArray([first] + others)
  }

  /// Returns the keyframes of the first branch of a condition.
  public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value> { first }

  /// Returns the keyframes of the second branch of a condition.
  public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value> { second }

  /// Returns the keyframes of all iterations of a loop.
  public static func buildArray(_ lists: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
    KeyframeTrackContentBuilder.buildArray(lists)
  }

  /// Returns a single track of the whole value.
  public static func buildFinalResult(
    _ list: _KeyframeList<Value>
  ) -> KeyframeTrack<Value, Value, _KeyframeList<Value>> {
    KeyframeTrack { list }
  }
}
