public import Foundation

/// The settings of the dialogs for files within a view.
@usableFromInline struct FileDialogSettings {
  /// The folder that is shown first.
  var folder: URL?
  /// A text above the files.
  var message: Text?
  /// The title of the button that confirms the choice.
  var confirmationLabel: Text?
  /// The title of the field for the name of an exported file.
  var filenameLabel: Text?
  /// Whether a file can be chosen.
  var isEnabled: @Sendable (URL) -> Bool = { _ in true }
  /// Whether files are shown whose names begin with a period.
  var showsHiddenFiles = false
}

/// The dialogs for files of the platform.
struct PlatformFileDialogs {
  /// Shows a dialog; `nil` if there are none, so that `completion` is not called.
  let show:
    @MainActor (FileDialogRequest, _ completion: @escaping @MainActor (FileDialogOutcome) -> Void)
      -> (any FileDialogSession)?
}

extension EnvironmentValues {
  /// The settings of the dialogs for files.
  @EnvironmentEntry var fileDialogSettings: FileDialogSettings = FileDialogSettings()

  /// The dialogs for files of the platform; `nil` without a platform.
  @EnvironmentEntry var platformFileDialogs: PlatformFileDialogs?
}

/// The options for the contents of a dialog for files.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int

  /// Shows the contents of packages; there are no packages on this platform.
  public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
  /// Shows files whose names begin with a period, in the dialog of a desktop without a dialog of its own.
  public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
  /// Shows the extensions of names, as is always done.
  public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension View {
  /// Sets the folder that the dialogs for files within this view show first; `nil` for the one that the desktop
  /// chooses.
  nonisolated public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    transformEnvironment(\.fileDialogSettings) { $0.folder = defaultDirectory }
  }

  /// Sets a text in the dialogs for files within this view. Dialogs of the desktop show it as their title.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment(\.fileDialogSettings) { $0.message = message }
  }

  /// Sets a localized text in the dialogs for files within this view. Dialogs of the desktop show it as their title.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Sets a text in the dialogs for files within this view. Dialogs of the desktop show it as their title.
  @_disfavoredOverload
  nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets the title of the button that confirms the choice in the dialogs for files within this view.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialogSettings) { $0.confirmationLabel = label }
  }

  /// Sets the localized title of the button that confirms the choice in the dialogs for files within this view.
  nonisolated public func fileDialogConfirmationLabel(
    _ labelKey: LocalizedStringKey
  ) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Sets the title of the button that confirms the choice in the dialogs for files within this view.
  @_disfavoredOverload
  nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets the title of the field for the name of an exported file. Dialogs of the desktop have a title of their own.
  nonisolated public func fileExporterFilenameLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialogSettings) { $0.filenameLabel = label }
  }

  /// Sets the localized title of the field for the name of an exported file. Dialogs of the desktop have a title of
  /// their own.
  nonisolated public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileExporterFilenameLabel(Text(labelKey))
  }

  /// Sets the title of the field for the name of an exported file. Dialogs of the desktop have a title of their own.
  @_disfavoredOverload
  nonisolated public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
    fileExporterFilenameLabel(Text(label))
  }

  /// Sets which files can be chosen in the dialogs for files within this view. Dialogs of the desktop do not support
  /// this; a file that is chosen in one and is not enabled is left out.
  nonisolated public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
    transformEnvironment(\.fileDialogSettings) { settings in
      settings.isEnabled = { (try? predicate.evaluate($0)) ?? false }
    }
  }

  /// Sets the options for the contents of the dialogs for files within this view.
  nonisolated public func fileDialogBrowserOptions(
    _ options: FileDialogBrowserOptions
  ) -> some View {
    transformEnvironment(\.fileDialogSettings) {
      $0.showsHiddenFiles = options.contains(.includeHiddenFiles)
    }
  }

  /// Returns the view unchanged: the desktop decides what its dialogs remember.
  nonisolated public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Returns the view unchanged: links are followed.
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
}
