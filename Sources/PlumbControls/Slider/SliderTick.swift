/// A tick of a slider at a value, which may have a label.
public struct SliderTick<V: BinaryFloatingPoint> {
  /// The identity of a tick.
  public struct ID: Hashable {
    fileprivate let value: V
  }

  let value: V
  let label: AnyView?

  /// Creates a tick without a label.
  nonisolated public init(_ value: V) {
    self.value = value
    label = nil
  }

  /// Creates a tick with a label.
  nonisolated public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.value = value
    self.label = AnyView(label())
  }

  /// Creates a tick with a localised title.
  nonisolated public init(_ titleKey: LocalizedStringKey, _ value: V) {
    self.init(value) { Text(titleKey) }
  }

  /// Creates a tick with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, _ value: V) {
    self.init(value) { Text(title) }
  }
}

extension SliderTick: Identifiable, Comparable {
  /// The identity of the tick, which follows from its value.
  public var id: ID { ID(value: value) }

  public static func == (lhs: SliderTick, rhs: SliderTick) -> Bool { lhs.value == rhs.value }

  public static func < (lhs: SliderTick, rhs: SliderTick) -> Bool { lhs.value < rhs.value }
}

/// Ticks of a slider.
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
  associatedtype Body: RandomAccessCollection where Body.Element == SliderTick<Value>

  /// The ticks.
  var body: Body { get }
}

extension SliderTick: SliderTickContent {
  public typealias Value = V

  public var body: [SliderTick<V>] { [self] }
}

/// The ticks of the elements of a collection.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  public typealias Value = Content.Value

  public let body: [SliderTick<Value>]

  /// Creates the ticks of elements that are identified by a property.
  nonisolated public init<V>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Data.Element, Data.Element == Content.Value {
    body = data.flatMap { content($0).body }
  }

  /// Creates the ticks of elements that are identified by their ids.
  nonisolated public init<V>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where ID == V.ID, V: Identifiable, V == Data.Element, Data.Element == Content.Value {
    body = data.flatMap { content($0).body }
  }
}

/// Several ticks of a slider.
public struct TupleSliderTickContent<V: BinaryFloatingPoint>: SliderTickContent {
  public typealias Value = V

  public let body: [SliderTick<V>]
}

/// A result builder that combines the ticks listed in a closure.
@resultBuilder public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Returns a tick unchanged.
  public static func buildExpression(_ tick: SliderTick<V>) -> SliderTick<V> { tick }

  /// Returns ticks unchanged.
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> C where C.Value == V {
    content
  }

  /// Returns no ticks.
  public static func buildBlock() -> TupleSliderTickContent<V> { TupleSliderTickContent(body: []) }

  /// Returns the first ticks.
  public static func buildPartialBlock<C: SliderTickContent>(first: C) -> C where C.Value == V {
    first
  }

  /// Combines ticks with the next ones.
  public static func buildPartialBlock<First: SliderTickContent, Next: SliderTickContent>(
    accumulated: First, next: Next
  ) -> TupleSliderTickContent<V> where First.Value == V, Next.Value == V {
    TupleSliderTickContent(body: Array(accumulated.body) + Array(next.body))
  }

  /// Returns the ticks of an `if` without `else`.
  public static func buildIf<C: SliderTickContent>(
    _ content: C?
  ) -> _ConditionalSliderTicks<C, TupleSliderTickContent<V>> where C.Value == V {
    _ConditionalSliderTicks(body: content.map { Array($0.body) } ?? [])
  }

  /// Returns the ticks of the first branch of a condition.
  public static func buildEither<First: SliderTickContent, Second: SliderTickContent>(
    first: First
  ) -> _ConditionalSliderTicks<First, Second> where First.Value == V, Second.Value == V {
    _ConditionalSliderTicks(body: Array(first.body))
  }

  /// Returns the ticks of the second branch of a condition.
  public static func buildEither<First: SliderTickContent, Second: SliderTickContent>(
    second: Second
  ) -> _ConditionalSliderTicks<First, Second> where First.Value == V, Second.Value == V {
    _ConditionalSliderTicks(body: Array(second.body))
  }
}

/// The ticks of a branch of a condition.
public struct _ConditionalSliderTicks<First: SliderTickContent, Second: SliderTickContent>:
  SliderTickContent
where First.Value == Second.Value {
  public typealias Value = First.Value

  public let body: [SliderTick<Value>]
}
