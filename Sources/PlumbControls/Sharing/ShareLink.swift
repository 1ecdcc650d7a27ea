/// A button that shares values.
///
/// It has the interface of SwiftUI. There is no common service for sharing on Linux: a press copies the values, which
/// other programs receive as text, and the button says so for a moment, as does a screen reader.
public struct ShareLink<
  Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View
> where Data.Element: Transferable {
  private let items: Data
  private let label: Label
  @State private var copyCount = 0
  @State private var isCopied = false
  @Environment(\.clipboardItems) private var clipboard

  /// Creates a button that shares values, with a label.
  ///
  /// - Parameters:
  ///   - subject: a title of the values for programs that send them, of which there are none on this platform.
  ///   - message: a text for programs that send the values.
  ///   - preview: returns the preview of a value before it is sent.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(items, label: label())
  }

  nonisolated private init(_ items: Data, label: Label) {
    self.items = items
    self.label = label
  }
}

extension ShareLink: View {
  public var body: some View {
    Button {
      clipboard.tree?.copy(items.map { TransferItem($0) })
      copyCount += 1
      AccessibilityNotification.Announcement(LocalizedStringResource("Copied")).post()
    } label: {
      label.opacity(isCopied ? 0 : 1).overlay { if isCopied { CopyConfirmation() } }
    }
    .task(id: copyCount) {
      guard copyCount > 0 else { return }
      isCopied = true
      try? await Task.sleep(for: .seconds(1.5))
      if !Task.isCancelled { isCopied = false }
    }
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
  /// Creates a button that shares values, with a label.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(items, label: label())
  }

  /// Creates a button that shares a value, with a label.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), label: label())
  }
}

extension ShareLink {
  /// Creates a button that shares a value, with a label.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), label: label())
  }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a button that shares values.
  nonisolated public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items, label: DefaultShareLinkLabel())
  }

  /// Creates a button with a localized title that shares values.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button with a title that shares values.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a button with a title that shares values.
  nonisolated public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(items, label: DefaultShareLinkLabel(title))
  }

  /// Creates a button that shares a value.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel())
  }

  /// Creates a button with a localized title that shares a value.
  nonisolated public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button with a title that shares a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a button with a title that shares a value.
  nonisolated public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(title))
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button that shares values.
  nonisolated public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, label: DefaultShareLinkLabel())
  }

  /// Creates a button that shares a value.
  nonisolated public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel())
  }

  /// Creates a button with a localized title that shares a value.
  nonisolated public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button with a title that shares a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(Text(title)))
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a button with a title that shares a value.
  nonisolated public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I> {
    self.init(CollectionOfOne(item), label: DefaultShareLinkLabel(title))
  }

  /// Creates a button with a localized title that shares values.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a button with a title that shares values.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a button with a title that shares values.
  nonisolated public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(items, label: DefaultShareLinkLabel(title))
  }
}

/// The label of a share link without one of its own: a title, by default "Share…", and a symbol.
public struct DefaultShareLinkLabel: View {
  private let title: Text

  nonisolated init(_ title: Text = Text("Share…")) {
    self.title = title
  }

  public var body: some View {
    Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

/// The preview of a shared value before it is sent. On this platform nothing is sent, so that no preview is shown.
public struct SharePreview<Image, Icon> {
  /// Creates a preview with a title, an image and an icon.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}

  /// Creates a preview with a title, an image and an icon.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {}
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and an image.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: Image) {}

  /// Creates a preview with a title and an image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: Image) {}
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title and an icon.
  nonisolated public init(_ titleKey: LocalizedStringKey, icon: Icon) {}

  /// Creates a preview with a title and an icon.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, icon: Icon) {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey) {}

  /// Creates a preview with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) {}
}
