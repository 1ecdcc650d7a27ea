// Names that ported programs use most often and that cannot be used: the compiler shows a sentence with the
// replacement.

/// Not available: a view controller that shares items.
@available(
  *, unavailable, message: "There are no views of UIKit on Linux. Use ShareLink."
)
public final class UIActivityViewController {
  /// Not available.
  public init(activityItems: [Any], applicationActivities: [Any]?) {}
}

/// Not available: a view controller that asks a question.
@available(
  *, unavailable,
  message:
    "There are no views of UIKit on Linux. Use alert(_:isPresented:actions:message:) or confirmationDialog."
)
public final class UIAlertController {
  /// Not available.
  public enum Style { case actionSheet, alert }

  /// Not available.
  public init(title: String?, message: String?, preferredStyle: Style) {}
}

/// Not available: an answer of a question.
@available(
  *, unavailable,
  message:
    "There are no views of UIKit on Linux. Use alert(_:isPresented:actions:message:) with a Button for each answer."
)
public final class UIAlertAction {}

/// Not available: a view controller that chooses a picture.
@available(
  *, unavailable,
  message:
    "There are no views of UIKit on Linux. Use fileImporter(isPresented:allowedContentTypes:onCompletion:) with [.image]."
)
public final class UIImagePickerController {
  /// Not available.
  public init() {}
}

/// Not available: a view controller that chooses files.
@available(
  *, unavailable, message: "There are no views of UIKit on Linux. Use fileImporter or fileExporter."
)
public final class UIDocumentPickerViewController {}

/// Not available: a view controller with a stack of others.
@available(
  *, unavailable, message: "There are no views of UIKit on Linux. Use NavigationStack."
)
public final class UINavigationController {}

/// Not available: a view controller with tabs.
@available(
  *, unavailable, message: "There are no views of UIKit on Linux. Use TabView."
)
public final class UITabBarController {}

/// Not available: a view controller with columns.
@available(
  *, unavailable, message: "There are no views of UIKit on Linux. Use NavigationSplitView."
)
public final class UISplitViewController {}

/// Not available: a view controller with pages.
@available(
  *, unavailable,
  message: "There are no views of UIKit on Linux. Use TabView with tabViewStyle(.page)."
)
public final class UIPageViewController {}

/// Not available: a view controller with a table.
@available(
  *, unavailable, message: "There are no views of UIKit on Linux. Use List."
)
public final class UITableViewController {}

/// Not available: a view controller with a grid.
@available(
  *, unavailable, message: "There are no views of UIKit on Linux. Use LazyVGrid in a ScrollView."
)
public final class UICollectionViewController {}

/// Not available: a view controller that searches.
@available(
  *, unavailable, message: "There are no views of UIKit on Linux. Use searchable(text:)."
)
public final class UISearchController {}

/// Not available: a stack of views.
@available(
  *, unavailable, message: "There are no views of UIKit on Linux. Use HStack or VStack."
)
public final class UIStackView {}

/// Not available: a view with an image.
@available(
  *, unavailable, message: "There are no views of UIKit on Linux. Use Image."
)
public final class UIImageView {
  /// Not available.
  public init(image: UIImage?) {}
}

/// Not available: a blurred view.
@available(
  *, unavailable,
  message:
    "There are no views of UIKit on Linux. Use a Material, such as background(.thinMaterial)."
)
public final class UIVisualEffectView {
  /// Not available.
  public init(effect: UIBlurEffect?) {}
}

/// Not available: a recognizer of gestures.
@available(
  *, unavailable,
  message:
    "There are no views of UIKit on Linux. Use onTapGesture, DragGesture or another Gesture of SwiftUI."
)
public final class UIGestureRecognizer {}

/// Not available: a recognizer of taps.
@available(
  *, unavailable, message: "There are no views of UIKit on Linux. Use onTapGesture or TapGesture."
)
public final class UITapGestureRecognizer {}

/// Not available: a recognizer of drags.
@available(
  *, unavailable, message: "There are no views of UIKit on Linux. Use DragGesture."
)
public final class UIPanGestureRecognizer {}

/// Not available: a recognizer of pinches.
@available(
  *, unavailable, message: "There are no views of UIKit on Linux. Use MagnifyGesture."
)
public final class UIPinchGestureRecognizer {}

/// Not available: a recognizer of long presses.
@available(
  *, unavailable,
  message: "There are no views of UIKit on Linux. Use onLongPressGesture or LongPressGesture."
)
public final class UILongPressGestureRecognizer {}

/// Not available: a recognizer of swipes.
@available(
  *, unavailable,
  message: "There are no views of UIKit on Linux. Use DragGesture and compare its translation."
)
public final class UISwipeGestureRecognizer {}

/// Not available: a view with wheels.
@available(
  *, unavailable, message: "There are no views of UIKit on Linux. Use Picker."
)
public final class UIPickerView {}

/// Not available: a dialog that prints.
@available(
  *, unavailable,
  message: "There are no views of UIKit on Linux. Draw a picture with ImageRenderer and export it."
)
public final class UIPrintInteractionController {}

/// Not available: a menu of commands.
@available(
  *, unavailable, message: "There are no views of UIKit on Linux. Use contextMenu."
)
public final class UIMenuController {}
