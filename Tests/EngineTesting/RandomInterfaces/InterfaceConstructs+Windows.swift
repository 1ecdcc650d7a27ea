import Foundation
import PlumbUI

extension InterfaceConstruct {
  /// Navigation, bars and search.
  static let navigation: [Self] = [
    Self("NavigationStack", 1...2) { part in
      NavigationStack(path: part.bindings.values.path) {
        VStack {
          NavigationLink("Link", value: 2)
          part.content
        }
        .navigationTitle("Stack")
        .navigationDestination(for: Int.self) { number in
          Text("Page \(number)")
          part.views(from: 1)
        }
      }
    },
    Self("NavigationSplitView", 2...2) { part in
      NavigationSplitView {
        part.content
      } detail: {
        part.view(1)
      }
    },
    .modifier("NavigationLink") { part in
      NavigationLink {
        Text("Destination")
      } label: {
        part.content
      }
    },
    .modifier(".navigationTitle") {
      $0.content.navigationTitle($0.values.texts[0]).navigationSubtitle("Subtitle")
    },
    .modifier(".navigationDestination") { part in
      part.content.navigationDestination(isPresented: part.shown) { Text("Presented page") }
    },
    .modifier(".navigationBarBackButtonHidden") {
      $0.content.navigationBarBackButtonHidden($0.flag())
    },
    .modifier(".toolbar") { part in
      part.content.toolbar {
        ToolbarItem(placement: part.pick([.automatic, .primaryAction, .bottomBar, .navigation])) {
          Toggle("Item", isOn: part.shown)
        }
        ToolbarItemGroup { Button("Grouped") {} }
      }
    },
    .modifier(".toolbarVisibility") {
      $0.content.toolbar($0.pick([.hidden, .visible, .automatic]))
    },
    .modifier(".searchable") { part in
      part.content.searchable(text: part.text, prompt: "Search").searchSuggestions {
        Text("Suggested").searchCompletion("suggested")
      }
    },
    .modifier(".badge") { $0.content.badge($0.number() % 4) },
  ]

  /// The panels in front of other views.
  static let presentations: [Self] = [
    Self(".sheet", 2...2) { part in
      part.content.sheet(isPresented: part.shown) {
        part.view(1).presentationDetents([.medium, .large]).interactiveDismissDisabled(part.flag())
      }
    },
    Self(".fullScreenCover", 2...2) { part in
      part.content.fullScreenCover(isPresented: part.shown) { part.view(1) }
    },
    Self(".popover", 2...2) { part in
      part.content.popover(
        isPresented: part.shown, arrowEdge: part.pick([.top, .leading, .bottom])
      ) {
        part.view(1)
      }
    },
    Self(".inspector", 2...2) { part in
      part.content.inspector(isPresented: part.shown) {
        part.view(1).inspectorColumnWidth(40 + part.length())
      }
    },
    .modifier(".alert") { part in
      part.content.alert("Alert", isPresented: part.shown) {
        Button("Delete", role: .destructive) {}
        if part.flag() { TextField("Name", text: part.text) }
      } message: {
        Text(part.values.texts[0])
      }
    },
    .modifier(".confirmationDialog") { part in
      part.content.confirmationDialog("Sure?", isPresented: part.shown, titleVisibility: .visible) {
        Button("Yes") { part.model.values.items = [] }
      }
    },
    Self(".contextMenu", 1...3) { part in part.content.contextMenu { part.views(from: 1) } },
    .modifier(".help") { $0.content.help("Help") },
    .modifier(".findNavigator") { $0.content.findNavigator(isPresented: $0.shown) },
    .modifier(".refreshable") { $0.content.refreshable {} },
    .modifier(".swipeActions") { part in
      part.content.swipeActions { Button("Delete", role: .destructive) {} }
    },
  ]
}
