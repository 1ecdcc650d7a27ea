import SwiftUI

/// The controls for the surroundings of a scene.
struct SceneControls: View {
  @Binding var state: GalleryState
  let taken: CGSize
  @Environment(\.locale) private var locale
  @Environment(\.colorScheme) private var windowScheme

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 8) {
        LengthRow(
          title: "Width", length: $state.proposal.width,
          largest: GalleryState.largestProposal.width)
        LengthRow(
          title: "Height", length: $state.proposal.height,
          largest: GalleryState.largestProposal.height)
      }
      Text("Proposed \(description(of: state.proposal)), took \(description(of: taken)).")
        .foregroundStyle(.secondary)
        .monospacedDigit()
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 16) {
          type
          appearance
          direction
          language
        }
        VStack(alignment: .leading, spacing: 8) {
          HStack(spacing: 16) {
            type
            language
          }
          HStack(spacing: 16) {
            appearance
            direction
          }
        }
        VStack(alignment: .leading, spacing: 8) {
          type
          language
          appearance
          direction
        }
      }
    }
    .font(.callout)
    .controlSize(.small)
  }

  /// The lengths of a size, the width at the left in every language.
  private func description(of size: CGSize) -> String {
    let lengths = [size.width, size.height].map {
      Double($0).formatted(.number.precision(.fractionLength(0...1)).locale(locale))
    }
    return "\u{2066}\(lengths.joined(separator: " × "))\u{2069}"
  }

  private var type: some View {
    Picker("Type size", selection: $state.typeSize) {
      ForEach(DynamicTypeSize.allCases, id: \.self) { size in
        Text(verbatim: "\(size)").tag(size)
      }
    }
    .fixedSize()
  }

  private var shownScheme: Binding<ColorScheme> {
    Binding {
      state.colorScheme ?? windowScheme
    } set: {
      state.colorScheme = $0
    }
  }

  private var appearance: some View {
    Picker("Appearance", selection: shownScheme) {
      Text("Light").tag(ColorScheme.light)
      Text("Dark").tag(ColorScheme.dark)
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .fixedSize()
  }

  private var direction: some View {
    Picker("Direction", selection: $state.layoutDirection) {
      Text("Left to right").tag(LayoutDirection.leftToRight)
      Text("Right to left").tag(LayoutDirection.rightToLeft)
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .fixedSize()
  }

  private var language: some View {
    Picker("Language", selection: $state.language) {
      Text(verbatim: "English").tag("en")
      Text(verbatim: "Español").tag("es")
      Text(verbatim: "العربية").tag("ar")
    }
    .fixedSize()
  }
}

/// A slider for a length that is proposed.
private struct LengthRow: View {
  let title: LocalizedStringKey
  @Binding var length: CGFloat
  let largest: CGFloat
  @Environment(\.locale) private var locale

  var body: some View {
    GridRow {
      Text(title)
      Slider(value: $length, in: 0...largest, step: 1) { Text(title) }
        .labelsHidden()
      Text(Double(length).formatted(.number.precision(.fractionLength(0)).locale(locale)))
        .monospacedDigit()
        .frame(minWidth: 32, alignment: .trailing)
    }
  }
}
