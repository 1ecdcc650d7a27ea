/// A value that can be animated from an old to a new state.
///
/// `animatableData` is interpolated; all other properties change at once. By default it is empty
/// and nothing is animated.
public protocol Animatable {
  /// The type of the numbers to interpolate.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The numbers to interpolate.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {
  public typealias AnimatableData = Double
}

extension Float: Animatable {
  public typealias AnimatableData = Float
}

extension CGFloat: Animatable {
  public typealias AnimatableData = CGFloat
}
