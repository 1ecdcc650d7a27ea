import Foundation
import PlumbUI

/// A window like the poll's: bands, discs, a table with bars and buttons.
struct PaintedWindow: View {
  var votes: [Int]
  var hasShadows = true

  private static let colors: [Color] = [.purple, .orange, .teal]

  var body: some View {
    VStack(spacing: 24) {
      HStack {
        Text("Favourite pet?").font(.title2.bold())
        Spacer()
        Text(verbatim: "\(votes.reduce(0, +)) votes").foregroundStyle(.secondary)
      }
      HStack(spacing: 32) {
        podium
        table
      }
      HStack {
        ForEach(0..<3) { index in Button(["Cat", "Goldfish", "Dog"][index]) {} }
      }
      .buttonStyle(.bordered)
    }
    .padding()
  }

  private var podium: some View {
    VStack(spacing: 4) {
      ForEach(0..<3) { index in
        RoundedRectangle(cornerRadius: 8).fill(Color.primary.opacity(0.12 - 0.03 * Double(index)))
          .overlay {
            Circle().fill(Self.colors[index])
              .shadow(color: .black.opacity(hasShadows ? 0.33 : 0), radius: 3)
              .frame(width: 96, height: 96)
          }
      }
    }
  }

  private var table: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 10) {
      ForEach(0..<3) { index in
        Divider()
        GridRow {
          Text(["Cat", "Goldfish", "Dog"][index])
          ProgressView(value: Double(votes[index]), total: Double(votes.reduce(0, +)))
            .tint(Self.colors[index])
          Text(verbatim: "\(votes[index])").gridColumnAlignment(.trailing)
        }
      }
    }
  }
}

extension PlumbBench {
  /// Measures painting a window of 1920 by 1080 pixels: nothing, everything, and the changes of a
  /// vote.
  func painting() {
    let isWhole = matchesFilter("paint")
    let pollName = "poll without shadows, 1080p"
    let names = PaintingWorkload.all.map(\.name) + [pollName]
    guard isWhole || names.contains(where: matchesFilter) else { return }
    guard let services = try? SDLTextServices.make(fontFolder: URL(filePath: "Assets/Fonts")) else {
      return print("painting needs the fonts of Assets: run this in the folder of the sources")
    }
    let size = CGSize(width: 1_920, height: 1_080)
    let canvas = PixelCanvas(width: 1_920, height: 1_080)
    let painter = Painter(rasterizer: services.rasterizer)
    func list(_ votes: [Int], hasShadows: Bool = true) -> DisplayList {
      ViewTree(root: PaintedWindow(votes: votes, hasShadows: hasShadows), textServices: services)
        .displayList(in: size, scale: 1)
    }
    let (before, after) = (list([25, 9, 16]), list([26, 9, 16]))
    var empty = before
    empty.commands = []
    time("paint nothing, 1080p", nodes: 1) { _ in painter.paint(empty, on: canvas) }
    time("paint a poll, 1080p", nodes: 1) { _ in painter.paint(before, on: canvas) }
    time("paint a vote, 1080p", nodes: 1) { run in
      let (old, new) = run.isMultiple(of: 2) ? (before, after) : (after, before)
      painter.paint(new, on: canvas, damage: Damage.between(old, new))
    }
    let poll = PaintingWorkload(pollName, list([25, 9, 16], hasShadows: false))
    let workloads = (PaintingWorkload.all + [poll]).filter { isWhole || matchesFilter($0.name) }
    PaintingRounds(painter: painter, workloads: workloads, results: results)
      .run(rounds: isQuick ? 5 : 30)
  }
}
