import SwiftUI

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI

extension GoldenScene {
  static let blends: [GoldenScene] = [
    GoldenScene("effect-blend-modes", 400, 190, text: true, scales: [1, 2]) {
      let columns = Array(repeating: GridItem(.fixed(50), spacing: 5), count: 7)
      LazyVGrid(columns: columns, spacing: 6) {
        ForEach(BlendScene.modes, id: \.0) { name, mode in
          BlendScene(name: name, mode: mode)
        }
      }
    },
    GoldenScene("effect-masks", 260, 70, text: true) {
      HStack(spacing: 14) {
        Tile(.blue, 50, 50).mask { Star() }
        Tile(.red, 50, 50).mask(alignment: .topLeading) { Circle().frame(width: 34).opacity(0.6) }
        Bands().frame(width: 60, height: 50).mask { Text("ABC").font(.system(size: 26)).bold() }
        Bands().frame(width: 50, height: 50).mask { Circle().blur(radius: 4).padding(6) }
      }
    },
  ]

  static let filters: [GoldenScene] = [
    GoldenScene("effect-blurs", 270, 80, scales: [1, 1.5]) {
      HStack(spacing: 22) {
        Tile(.blue, 40, 40).blur(radius: 2)
        Star().fill(.orange).frame(width: 44, height: 44).blur(radius: 5)
        Bands().frame(width: 44, height: 44).blur(radius: 4, opaque: true)
        Circle().fill(.green).frame(width: 40).blur(radius: 12)
      }
    },
    GoldenScene("effect-colors", 300, 120) {
      VStack(spacing: 8) {
        HStack(spacing: 6) {
          Swatch()
          Swatch().brightness(0.25)
          Swatch().contrast(0.4)
          Swatch().saturation(2)
          Swatch().grayscale(0.9)
        }
        HStack(spacing: 6) {
          Swatch().hueRotation(.degrees(90))
          Swatch().colorInvert()
          Swatch().colorMultiply(.yellow)
          Swatch().luminanceToAlpha()
          Swatch().compositingGroup().opacity(0.5)
        }
      }
    },
    GoldenScene("effect-redactions", 220, 120, text: true, mirrors: true) {
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Image(systemName: "star.fill").resizable().frame(width: 34, height: 34)
          VStack(alignment: .leading) {
            Text("A title").font(.headline)
            Text("What is said below it").foregroundStyle(.blue)
          }
        }
        Text("A longer text that takes more than one line of the room it gets").font(.caption)
        Text("shown").unredacted()
      }
      .padding(10)
      .redacted(reason: .placeholder)
    },
  ]

  static let pictures: [GoldenScene] = [
    GoldenScene("image-sizes", 330, 120) {
      HStack(spacing: 10) {
        Image("field")
        Image("field").resizable().frame(width: 20, height: 20)
        Image("field").resizable().scaledToFit().frame(width: 60, height: 90).border(.gray)
        Image("field").resizable().interpolation(.none).frame(width: 60, height: 60)
        Image("field").resizable().interpolation(.high).frame(width: 60, height: 60)
      }
      .environment(\.imageAssets, FieldImages())
    },
    GoldenScene("image-forms", 340, 90) {
      HStack(spacing: 12) {
        Image("field").resizable(resizingMode: .tile).frame(width: 74, height: 58)
        Image("button")
          .resizable(capInsets: EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7))
          .frame(width: 70, height: 40)
        Image("button").renderingMode(.template).foregroundStyle(.red)
        Image("field").rotationEffect(.degrees(20)).scaleEffect(1.3)
        Image("field").clipShape(Circle()).shadow(radius: 3)
      }
      .environment(\.imageAssets, FieldImages())
    },
  ]
}

/// Two colours over three others, blended in a mode.
private struct BlendScene: View {
  let name: String
  let mode: BlendMode

  static let modes: [(String, BlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
    ("darken", .darken), ("lighten", .lighten), ("dodge", .colorDodge), ("burn", .colorBurn),
    ("soft light", .softLight), ("hard light", .hardLight), ("difference", .difference),
    ("exclusion", .exclusion), ("hue", .hue), ("saturation", .saturation), ("color", .color),
    ("luminosity", .luminosity), ("atop", .sourceAtop), ("behind", .destinationOver),
    ("out", .destinationOut), ("darker", .plusDarker), ("lighter", .plusLighter),
  ]

  var body: some View {
    VStack(spacing: 1) {
      ZStack {
        Bands().frame(width: 34, height: 34)
        VStack(spacing: 0) {
          Color(red: 0.9, green: 0.6, blue: 0.1)
          Color(red: 0.1, green: 0.5, blue: 0.6).opacity(0.7)
        }
        .frame(width: 20, height: 44)
        .blendMode(mode)
      }
      .compositingGroup()
      Text(name).font(.system(size: 8))
    }
  }
}

/// Upright bands of strong colours, a grey and none.
private struct Bands: View {
  var body: some View {
    HStack(spacing: 0) {
      Color(red: 0.85, green: 0.2, blue: 0.25)
      Color(red: 0.2, green: 0.7, blue: 0.3)
      Color(red: 0.2, green: 0.35, blue: 0.85)
      Color(white: 0.5)
    }
  }
}

/// The content that filters are applied to.
private struct Swatch: View {
  var body: some View {
    ZStack {
      Bands()
      Circle().fill(.white).frame(width: 20)
      Circle().fill(.black).frame(width: 8)
    }
    .frame(width: 48, height: 44)
  }
}

/// A field with a house, and a button with round corners, both with a scale of 2.
private final class FieldImages: ImageAssetSource {
  private static let field = bitmap(80, 56) { x, y in
    let roof = y - 14.0 > abs(x - 40)
    let isHouse = (24...56).contains(x) && (30...44).contains(y)
    if isHouse && (36...44).contains(x) && y > 34 { return (0.35, 0.2, 0.1, 1) }
    if isHouse { return (0.95, 0.9, 0.8, 1) }
    if roof && y < 30 { return (0.75, 0.2, 0.15, 1) }
    return y < 40 ? (0.4 + y / 100, 0.65 + y / 200, 0.95, 1) : (0.3, 0.65 - y / 300, 0.25, 1)
  }

  private static let button = bitmap(48, 48) { x, y in
    let edge = SIMD2(max(abs(x - 23.5) - 11, 0), max(abs(y - 23.5) - 11, 0))
    let distance = (edge.x * edge.x + edge.y * edge.y).squareRoot()
    let opacity = min(max(12.5 - distance, 0), 1)
    return distance > 9.5 ? (0.1, 0.25, 0.5, opacity) : (0.35, 0.6, 0.95, opacity)
  }

  func image(named name: ImageAssetName, scale: CGFloat, isDark: Bool) -> ImageAsset? {
    ImageAsset(bitmap: name.name == "field" ? Self.field : Self.button, scale: 2)
  }

  private static func bitmap(
    _ width: Int, _ height: Int,
    _ color: (Double, Double) -> (red: Double, green: Double, blue: Double, opacity: Double)
  ) -> Bitmap {
    let pixels = (0..<width * height).map { index in
      let color = color(Double(index % width), Double(index / width))
      return Blending.pixel(
        ResolvedColor(
          red: color.red, green: color.green, blue: color.blue, opacity: color.opacity))
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }
}
