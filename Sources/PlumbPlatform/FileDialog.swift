public import Foundation

/// A request to choose files or folders in a dialog.
public struct FileDialogRequest: Sendable, Equatable {
  /// The purpose of a dialog.
  public enum Purpose: Sendable, Equatable {
    /// An existing file, or several of them.
    case files(several: Bool)
    /// An existing folder, or several of them.
    case folders(several: Bool)
    /// A file to be written, with a name to begin with.
    case newFile(name: String)
  }

  /// Files of one kind, of which a person can choose to see no others.
  public struct Filter: Sendable, Equatable {
    /// The name of the kind.
    public var name: String
    /// The extensions of the names of the files, without a period.
    public var extensions: [String]

    /// Creates a filter.
    public init(name: String, extensions: [String]) {
      self.name = name
      self.extensions = extensions
    }
  }

  /// The files or folders to choose.
  public var purpose: Purpose
  /// The title of the dialog.
  public var title: String
  /// The title of the button that confirms the choice; `nil` for the title that the desktop
  /// chooses.
  public var confirmationLabel: String?
  /// The folder that is shown first; `nil` for the folder that the desktop chooses.
  public var folder: URL?
  /// The kinds of files of which one is shown at a time; none for all files.
  public var filters: [Filter]

  /// Creates a request.
  public init(
    _ purpose: Purpose, title: String, confirmationLabel: String? = nil, folder: URL? = nil,
    filters: [Filter] = []
  ) {
    self.purpose = purpose
    self.title = title
    self.confirmationLabel = confirmationLabel
    self.folder = folder
    self.filters = filters
  }
}

/// The outcome of a dialog for files.
public enum FileDialogOutcome: Sendable, Equatable {
  /// A person has chosen at least one file.
  case chosen([URL])
  /// A person has closed the dialog without a choice.
  case cancelled
  /// The desktop has no such dialog.
  case unavailable
}

/// A dialog for files that is shown or about to be.
@MainActor public protocol FileDialogSession: AnyObject {
  /// Closes the dialog, which then reports nothing. Later calls have no effect.
  func close()
}
