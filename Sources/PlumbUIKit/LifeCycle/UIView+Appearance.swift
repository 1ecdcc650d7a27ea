extension UIView {
  /// Returns the looks of all views, which a program may describe and which have no effect, like those of bars.
  public class func appearance() -> UIView { UIView(of: nil) }

  /// Returns the looks of all views within some others, which have no effect.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIView {
    UIView(of: nil)
  }

  /// Returns the looks of all views with some traits, which have no effect.
  public class func appearance(for trait: UITraitCollection) -> UIView { UIView(of: nil) }
}
