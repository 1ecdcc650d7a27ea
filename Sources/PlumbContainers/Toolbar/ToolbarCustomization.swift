/// The changes that a person can make to an item of a toolbar; without effect on this platform.
public struct ToolbarCustomizationBehavior: Sendable {
  /// The person can move and remove the item.
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
  /// The person can move the item.
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
  /// The person can neither move nor remove the item.
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
}

/// Options of the customization of a toolbar, which have no effect on this platform.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// Items that are not in the bar are in a menu at its end.
  public static var alwaysAvailable: ToolbarCustomizationOptions {
    ToolbarCustomizationOptions(rawValue: 1)
  }

  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension CustomizableToolbarContent {
  /// Returns the items unchanged, as a person cannot change the toolbar on this platform.
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent {
    self
  }

  /// Sets whether the items are shown before a person changes the toolbar: on this platform, whether they are shown.
  ///
  /// - Parameter options: has no effect.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    defaultVisibility == .hidden ? nil : self
  }
}
