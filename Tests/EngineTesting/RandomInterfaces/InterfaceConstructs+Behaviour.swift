import Foundation
import PlumbUI

extension InterfaceConstruct {
  /// Receivers of the pointer, of keys and of drags.
  static let responders: [Self] = [
    .modifier(".onTapGesture") { part in
      part.content.onTapGesture(count: 1 + part.number() % 2) { part.shown.wrappedValue.toggle() }
    },
    .modifier(".onLongPressGesture") { part in
      part.content.onLongPressGesture { part.shown.wrappedValue.toggle() }
    },
    .modifier(".gesture") { part in
      part.content.gesture(
        DragGesture().onChanged { part.model.values.numbers[1] = $0.translation.width })
    },
    .modifier(".simultaneousGesture") { part in
      part.content.simultaneousGesture(
        MagnifyGesture().onChanged { part.model.values.numbers[0] = $0.magnification })
    },
    .modifier(".highPriorityGesture") { part in
      part.content.highPriorityGesture(TapGesture().onEnded { part.model.values.items.reverse() })
    },
    .modifier(".onHover") { part in part.content.onHover { part.shown.wrappedValue = $0 } },
    .modifier(".onContinuousHover") { part in part.content.onContinuousHover { _ in } },
    .modifier(".hoverEffect") { $0.content.hoverEffect() },
    .modifier(".contentShape") { $0.content.contentShape(Rectangle()) },
    .modifier(".allowsHitTesting") { $0.content.allowsHitTesting($0.flag()) },
    .modifier(".disabled") { $0.content.disabled($0.shows) },
    .modifier(".focusable") { $0.content.focusable() },
    .modifier(".focusSection") { $0.content.focusSection() },
    .modifier(".onKeyPress") { part in
      part.content.focusable().onKeyPress { _ in
        part.model.values.numbers[2] += 1
        return part.flag() ? .handled : .ignored
      }
    },
    .modifier(".keyboardShortcut") { $0.content.keyboardShortcut("a", modifiers: []) },
    .modifier(".onSubmit") { part in part.content.onSubmit { part.model.values.items.append(99) } },
    .modifier(".onExitCommand") { $0.content.onExitCommand {} },
    .modifier(".onMoveCommand") { $0.content.onMoveCommand { _ in } },
    .modifier(".draggable") { $0.content.draggable("dragged") },
    .modifier(".dropDestination") { part in
      part.content.dropDestination(for: String.self) { items, _ in
        part.text.wrappedValue = items.first ?? ""
        return true
      }
    },
    .modifier(".pointerStyle") { $0.content.pointerStyle(.link) },
  ]

  /// Preferences, anchors, and functions that are called with the geometry and the changes of views.
  static let preferences: [Self] = [
    .modifier(".preference") { $0.content.preference(key: WidthKey.self, value: $0.length()) },
    .modifier(".transformPreference") { part in
      part.content.transformPreference(WidthKey.self) { $0 += 1 }
    },
    .modifier(".onPreferenceChange") { part in
      part.content.onPreferenceChange(WidthKey.self) { _ in }
    },
    .modifier(".backgroundPreferenceValue") { part in
      part.content.backgroundPreferenceValue(WidthKey.self) { Color.green.frame(width: $0) }
    },
    .modifier(".anchorPreference") { part in
      part.content.anchorPreference(key: AnchorKey.self, value: .bounds) { [$0] }
    },
    .modifier(".overlayPreferenceValue") { part in
      part.content.overlayPreferenceValue(AnchorKey.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { index in
            let frame = proxy[anchors[index]]
            Rectangle().stroke().frame(width: max(0, frame.width), height: max(0, frame.height))
              .offset(x: frame.minX, y: frame.minY)
          }
        }
      }
    },
    .modifier(".onGeometryChange") { part in
      part.content.onGeometryChange(for: CGSize.self, of: \.size) { _ in }
    },
    .modifier(".onAppear") { part in part.content.onAppear {}.onDisappear {} },
    .modifier(".onChange") { part in
      part.content.onChange(of: part.values.choice) { part.model.values.numbers[2] = 3 }
    },
    .modifier(".task") { $0.content.task {} },
    .modifier(".coordinateSpace") { $0.content.coordinateSpace(.named("space")) },
    .modifier(".id") { $0.content.id($0.values.choice) },
    .modifier(".tag") { $0.content.tag($0.number()) },
    .modifier(".equatable") { $0.content.transaction { $0.animation = nil } },
  ]

  /// Animations, transitions and shared geometry.
  static let animations: [Self] = [
    .modifier(".animation") { $0.content.animation($0.animation, value: $0.values.numbers) },
    .modifier(".transition") { part in
      VStack {
        if part.shows { part.content.transition(transition(part)) }
      }
    },
    Self("if", 2...2) { part in
      if part.shows { part.content } else { part.view(1).transition(transition(part)) }
    },
    Self(".matchedGeometryEffect", 2...2) { Matched(part: $0) },
    .modifier(".contentTransition") { $0.content.contentTransition(.numericText()) },
    .modifier(".phaseAnimator") { part in
      part.content.phaseAnimator([1.0, 0.5], trigger: part.values.choice) { content, phase in
        content.opacity(phase)
      }
    },
    .modifier("PhaseAnimator") { part in
      let content = part.content
      PhaseAnimator([0, 10.0], trigger: part.shows) { phase in content.padding(phase) }
    },
    .modifier(".keyframeAnimator") { part in
      part.content.keyframeAnimator(initialValue: 0.0, trigger: part.shows) { content, value in
        content.offset(x: value)
      } keyframes: { _ in
        LinearKeyframe(20, duration: 0.2)
        SpringKeyframe(0, duration: 0.4)
      }
    },
  ]

  @MainActor private static func transition(_ part: InterfacePart) -> AnyTransition {
    part.pick(
      [
        .opacity, .scale, .slide, .move(edge: .bottom), .push(from: .leading),
        .asymmetric(insertion: .offset(x: 20, y: 5), removal: .opacity.combined(with: .scale)),
      ], 1)
  }

  /// The texts and traits that assistive technologies are told.
  static let descriptions: [Self] = [
    .modifier(".accessibilityLabel") {
      $0.content.accessibilityLabel("Label").accessibilityValue("Value")
    },
    .modifier(".accessibilityElement") {
      $0.content.accessibilityElement(children: $0.pick([.ignore, .combine, .contain]))
    },
    .modifier(".accessibilityHidden") { $0.content.accessibilityHidden($0.shows) },
    .modifier(".accessibilityAddTraits") { $0.content.accessibilityAddTraits(.isHeader) },
    .modifier(".accessibilityAction") { part in
      part.content.accessibilityAction(named: "Turn") { part.shown.wrappedValue.toggle() }
    },
    .modifier(".accessibilityAdjustableAction") {
      $0.content.accessibilityAdjustableAction { _ in }
    },
    .modifier(".accessibilityRepresentation") { part in
      part.content.accessibilityRepresentation { Toggle("Represented", isOn: part.shown) }
    },
    .modifier(".accessibilityChildren") { part in
      part.content.accessibilityChildren { Text("Child") }
    },
    .modifier(".accessibilitySortPriority") {
      $0.content.accessibilitySortPriority(Double($0.number() % 3))
    },
  ]

  /// Modifiers of scroll views.
  static let scrolling: [Self] = [
    .modifier(".scrollIndicators") { $0.content.scrollIndicators($0.pick([.hidden, .visible])) },
    .modifier(".scrollDisabled") { $0.content.scrollDisabled($0.shows) },
    .modifier(".scrollClipDisabled") { $0.content.scrollClipDisabled() },
    .modifier(".scrollTargetBehavior") { part in
      if part.flag() {
        part.content.scrollTargetBehavior(.paging)
      } else {
        part.content.scrollTargetBehavior(.viewAligned)
      }
    },
    .modifier(".scrollTargetLayout") { $0.content.scrollTargetLayout() },
    .modifier(".scrollPosition") { $0.content.scrollPosition(id: $0.bindings.values.choice) },
    .modifier(".defaultScrollAnchor") {
      $0.content.defaultScrollAnchor($0.pick([.bottom, .center]))
    },
    .modifier(".contentMargins") { $0.content.contentMargins($0.length()) },
    .modifier(".scrollTransition") { part in
      part.content.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5)
      }
    },
    .modifier(".onScrollGeometryChange") { part in
      part.content.onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.y
      } action: { _, _ in
      }
    },
    .modifier(".scrollContentBackground") { $0.content.scrollContentBackground(.hidden) },
  ]
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 1

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct AnchorKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// Two views with the same geometry, the source of which changes.
private struct Matched: View {
  let part: InterfacePart
  @Namespace private var namespace

  var body: some View {
    HStack {
      part.content.matchedGeometryEffect(id: 1, in: namespace, isSource: part.shows)
      part.view(1).matchedGeometryEffect(id: 1, in: namespace, isSource: !part.shows)
    }
  }
}
