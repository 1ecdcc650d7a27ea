import SwiftUI

// A contest as apps write it with observable objects: a model in the environment, bindings into its
// collection, a radial layout that ranks, and a row when all are equal.

@MainActor final class Contest: ObservableObject {
  struct Entry: Identifiable, Equatable {
    let id: String
    var points = 0
    let color: Color
  }

  @Published var entries: [Entry]

  init(points: [Int] = [0, 1, 2]) {
    let colors: [Color] = [.orange, .yellow, .brown]
    entries = zip(["owl", "fox", "elk"], zip(points, colors)).map {
      Entry(id: $0, points: $1.0, color: $1.1)
    }
  }

  var total: Int { entries.map(\.points).reduce(0, +) }

  var isTie: Bool { entries.allSatisfy { $0.points == entries.first?.points } }

  func rank(_ entry: Entry) -> Int {
    1 + entries.filter { $0.points > entry.points }.count
  }
}

private struct RankKey: LayoutValueKey {
  static let defaultValue = 1
}

extension View {
  fileprivate func rank(_ rank: Int) -> some View {
    layoutValue(key: RankKey.self, value: rank)
  }
}

/// Puts the best on top of a circle and the others after it, clockwise.
private struct Wheel: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let radius = min(bounds.size.width, bounds.size.height) / 3.0
    let step = Angle.degrees(360.0 / Double(subviews.count)).radians
    for subview in subviews {
      let angle = step * Double(subview[RankKey.self] - 1)
      var point = CGPoint(x: 0, y: -radius).applying(CGAffineTransform(rotationAngle: angle))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

struct ContestView: View {
  @EnvironmentObject private var contest: Contest

  var body: some View {
    VStack {
      Spacer()
      Stage()
      Spacer()
      Board()
      Spacer()
      PointButtons()
        .padding(.bottom)
    }
  }
}

private struct Stage: View {
  @EnvironmentObject private var contest: Contest

  var body: some View {
    let layout = contest.isTie ? AnyLayout(HStackLayout()) : AnyLayout(Wheel())
    VStack(spacing: 2) {
      ForEach(1..<4) { Color.primary.opacity(0.1 * Double($0)) }
    }
    .aspectRatio(1.5, contentMode: .fit)
    .overlay(alignment: .top) {
      layout {
        ForEach(contest.entries) { entry in
          Circle()
            .frame(width: 40, height: 40)
            .foregroundColor(entry.color)
            .shadow(radius: 3)
            .overlay {
              Text("\(entry.id.first?.uppercased() ?? "")").font(.system(size: 32))
            }
            .accessibilityLabel("face of \(entry.id)")
            .rank(contest.rank(entry))
        }
      }
      .animation(.default, value: contest.entries)
    }
  }
}

private struct Board: View {
  @EnvironmentObject private var contest: Contest

  var body: some View {
    Grid(alignment: .leading) {
      ForEach(contest.entries) { entry in
        GridRow {
          Text(entry.id.capitalized)
          ProgressView(value: Double(entry.points), total: Double(max(1, contest.total)))
          Text("\(entry.points)").gridColumnAlignment(.trailing)
        }
        Divider()
      }
    }
    .padding()
  }
}

private struct PointButtons: View {
  @EnvironmentObject private var contest: Contest

  var body: some View {
    ViewThatFits {
      HStack { buttons }
      VStack { buttons }
    }
  }

  private var buttons: some View {
    ForEach($contest.entries) { $entry in
      Button {
        entry.points += 1
      } label: {
        Text(entry.id).frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
    }
  }
}

struct ContestPreviewRoot: View {
  @StateObject private var contest = Contest()

  var body: some View {
    ContestView().environmentObject(contest)
  }
}
