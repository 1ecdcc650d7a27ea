public import Foundation
internal import Synchronization

/// The name of a transformer of values.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }

  /// The transformer that negates a Boolean value.
  public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
  /// The transformer that tells whether there is no value.
  public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
  /// The transformer that tells whether there is a value.
  public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
}

/// An object that changes values into others, and is found by a name.
///
/// As Foundation on Apple's platforms, which has no such class on Linux. A subclass overrides
/// `transformedValue(_:)`, and for both directions `allowsReverseTransformation()` and `reverseTransformedValue(_:)`.
open class ValueTransformer: NSObject, @unchecked Sendable {
  private static let registered = Mutex<[NSValueTransformerName: ValueTransformer]>([
    .negateBooleanTransformerName: BooleanTransformer(isReversible: true) {
      !($0 as? Bool ?? false)
    },
    .isNilTransformerName: BooleanTransformer { $0 == nil },
    .isNotNilTransformerName: BooleanTransformer { $0 != nil },
  ])

  /// The transformer to which this one passes its calls; `nil` for a subclass.
  private var target: ValueTransformer?

  public override init() { super.init() }

  /// Creates a transformer that does what the one with a name does; `nil` if there is none.
  public convenience init?(forName name: NSValueTransformerName) {
    guard let target = Self.registered.withLock({ $0[name] }) else { return nil }
    self.init()
    self.target = target
  }

  /// Gives a transformer a name; `nil` removes the one with the name.
  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) {
    registered.withLock { $0[name] = transformer }
  }

  /// Returns the names of all transformers that have one.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    registered.withLock { Array($0.keys) }
  }

  /// Returns the class of the values that the transformer returns.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Returns whether the transformer can change a value back, as it can unless a subclass says otherwise.
  open class func allowsReverseTransformation() -> Bool { true }

  /// Returns the value for another one.
  open func transformedValue(_ value: Any?) -> Any? {
    target.map { $0.transformedValue(value) } ?? value
  }

  /// Returns the value from which another one was made.
  ///
  /// As Foundation: unless a subclass overrides it, the same as `transformedValue(_:)`.
  ///
  /// - Precondition: The transformer allows it.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    if let target { return target.reverseTransformedValue(value) }
    precondition(
      type(of: self).allowsReverseTransformation(),
      "\(type(of: self)) cannot change values back; override allowsReverseTransformation().")
    return transformedValue(value)
  }
}

private final class BooleanTransformer: ValueTransformer, @unchecked Sendable {
  private let isReversible: Bool
  private let transform: @Sendable (Any?) -> Bool

  init(isReversible: Bool = false, _ transform: @escaping @Sendable (Any?) -> Bool) {
    self.isReversible = isReversible
    self.transform = transform
    super.init()
  }

  override func transformedValue(_ value: Any?) -> Any? { transform(value) }

  override func reverseTransformedValue(_ value: Any?) -> Any? {
    precondition(isReversible, "Whether there is a value does not tell the value.")
    return transform(value)
  }
}
