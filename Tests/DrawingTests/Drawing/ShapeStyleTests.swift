import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// The resolution of styles in their environments.
@MainActor @Suite struct ShapeStyleTests {
  private let red = ResolvedColor(red: 1, green: 0, blue: 0)
  private let label = ResolvedColor(red: 0, green: 0, blue: 0)

  /// Returns the shading of the only rectangle among some views.
  private func style(@ViewBuilder _ content: () -> some View) throws -> Shading {
    let commands = LayoutHarness(content).tree.displayList().commands
    guard case .fill(_, _, let shading) = try #require(commands.first) else {
      throw Missing()
    }
    return shading
  }

  private struct Missing: Error {}

  private func color(@ViewBuilder _ content: () -> some View) throws -> ResolvedColor {
    guard case .color(let color) = try style(content) else { throw Missing() }
    return color
  }

  private let plainRed = Color(red: 1, green: 0, blue: 0)

  // MARK: Labels of buttons

  /// The colours of all filled paths of some commands.
  private func colors(_ commands: [DrawCommand]) -> [ResolvedColor] {
    commands.flatMap { command -> [ResolvedColor] in
      switch command {
      case .fill(_, _, .color(let color)): [color]
      case .group(_, let inner), .clip(_, _, let inner), .transform(_, let inner): colors(inner)
      default: []
      }
    }
  }

  /// The colour of the label of a button.
  private func labelColor(
    role: ButtonRole? = nil, _ style: (AnyView) -> some View
  ) -> ResolvedColor? {
    let button = Button(role: role) {
    } label: {
      Rectangle().frame(width: 10, height: 10)
    }
    // The label is in front of the background.
    return colors(LayoutHarness { style(AnyView(button)) }.tree.displayList().commands).last
  }

  @Test func `a foreground style set outside of a button is that of its label`() {
    let primary = SystemColor.label.resolved(in: .light)
    #expect(labelColor { $0.foregroundStyle(plainRed) } == red)
    #expect(labelColor { $0.foregroundColor(plainRed) } == red)
    #expect(labelColor { button in VStack { button }.foregroundStyle(plainRed) } == red)
    #expect(labelColor { $0.buttonStyle(.bordered).foregroundStyle(plainRed) } == red)
    #expect(labelColor { $0.foregroundStyle(plainRed).buttonStyle(.bordered) } == red)
    #expect(labelColor { $0.buttonStyle(.borderedProminent).foregroundStyle(plainRed) } == red)
    #expect(labelColor { $0.buttonStyle(.borderless).foregroundStyle(plainRed) } == red)
    #expect(labelColor { $0.buttonStyle(.plain).foregroundStyle(plainRed) } == red)
    #expect(labelColor(role: .destructive) { $0.foregroundStyle(plainRed) } == red)
    #expect(labelColor { $0.foregroundStyle(.primary).tint(plainRed) } == primary)
  }

  @Test func `without a foreground style a button has a style of its own`() {
    let (accent, primary) = (
      SystemColor.accent.resolved(in: .light), SystemColor.label.resolved(in: .light)
    )
    #expect(labelColor { $0 } == primary)
    #expect(labelColor { $0.interfaceIdiom(.touch) } == accent)
    #expect(labelColor { $0.tint(plainRed) } == red)
    #expect(labelColor { $0.foregroundColor(nil) } == primary)
    #expect(labelColor { $0.foregroundColor(nil).buttonStyle(.borderless) } == accent)
    #expect(
      labelColor(role: .destructive) { $0 } == SystemColor.red.resolved(in: .light))
  }

  // MARK: Levels

  @Test func `without a style the hierarchical levels are those of labels`() throws {
    #expect(try color { Rectangle() } == label)
    let secondary = try color { Rectangle().fill(.secondary) }
    #expect(
      secondary == ResolvedColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.6))
  }

  @Test func `levels are more transparent versions of the current style`() throws {
    let levels: [(HierarchicalShapeStyle, Double)] = [
      (.primary, 1), (.secondary, 0.5), (.tertiary, 0.25), (.quaternary, 0.18), (.quinary, 0.1),
    ]
    for (level, opacity) in levels {
      let color = try color { Rectangle().fill(level).foregroundStyle(plainRed) }
      #expect(color == ResolvedColor(red: 1, green: 0, blue: 0, opacity: opacity))
    }
  }

  @Test func `up to three levels can be set, further ones are derived from the last`() throws {
    let blue = Color(red: 0, green: 0, blue: 1)
    let green = Color(red: 0, green: 1, blue: 0)
    func color(_ level: HierarchicalShapeStyle) throws -> ResolvedColor {
      try self.color { Rectangle().fill(level).foregroundStyle(plainRed, blue, green) }
    }
    #expect(try color(.primary) == red)
    #expect(try color(.secondary) == ResolvedColor(red: 0, green: 0, blue: 1))
    #expect(try color(.tertiary) == ResolvedColor(red: 0, green: 1, blue: 0))
    #expect(try color(.quaternary).green == 1)
    #expect(abs(try color(.quaternary).opacity - 0.18 / 0.25) < 1e-9)
  }

  @Test func `a nested level refers to the outer style`() throws {
    let color = try color {
      VStack { Rectangle().foregroundStyle(.secondary) }.foregroundStyle(plainRed)
    }
    #expect(color == ResolvedColor(red: 1, green: 0, blue: 0, opacity: 0.5))
    let twice = try self.color {
      VStack { Rectangle().foregroundStyle(.secondary) }.foregroundStyle(.foreground)
        .foregroundStyle(plainRed)
    }
    #expect(twice == color)
  }

  @Test func `a nil foreground colour means that of labels`() throws {
    #expect(try color { Rectangle().foregroundColor(nil).foregroundStyle(plainRed) } == label)
  }

  @Test func `a style has its own levels`() throws {
    #expect(try color { Rectangle().fill(plainRed.secondary) }.opacity == 0.5)
  }

  // MARK: Styles of the environment

  @Test func `the tint is any style, and the accent colour by default`() throws {
    #expect(try color { Rectangle().fill(.tint) } == SystemColor.accent.resolved(in: .light))
    #expect(try color { Rectangle().fill(.tint).tint(plainRed) } == red)
    let shading = try style { Rectangle().fill(.tint).tint(plainRed.gradient) }
    guard case .gradient = shading else { throw Missing() }
    #expect(
      try color { Rectangle().fill(.tint).tint(plainRed.opacity(0.5).tertiary) }.opacity == 0.125)
  }

  @Test func `the background style is the nearest one, and the window's colour by default`() throws
  {
    let window = SystemColor.background.resolved(in: .light)
    #expect(try color { Rectangle().fill(.background) } == window)
    #expect(try color { Rectangle().fill(.background).backgroundStyle(plainRed) } == red)
    #expect(
      try color { Rectangle().fill(.windowBackground).backgroundStyle(plainRed) } == window)
    // The background style, used in the definition of a background style, is the outer one.
    let half = try color {
      Rectangle().fill(.background).backgroundStyle(.background.opacity(0.5))
    }
    #expect(half == window.multiplyingOpacity(by: 0.5))
  }

  @Test func `the system styles have their colours in both schemes`() throws {
    for scheme in [ColorScheme.light, .dark] {
      func check<S: ShapeStyle>(_ style: S, _ expected: SystemColor) throws {
        #expect(
          try color { Rectangle().fill(style).colorScheme(scheme) }
            == expected.resolved(in: ColorAppearance(scheme: scheme)))
      }
      try check(.separator, .separator)
      try check(.placeholder, .tertiaryLabel)
      try check(.link, .accent)
      try check(.selection, .accent)
      try check(.fill, .strongFill)
    }
  }

  @Test func `the levels of a background are greys in both schemes`() throws {
    for scheme in [ColorScheme.light, .dark] {
      for contrast in ColorSchemeContrast.allCases {
        let colors = try backgroundLevels.map { style in
          try color {
            Rectangle().fill(style).environment(\.colorScheme, scheme)
              .transformEnvironment(\.self) { $0.colorSchemeContrast = contrast }
          }
        }
        // Opaque, with almost no colour, and each further from the background than the one before.
        for (color, next) in zip(colors, colors.dropFirst()) {
          #expect(next.opacity == 1)
          #expect(abs(next.blue - next.red) < 0.03)
          #expect(scheme == .light ? next.green < color.green : next.green > color.green)
        }
      }
    }
    // The values that Apple publishes for the first grey of the light scheme.
    #expect(
      try color { Rectangle().fill(.background.secondary) }
        == ResolvedColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255))
    #expect(
      try color { Rectangle().fill(.windowBackground.secondary).backgroundStyle(plainRed) }
        == ResolvedColor(red: 242 / 255, green: 242 / 255, blue: 247 / 255))
  }

  private var backgroundLevels: [AnyShapeStyle] {
    [
      AnyShapeStyle(.background), AnyShapeStyle(.background.secondary),
      AnyShapeStyle(.background.tertiary), AnyShapeStyle(.background.quaternary),
      AnyShapeStyle(.background.quinary),
    ]
  }

  @Test func `a background style that is set has its own levels`() throws {
    #expect(
      try color { Rectangle().fill(.background.secondary).backgroundStyle(plainRed) }
        == red.multiplyingOpacity(by: 0.5))
    // A level of the window's background as the background style.
    #expect(
      try color { Rectangle().fill(.background).backgroundStyle(.background.secondary) }
        == SystemColor.secondaryBackground.resolved(in: .light))
  }

  @Test func `a material is more opaque the thicker it is`() throws {
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    let opacities = try materials.map { try backdrop($0).tint.opacity }
    #expect(opacities == opacities.sorted() && Set(opacities).count == 5)
    #expect(opacities.allSatisfy { $0 > 0.3 && $0 < 1 })
  }

  private func backdrop(
    _ material: some ShapeStyle, _ colorScheme: ColorScheme = .light
  ) throws -> BackdropMaterial {
    guard
      case .backdrop(let backdrop) = try style({
        Rectangle().fill(material).environment(\.colorScheme, colorScheme)
      })
    else { throw Missing() }
    return backdrop
  }

  @Test func `a material has the background's colour of its scheme, and can be faded`() throws {
    let (light, dark) = (try backdrop(.bar), try backdrop(.bar, .dark))
    #expect(light.tint.red > 0.8 && dark.tint.red < 0.3)
    #expect(light.radius == dark.radius && light.radius > 0)
    #expect(try backdrop(Material.bar.opacity(0.5)).opacity == 0.5)
  }

  // MARK: Derived styles

  @Test func `opacity applies to a style together with its shadows`() {
    let shadow = ShadowStyle.drop(color: .black, radius: 2, x: 1, y: 3)
    let style = plainRed.shadow(shadow).opacity(0.5)._style(in: EnvironmentValues())
    #expect(style.mainColor == red.multiplyingOpacity(by: 0.5))
    #expect(style.shadows.map(\.color.opacity) == [0.5])
  }

  @Test func `shadows of a style are drawn around the filled shape, inner ones inside`() throws {
    let commands = LayoutHarness {
      Rectangle()
        .fill(
          plainRed.shadow(.drop(color: .black, radius: 4, y: 2))
            .shadow(.inner(color: .black, radius: 3)))
    }.tree.displayList().commands
    guard
      case .group(.shadow(_, 4, CGSize(width: 0, height: 2), _, _), let shadowed) = commands.first,
      case .group(.innerShadow(_, 3, .zero), let filled) = shadowed.first,
      case .fill(_, _, .color(let color)) = filled.first
    else {
      Issue.record("\(commands)")
      return
    }
    #expect(color == red)
  }

  @Test func `a blend mode of a style applies to the fill and its shadows`() throws {
    let commands = LayoutHarness {
      Rectangle().fill(plainRed.shadow(.drop(radius: 4)).blendMode(.multiply))
    }.tree.displayList().commands
    guard case .group(.blend(.multiply), let mixed) = commands.first,
      case .group(.shadow, _) = mixed.first
    else {
      Issue.record("\(commands)")
      return
    }
  }

  @Test func `a custom style is resolved in the environment of the filled view`() throws {
    struct Inverse: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.white : Color.black
      }
    }
    #expect(try color { Rectangle().fill(Inverse()).colorScheme(.dark) } == .white)
    #expect(try color { Rectangle().foregroundStyle(Inverse()) } == .black)
    #expect(try color { Rectangle().fill(AnyShapeStyle(Inverse())) } == .black)
  }

  @Test func `every modifier with a style accepts a gradient`() throws {
    let gradient = LinearGradient(
      colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let commands = LayoutHarness(in: CGSize(width: 300, height: 600)) {
      Text("text").foregroundStyle(gradient).underline()
      Color.clear.border(gradient, width: 2)
      Color.clear.background(gradient)
      Color.clear.background(gradient, in: Circle())
      Color.clear.overlay(gradient)
      Color.clear.overlay(gradient, in: Circle())
      Image(systemName: "plus").foregroundStyle(gradient)
      ProgressView(value: 0.5).tint(gradient)
      Circle().stroke(gradient, lineWidth: 2)
      gradient
    }.commands(at: 0)
    let gradients = commands.filter { command in
      switch command {
      case .fill(_, _, .gradient), .stroke(_, _, .gradient), .text(_, at: _, .gradient): true
      default: false
      }
    }
    // The text includes its underline.
    #expect(gradients.count == 11)
  }

  // MARK: Colours

  @Test func `a colour is resolved to linear components and back`() {
    let resolved = Color(red: 0.5, green: 0.25, blue: 1, opacity: 0.75)
      .resolve(in: EnvironmentValues())
    #expect(abs(resolved.linearRed - 0.21404) < 1e-4)
    #expect(abs(resolved.red - 0.5) < 1e-5 && abs(resolved.green - 0.25) < 1e-5)
    #expect(resolved.opacity == 0.75)
    #expect(Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 0).linearRed == 0.5)
    #expect(resolved.description == "#8040FFBF")
    let again = Color(resolved).resolve(in: EnvironmentValues())
    #expect(abs(again.linearRed - resolved.linearRed) < 1e-5)
  }

  @Test func `a resolved colour is encoded and decoded`() throws {
    let color = Color.Resolved(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
    let data = try JSONEncoder().encode(color)
    #expect(try JSONDecoder().decode(Color.Resolved.self, from: data) == color)
  }

  @Test func `colours are mixed in the given space, in the scheme of the environment`() {
    let (black, white) = (Color.black, Color.white)
    let device = black.mix(with: white, by: 0.5, in: .device).resolved(in: .light)
    #expect(abs(device.red - 0.5) < 1e-9)
    // Half of the lightness of Oklab is an eighth of the linear luminance.
    let perceptual = black.mix(with: white, by: 0.5).resolved(in: .light)
    #expect(abs(ColorConversion.linear(perceptual.green) - 0.125) < 1e-4)
    let mixed = Color.primary.mix(with: plainRed, by: 0, in: .device)
    #expect(mixed.resolved(in: .light) == .black && mixed.resolved(in: .dark) == .white)
    #expect(plainRed.mix(with: black, by: 7).resolved(in: .light) == .black)
    #expect(plainRed.mix(with: black, by: .nan).resolved(in: .light) == red)
  }
}
