// Names that ported programs use most often and that cannot be used: the compiler shows a sentence with the
// replacement.

/// Not available: a dialog that opens files.
@available(
  *, unavailable,
  message:
    "There are no views of AppKit on Linux. Use fileImporter(isPresented:allowedContentTypes:onCompletion:)."
)
public final class NSOpenPanel {
  /// Not available.
  public init() {}
}

/// Not available: a dialog that saves a file.
@available(
  *, unavailable, message: "There are no views of AppKit on Linux. Use fileExporter."
)
public final class NSSavePanel {
  /// Not available.
  public init() {}
}

/// Not available: a dialog that asks a question.
@available(
  *, unavailable,
  message: "There are no views of AppKit on Linux. Use alert(_:isPresented:actions:message:)."
)
public final class NSAlert {
  /// Not available.
  public init() {}
}

/// Not available: a window that chooses a colour.
@available(
  *, unavailable, message: "There are no views of AppKit on Linux. Use ColorPicker."
)
public final class NSColorPanel {}

/// Not available: a window that chooses a font.
@available(
  *, unavailable,
  message: "There are no views of AppKit on Linux. Use Picker with the fonts of your choice."
)
public final class NSFontPanel {}

/// Not available: the items in the menu bar.
@available(
  *, unavailable, message: "There are no views of AppKit on Linux. Use MenuBarExtra."
)
public final class NSStatusBar {}

/// Not available: an item in the menu bar.
@available(
  *, unavailable, message: "There are no views of AppKit on Linux. Use MenuBarExtra."
)
public final class NSStatusItem {}

/// Not available: a window beside a view.
@available(
  *, unavailable,
  message: "There are no views of AppKit on Linux. Use popover(isPresented:content:)."
)
public final class NSPopover {
  /// Not available.
  public init() {}
}

/// Not available: a blurred view.
@available(
  *, unavailable,
  message:
    "There are no views of AppKit on Linux. Use a Material, such as background(.thinMaterial)."
)
public final class NSVisualEffectView {
  /// Not available.
  public init() {}
}

/// Not available: a field for text.
@available(
  *, unavailable, message: "There are no views of AppKit on Linux. Use TextField."
)
public final class NSTextField {
  /// Not available.
  public init() {}
}

/// Not available: an editor of text.
@available(
  *, unavailable, message: "There are no views of AppKit on Linux. Use TextEditor."
)
public final class NSTextView {
  /// Not available.
  public init() {}
}

/// Not available: a field to search.
@available(
  *, unavailable, message: "There are no views of AppKit on Linux. Use searchable(text:)."
)
public final class NSSearchField {
  /// Not available.
  public init() {}
}

/// Not available: a button.
@available(
  *, unavailable, message: "There are no views of AppKit on Linux. Use Button."
)
public final class NSButton {
  /// Not available.
  public init() {}
}

/// Not available: a view with an image.
@available(
  *, unavailable, message: "There are no views of AppKit on Linux. Use Image."
)
public final class NSImageView {
  /// Not available.
  public init() {}
}

/// Not available: a view that scrolls.
@available(
  *, unavailable, message: "There are no views of AppKit on Linux. Use ScrollView."
)
public final class NSScrollView {
  /// Not available.
  public init() {}
}

/// Not available: a table.
@available(
  *, unavailable, message: "There are no views of AppKit on Linux. Use Table or List."
)
public final class NSTableView {
  /// Not available.
  public init() {}
}

/// Not available: a view controller with columns.
@available(
  *, unavailable,
  message: "There are no views of AppKit on Linux. Use NavigationSplitView or HSplitView."
)
public final class NSSplitViewController {}

/// Not available: a menu that shares items.
@available(
  *, unavailable, message: "There are no views of AppKit on Linux. Use ShareLink."
)
public final class NSSharingServicePicker {
  /// Not available.
  public init(items: [Any]) {}
}

/// Not available: a toolbar.
@available(
  *, unavailable, message: "There are no views of AppKit on Linux. Use toolbar(content:)."
)
public final class NSToolbar {
  /// Not available.
  public init() {}
}

/// Not available: a recognizer of gestures.
@available(
  *, unavailable,
  message:
    "There are no views of AppKit on Linux. Use onTapGesture, DragGesture or another Gesture of SwiftUI."
)
public final class NSGestureRecognizer {}

/// Not available: a dialog that prints.
@available(
  *, unavailable,
  message: "There are no views of AppKit on Linux. Draw a picture with ImageRenderer and export it."
)
public final class NSPrintOperation {}
