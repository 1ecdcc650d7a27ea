import CountedHeap
import Foundation
import PlumbUI

/// Rows of two texts with a gap between them.
private struct TextRows: View {
  let count: Int

  var body: some View {
    ScrollView {
      VStack {
        ForEach(0..<count, id: \.self) { index in
          HStack {
            Text(verbatim: "Row \(index)")
            Spacer()
            Text(verbatim: "\(index)")
          }
        }
      }
    }
  }
}

extension PlumbBench {
  /// The first frame of many rows in a window, from the view to the pixels: with the words set in the
  /// bundled face, and with the minimum size that the window requests.
  func firstFrame() {
    let count = 10_000
    let names = ["first frame of \(count) rows", "heap after the first frame of \(count) rows"]
    guard names.contains(where: matchesFilter), let services = Words.unusedServices() else {
      return
    }
    var loop: FrameLoop?
    func show() {
      let platform = HeadlessPlatform(textServices: services)
      let window = platform.openWindow(
        WindowOptions(title: "", size: CGSize(width: 1_280, height: 800)))
      let shown = FrameLoop(root: TextRows(count: count), window: window, platform: platform)
      // The script of the platform is empty, so the window closes as soon as its content is at rest.
      do { try shown.run() } catch { print("the first frame is not shown: \(error)") }
      loop = shown
    }
    // A first frame fills the caches of the fonts, which do not belong to the rows.
    show()
    loop = nil
    let before = heap_bytes()
    show()
    report(names[1], Double(heap_bytes() &- before) / ResultUnit.megabytes.size, .megabytes)
    time(names[0], nodes: 1, isPrepared: true, preparing: { loop = nil }, work: { _ in show() })
    withExtendedLifetime(loop) {}
  }
}
