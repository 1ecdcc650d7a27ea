import PlumbTesting
import SwiftUI
import Testing

@MainActor struct EqualWidthRowTests {
  /// Texts of 3, 8 and 3 characters, of 4 by 8 points each.
  private struct Names: View {
    var spread: CGFloat = 1

    var body: some View {
      EqualWidthRow(spread: spread) {
        ForEach(["Cat", "Goldfish", "Dog"], id: \.self) { name in
          Text(name).font(.system(size: 8)).frame(maxWidth: .infinity)
        }
      }
    }
  }

  @Test func everyCellIsAsWideAsTheWidestView() throws {
    let size = try measure(fonts: .monospaced) { Names(spread: 0) }
    #expect(size == CGSize(width: 3 * 32, height: 8))
  }

  @Test(arguments: [0, 60, 120, 400] as [CGFloat])
  func aNarrowRowSharesItsWidth(width: CGFloat) throws {
    let window = try layout(in: CGSize(width: width, height: 50), fonts: .monospaced) {
      Names(spread: 0)
    }
    let centres = window.all(.text).map(\.frame.midX)
    let cell = min(width / 3, 32)
    #expect(abs(centres[1] - centres[0] - cell) < 0.01)
    #expect(abs(centres[2] - centres[1] - cell) < 0.01)
  }

  @Test func rightToLeftTheFirstIsAtTheRight() throws {
    let window = try layout(fonts: .monospaced) { Names() }
    window.environment.layoutDirection = .rightToLeft
    try window.find("Cat").expect(.leading(of: window.find("Goldfish")))
  }

  @Test func aTextBesideTheRowHasItsBaseline() throws {
    let window = try layout(fonts: .monospaced) {
      HStack(alignment: .firstTextBaseline) {
        Text("Vote").font(.system(size: 20))
        Names()
      }
    }
    // A text of this font has its baseline at three quarters of its height.
    let (vote, cat) = (try window.find("Vote").frame, try window.find("Cat").frame)
    #expect(abs(vote.minY + 0.75 * vote.height - (cat.minY + 0.75 * cat.height)) < 0.01)
  }

  @Test func theSpreadMovesTheViewsApart() throws {
    let near = try measure(fonts: .monospaced) { Names(spread: 0) }
    let usual = try measure(fonts: .monospaced) { Names() }
    let far = try measure(fonts: .monospaced) { Names(spread: 2) }
    #expect(usual.width > near.width)
    #expect(far.width - near.width == 2 * (usual.width - near.width))
  }
}
