import SwiftUI

@main
struct TidesApp: App {
  @StateObject private var store = TideStore(client: TideClient())

  var body: some Scene {
    WindowGroup {
      TideView(store: store)
    }
  }
}
