import SwiftUI

/// Harvests of an orchard by month: a table in sections, with a column for each month and menus of its rows.
struct HarvestTableView: View {
  private struct Tree: Identifiable {
    let id: String
    var amounts: [Int]
    var kinds: [Tree]?

    func amount(in month: Int) -> Int {
      amounts.isEmpty ? (kinds ?? []).reduce(0) { $0 + $1.amount(in: month) } : amounts[month]
    }
  }

  private static let months = ["May", "June", "July", "August", "September", "October"]

  private let stones = [
    Tree(id: "Cherry", amounts: [12, 48, 31, 2, 0, 0]),
    Tree(id: "Plum", amounts: [0, 0, 9, 44, 38, 1]),
  ]
  private let apples = [
    Tree(
      id: "Apple", amounts: [],
      kinds: [
        Tree(id: "Early", amounts: [0, 0, 21, 30, 2, 0]),
        Tree(id: "Late", amounts: [0, 0, 0, 3, 42, 57]),
      ])
  ]

  @State private var selection: Set<String> = []
  @State private var showsStones = true
  @State private var unit = "kg"
  @State private var basket: [String] = []
  @State private var hovered: String?

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        ControlGroup {
          Button("Select All") { selection = ["Cherry", "Plum", "Apple"] }
          Button("Select None") { selection = [] }
        }
        .controlGroupStyle(SpreadControlGroupStyle())
        Spacer()
        Menu("Unit: \(unit)") {
          Text("Weights")
          Picker("Unit", selection: $unit) {
            Text("kg").tag("kg")
            Text("lb").tag("lb")
          }
          .pickerStyle(.inline)
        }
        .menuStyle(OutlinedMenuStyle())
        Button("Clear") { basket = [] }.buttonStyle(.accessoryBarAction).disabled(basket.isEmpty)
      }
      .buttonStyle(.accessoryBar)
      .padding(8)
      table
      Divider()
      Text(status).font(.callout).foregroundStyle(.secondary)
        .padding(8).frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var table: some View {
    Table(of: Tree.self, selection: $selection) {
      TableColumn("Tree", value: \.id).width(min: 110)
      TableColumnForEach(Self.months.indices, id: \.self) { month in
        TableColumn(Self.months[month]) { tree in
          Text(weight(of: tree.amount(in: month))).monospacedDigit()
        }
        .width(min: 80)
        .alignment(.numeric)
      }
    } rows: {
      Section("Pomes") {
        OutlineGroup(apples, children: \.kinds)
      }
      Section("Stone Fruit", isExpanded: $showsStones) {
        ForEach(stones) { tree in
          TableRow(tree)
            .contextMenu {
              Button("Pick") { basket.append(tree.id) }
              Button("Pick Nothing") { basket = [] }
            }
            .onHover { hovered = $0 ? tree.id : nil }
            .draggable(tree.id)
        }
      }
      Section {
        TableRow(Tree(id: "Basket", amounts: [0, 0, 0, 0, 0, 0]))
          .dropDestination(for: String.self) { basket += $0 }
      } header: {
        Label("Drop here", systemImage: "basket")
      }
    }
    .tableStyle(.inset(alternatesRowBackgrounds: true))
  }

  private func weight(of amount: Int) -> String {
    unit == "kg" ? "\(amount)" : "\(Int(Double(amount) * 2.2))"
  }

  private var status: String {
    if let hovered { return "\(hovered): \(weight(of: total(of: hovered))) \(unit)" }
    return basket.isEmpty ? "Nothing is picked." : "Picked: \(basket.joined(separator: ", "))"
  }

  private func total(of name: String) -> Int {
    stones.first { $0.id == name }?.amounts.reduce(0, +) ?? 0
  }
}

/// A menu with a line around its button.
private struct OutlinedMenuStyle: MenuStyle {
  func makeBody(configuration: Configuration) -> some View {
    Menu(configuration)
      .padding(.horizontal, 4)
      .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(.quaternary) }
  }
}

/// The controls of a group beside each other, without a common background.
private struct SpreadControlGroupStyle: ControlGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) { configuration.content }
  }
}
