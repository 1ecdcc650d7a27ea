import SwiftUI
import UniformTypeIdentifiers
import UserNotifications

/// A parcel, for which the program asks the desktop: for a file, a page, a message, and the colours of its window.
struct ParcelApp: App {
  var body: some Scene {
    Window("Parcel", id: "parcel") {
      ParcelView()
    }
    .defaultSize(width: 420, height: 220)
  }
}

private struct ParcelView: View {
  private static let notificationDelegate = ParcelNotifications()

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.openURL) private var openURL
  @State private var choosesFile = false
  @State private var letter = "no letter"
  @State private var parcel = "no parcel"
  @State private var page = "no page"

  var body: some View {
    Form {
      LabeledContent("Letter", value: letter)
      Button("Choose Letter") { choosesFile = true }
        .keyboardShortcut("o")
      LabeledContent("Parcel", value: parcel)
      Button("Follow the Parcel") { follow() }
        .keyboardShortcut("l")
      Button("Tell Me") { Task { await tell() } }
        .keyboardShortcut("t")
    }
    .padding()
    .navigationTitle("\(letter), \(parcel), \(page), \(colorScheme == .dark ? "dark" : "light")")
    .fileImporter(isPresented: $choosesFile, allowedContentTypes: [.plainText]) { result in
      letter = (try? text(of: result.get())) ?? "unreadable letter"
    }
    .onOpenURL { parcel = $0.absoluteString }
  }

  private func text(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func follow() {
    openURL(URL(string: "https://example.org/parcel?number=7")!) { isOpened in
      page = isOpened ? "page" : "page refused"
    }
  }

  private func tell() async {
    let center = UNUserNotificationCenter.current()
    // The center does not keep it.
    center.delegate = Self.notificationDelegate
    guard (try? await center.requestAuthorization(options: [.alert])) == true else { return }
    let content = UNMutableNotificationContent()
    content.title = "The parcel is there"
    let request = UNNotificationRequest(identifier: "parcel", content: content, trigger: nil)
    try? await center.add(request)
  }
}

/// Lets notifications appear although the window is active.
private final class ParcelNotifications: NSObject, UNUserNotificationCenterDelegate, Sendable {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    [.banner, .list]
  }
}
