public import Foundation

/// The looks of all scroll views, which have no effect.
public class UIScrollView: UIControlAppearance {
  /// The moment at which scrolling hides a keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive
  }

  public var bounces = true
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false
  public var isScrollEnabled = true
  public var isPagingEnabled = false
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
  public var keyboardDismissMode = KeyboardDismissMode.none
  public var contentInset = UIEdgeInsets.zero
}

/// The looks of all tables, which have no effect.
public final class UITableView: UIScrollView {
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  public var separatorStyle = SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var separatorInset = UIEdgeInsets.zero
  public var sectionHeaderTopPadding: CGFloat = 0
  public var sectionHeaderHeight: CGFloat = 0
  public var sectionFooterHeight: CGFloat = 0
  public var rowHeight: CGFloat = 0
  public var allowsSelection = true
  public var sectionIndexColor: UIColor?
  public var sectionIndexBackgroundColor: UIColor?
  /// Accepted so that it can be set to `nil`; a view of UIKit cannot be made.
  public var tableFooterView: UIControlAppearance?
  /// Accepted so that it can be set to `nil`; a view of UIKit cannot be made.
  public var tableHeaderView: UIControlAppearance?
  /// Accepted so that it can be set to `nil`; a view of UIKit cannot be made.
  public var backgroundView: UIControlAppearance?
}

/// The looks of all rows of tables, which have no effect.
public final class UITableViewCell: UIControlAppearance {
  /// The looks of a row that is selected.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  public var selectionStyle = SelectionStyle.default
  /// Accepted so that it can be set to `nil`; a view of UIKit cannot be made.
  public var selectedBackgroundView: UIControlAppearance?
}

/// The looks of all headers of tables, which have no effect.
public final class UITableViewHeaderFooterView: UIControlAppearance {}

/// The looks of all collections, which have no effect.
public final class UICollectionView: UIScrollView {}

/// The looks of all editors of text, which have no effect.
public final class UITextView: UIScrollView {
  public var textColor: UIColor?
  public var font: UIFont?
  public var textContainerInset = UIEdgeInsets.zero
}
