public import Foundation

/// The looks of all controls, which have no effect.
public class UIControl: UIControlAppearance {
  public var isEnabled = true

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a state from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
  }
}

/// The looks of all segmented controls, which have no effect.
public final class UISegmentedControl: UIControl {
  public var selectedSegmentTintColor: UIColor?
  public var apportionsSegmentWidthsByContent = false

  /// Without effect.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  /// Without effect.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// Without effect.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// Without effect.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}

/// The importance of a wish for a size.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public static let required = UILayoutPriority(rawValue: 1000)
  public static let defaultHigh = UILayoutPriority(rawValue: 750)
  public static let defaultLow = UILayoutPriority(rawValue: 250)
}

/// A rule for the frames of views of UIKit, of which the axes alone are there.
public enum NSLayoutConstraint {
  /// A direction.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}

/// The looks of all fields for text, which have no effect.
public final class UITextField: UIControl {
  /// The moment at which a button to clear a field is shown.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  public var textColor: UIColor?
  public var font: UIFont?
  public var clearButtonMode = ViewMode.never
  public var keyboardAppearance = UIKeyboardAppearance.default
  public var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]

  /// Posted on a phone when the text changes; never posted here.
  nonisolated public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted on a phone when editing begins; never posted here.
  nonisolated public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted on a phone when editing ends; never posted here.
  nonisolated public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

/// The looks of all texts, which have no effect.
public final class UILabel: UIControlAppearance {
  public var textColor: UIColor?
  public var font: UIFont?
  public var adjustsFontSizeToFitWidth = false
  public var minimumScaleFactor: CGFloat = 0
}

/// The looks of all dots of pages, which have no effect.
public final class UIPageControl: UIControl {
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
}

/// The looks of all switches, which have no effect.
public final class UISwitch: UIControl {
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
}

/// The looks of all sliders, which have no effect.
public final class UISlider: UIControl {
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public var thumbTintColor: UIColor?

  /// Without effect.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// The looks of all steppers, which have no effect.
public final class UIStepper: UIControl {
  /// Without effect.
  public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Without effect.
  public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
}

/// The looks of all pickers of dates, which have no effect.
public final class UIDatePicker: UIControl {
  public var minuteInterval = 1
}

/// The looks of all signs of a refresh, which have no effect.
public final class UIRefreshControl: UIControl {
  public var attributedTitle: NSAttributedString?
}

/// The looks of all search fields, which have no effect.
public final class UISearchBar: UIControlAppearance {
  public var barTintColor: UIColor?
  public var searchBarStyle = Style.default
  public var backgroundImage: UIImage?

  /// The looks of a search field.
  public enum Style: UInt, Sendable {
    case `default`, prominent, minimal
  }
}

/// The looks of all bars of progress, which have no effect.
public final class UIProgressView: UIControlAppearance {
  public var progressTintColor: UIColor?
  public var trackTintColor: UIColor?
}

/// The looks of all signs of activity, which have no effect.
public final class UIActivityIndicatorView: UIControlAppearance {
  public var color: UIColor?
}

/// The looks of all buttons, which have no effect.
public final class UIButton: UIControl {}
