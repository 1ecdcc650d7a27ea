import GalleryScenes
import SwiftUI

/// A scene in a frame of the proposed size.
///
/// The outer border shows the proposed size, the inner one the size that the scene takes. The
/// scene's own surroundings differ from the window's.
struct SceneStage: View {
  @Binding var state: GalleryState
  let scene: GalleryScene
  /// The size that the scene takes, in points.
  @Binding var taken: CGSize
  @Environment(\.colorScheme) private var windowScheme

  var body: some View {
    GeometryReader { proxy in
      ScrollView([.horizontal, .vertical]) {
        framedScene
          .padding(24)
          .frame(minWidth: proxy.size.width, minHeight: proxy.size.height)
      }
    }
  }

  private var framedScene: some View {
    scene.makeView()
      .onGeometryChange(for: CGSize.self) {
        $0.size
      } action: {
        taken = $0
      }
      .overlay { Rectangle().strokeBorder(.gray).allowsHitTesting(false) }
      .frame(width: state.proposal.width, height: state.proposal.height)
      .background(.background)
      .overlay { Rectangle().strokeBorder(.primary).allowsHitTesting(false) }
      .dynamicTypeSize(state.typeSize)
      .environment(\.colorScheme, state.colorScheme ?? windowScheme)
      .environment(\.layoutDirection, state.layoutDirection)
      .environment(\.locale, Locale(identifier: state.language))
      .id(scene.name)
      .overlay(alignment: .bottomTrailing) { CornerHandle(proposal: $state.proposal) }
  }
}

/// A handle at the corner of the frame, which changes the proposal when it is dragged.
private struct CornerHandle: View {
  @Binding var proposal: CGSize
  @State private var start: CGSize?
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    Circle()
      .fill(Color.accentColor)
      .frame(width: 12, height: 12)
      .padding(6)
      .contentShape(Rectangle())
      .offset(x: direction == .rightToLeft ? -12 : 12, y: 12)
      .gesture(
        DragGesture(coordinateSpace: .global)
          .onChanged { drag in
            let start = start ?? proposal
            self.start = start
            // The frame is centred, so that its corner moves by half of the added length.
            let sign: CGFloat = direction == .rightToLeft ? -1 : 1
            proposal.width = limited(
              start.width + 2 * sign * drag.translation.width,
              to: GalleryState.largestProposal.width)
            proposal.height = limited(
              start.height + 2 * drag.translation.height, to: GalleryState.largestProposal.height)
          }
          .onEnded { _ in start = nil }
      )
      .accessibilityHidden(true)
  }

  private func limited(_ length: CGFloat, to largest: CGFloat) -> CGFloat {
    min(max(length.rounded(), 0), largest)
  }
}
