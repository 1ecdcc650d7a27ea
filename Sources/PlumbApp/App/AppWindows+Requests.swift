internal import Foundation

/// The requests of the desktop and of further starts of the program.
extension AppWindows {
  /// The window that a person used last, as far as that is known.
  private var front: AppWindow? { windows.first(where: \.isActive) ?? windows.last }

  /// Does what a request asks for. Called while the program runs.
  package func receive(_ purpose: ProgramRequest.Purpose) {
    switch purpose {
    case .activate: if life.mayReopen { reopen() }
    case .open(let urls): open(urls)
    case .perform(let action):
      front?.bringToFront()
      life.perform(action: action)
    }
  }

  /// Opens a further window, as a person expects of a program that has many of them, or shows the only one.
  private func reopen() {
    let scene = scenes.openAtLaunch.first ?? 0
    let configuration = scenes.configurations[scene]
    if configuration.documents?.isEditor == true, let documents = front?.documents {
      documents.makeNew(documents.kinds.firstIndex(where: \.isEditor) ?? 0)
    } else if configuration.kind == .group, configuration.documents == nil {
      loop.performBetweenFrames { [weak self] in self?.openOrShow(scene, value: nil) }
    } else {
      front?.bringToFront()
    }
  }

  /// Opens documents in windows of their own, and has the observers and the views of a window open the rest.
  private func open(_ urls: [URL]) {
    var others = urls
    if let documents = front?.documents {
      let files = urls.filter { url in
        url.isFileURL && documents.kinds.contains { $0.type(of: url) != nil }
      }
      others.removeAll { files.contains($0) }
      documents.openFiles(files)
    }
    if others.isEmpty { return }
    life.open(others)
    let ordered = [front].compactMap(\.self) + windows.filter { $0 !== front }
    let opened = options.environment.receivedURLs?.open(others, in: ordered)
    let shown = windows.first { $0 === opened } ?? front
    shown?.bringToFront()
  }
}
