import SwiftUI

// Declarations that sources still write in the form of SwiftUI's first years.

/// A card whose actions are passed to it.
struct ActionCard<Label: View>: View {
  let action: @MainActor () -> Void
  var onHold: @MainActor (Bool) -> Void = { _ in }
  @ViewBuilder var label: () -> Label

  var body: some View {
    VStack(spacing: 0) {
      Button(action: action) { label() }
      Button("again", action: action)
      Button("remove", role: .destructive, action: action)
      Button("star", systemImage: "star", action: action)
      Color.red.frame(width: 20, height: 20).accessibility(label: Text("hold"))
        .onLongPressGesture(
          minimumDuration: 0.3, maximumDistance: 5, pressing: onHold, perform: action)
    }
  }
}

/// The sizes of text under their earlier name.
struct LargeTextNote: View {
  @Environment(\.sizeCategory) private var category
  @Environment(\.accessibilityReduceTransparency) private var isOpaque
  @Environment(\.accessibilityDifferentiateWithoutColor) private var needsMarks

  var body: some View {
    Text(category.isAccessibilityCategory ? "large" : category > .medium ? "middle" : "small")
      .background(isOpaque ? AnyShapeStyle(.white) : AnyShapeStyle(.regularMaterial))
      .overlay(needsMarks ? Image(systemName: "checkmark") : nil)
  }
}

/// A slider with its labels in the order they had first.
struct LabelledSlider: View {
  @State private var value = 0.5

  var body: some View {
    Slider(
      value: $value, in: 0...1, onEditingChanged: { _ in },
      minimumValueLabel: Text("low").accessibilityLabel("low"),
      maximumValueLabel: Text("high").accessibilityLabel("high")
    ) {
      Text("volume")
    }
    .labelsHidden()
  }
}

struct BoxedStyle: GroupBoxStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label.accessibilityLabel("title")
      configuration.content.accessibilityLabel("inside")
    }
    .padding(10)
  }
}

struct ColumnStyle: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
      configuration.content
    }
  }
}

/// A table of numbers in custom styles.
struct NumbersBox: View {
  var body: some View {
    GroupBox(label: Text("ab")) {
      Color.red.frame(width: 50, height: 10)
    }
    .groupBoxStyle(BoxedStyle())
  }
}

struct NumberRow: View {
  var body: some View {
    LabeledContent("wide", value: 12, format: .number)
      .labeledContentStyle(ColumnStyle())
  }
}

/// A button that refreshes the content if an enclosing view provides the action.
struct RefreshButton: View {
  @Environment(\.refresh) private var refresh
  let done: @MainActor () -> Void

  var body: some View {
    Button(refresh == nil ? "nothing" : "refresh") {
      Task {
        await refresh?()
        done()
      }
    }
  }
}

/// A door that moves by itself, unless the transaction of the change disables animations.
struct StillDoor: View {
  @State private var isOpen = false

  var body: some View {
    HStack(spacing: 0) {
      Button("open") {
        withTransaction(\.disablesAnimations, true) { isOpen = true }
      }
      Color.red.frame(width: isOpen ? 40 : 20, height: 10).accessibilityLabel("door")
        .animation(.linear(duration: 1), value: isOpen)
    }
  }
}

/// Two drops that melt into one.
struct Drops: View {
  var distance: CGFloat = 60

  var body: some View {
    Canvas { context, size in
      context.addFilter(.alphaThreshold(min: 0.5, color: .blue))
      context.addFilter(.blur(radius: 12))
      context.drawLayer { layer in
        for id in 0..<2 {
          if let drop = layer.resolveSymbol(id: id) {
            layer.draw(drop, at: CGPoint(x: size.width / 2, y: size.height / 2))
          }
        }
      }
    } symbols: {
      Circle().frame(width: 60, height: 60).offset(x: -distance / 2).tag(0)
      Circle().frame(width: 60, height: 60).offset(x: distance / 2).tag(1)
    }
    .frame(width: 200, height: 120)
  }
}

#Preview("Drops") {
  @Previewable @State var distance: CGFloat = 70
  Drops(distance: distance)
}
