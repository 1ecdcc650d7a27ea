import SwiftUI

/// Mail in columns that fold into one, beside a tab with settings.
struct MailColumnsView: View {
  @State private var tab = Section.mail
  @State private var mailbox = Mailbox.inbox
  @State private var visibility = NavigationSplitViewVisibility.all

  private enum Section: Hashable {
    case mail, help
  }

  private enum Mailbox: String, CaseIterable {
    case inbox, sent

    var messages: [String] {
      switch self {
      case .inbox: ["Invoice", "Holiday"]
      case .sent: ["Reply"]
      }
    }
  }

  var body: some View {
    TabView(selection: $tab) {
      Tab("Mail", systemImage: "envelope", value: Section.mail) { columns }
      Tab("Help", systemImage: "questionmark.circle", value: Section.help) {
        TabView {
          ForEach(1...3, id: \.self) { step in
            Text("Step \(step)").font(.title)
          }
        }
        .tabViewStyle(.page)
      }
    }
  }

  private var columns: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      VStack(alignment: .leading, spacing: 10) {
        ForEach(Mailbox.allCases, id: \.self) { box in
          Button(box.rawValue.capitalized) { mailbox = box }
            .foregroundStyle(mailbox == box ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary))
        }
        Divider()
        ForEach(mailbox.messages, id: \.self) { NavigationLink($0, value: $0) }
        Spacer()
      }
      .padding(12)
      .navigationTitle(mailbox.rawValue.capitalized)
      .navigationSplitViewColumnWidth(min: 140, ideal: 180, max: 240)
      .navigationDestination(for: String.self) { message in
        Text("Text of \(message)")
          .navigationTitle(message)
          .toolbar {
            ToolbarItem { Button("Reply", systemImage: "arrowshape.turn.up.left") {} }
          }
      }
    } detail: {
      Text("No message").foregroundStyle(.secondary)
    }
    .navigationSplitViewStyle(.balanced)
  }
}
