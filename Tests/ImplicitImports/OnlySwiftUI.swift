import SwiftUI

/// A view in a file that imports SwiftUI alone.
public struct DownloadView: View {
  @StateObject private var downloads = Downloads()
  let link = URL(string: "https://example.com")
  let type = UTType.plainText

  public init() {}

  public var body: some View {
    Text("\(downloads.names.count) at \(Int(CACurrentMediaTime() * 0))")
      .onReceive(downloads.$names.dropFirst()) { _ in }
  }
}
