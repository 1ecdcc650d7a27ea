import SwiftUI

private let sentence = "The quick brown fox jumps over the lazy dog near the old river bank."

extension GoldenScene {
  static let texts: [GoldenScene] = [
    GoldenScene("text-styles", 200, 290, text: true, mirrors: true, scales: [1, 1.5]) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Large title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Title 2").font(.title2)
        Text("Title 3").font(.title3)
        Text("Headline").font(.headline)
        Text("Body")
        Text("Callout").font(.callout)
        Text("Subheadline").font(.subheadline)
        Text("Footnote").font(.footnote)
        Text("Caption").font(.caption)
        Text("Caption 2").font(.caption2)
      }
    },
    GoldenScene("text-weights", 170, 130, text: true) {
      VStack(alignment: .leading, spacing: 2) {
        Text("Regular Hamburg")
        Text("Medium Hamburg").fontWeight(.medium)
        Text("Semibold Hamburg").fontWeight(.semibold)
        Text("Bold Hamburg").bold()
        Text("Italic Hamburg").italic()
      }
    },
    GoldenScene("text-paragraphs", 180, 180, text: true, mirrors: true, scales: [1, 1.5]) {
      VStack(spacing: 6) {
        Text(sentence).multilineTextAlignment(.leading)
        Text(sentence).multilineTextAlignment(.center)
        Text(sentence).multilineTextAlignment(.trailing)
      }
      .font(.footnote)
    },
    GoldenScene("text-truncated", 150, 120, text: true, mirrors: true, scales: [1, 1.5]) {
      VStack(alignment: .leading, spacing: 4) {
        Text(sentence).lineLimit(1).truncationMode(.head)
        Text(sentence).lineLimit(1).truncationMode(.middle)
        Text(sentence).lineLimit(1).truncationMode(.tail)
        Text(sentence).lineLimit(2)
        Text(sentence).lineLimit(1).minimumScaleFactor(0.5)
      }
      .font(.footnote)
    },
    GoldenScene("text-attributes", 210, 170, text: true) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Underlined").underline() + Text(" and ") + Text("struck").strikethrough(color: .red)
        Text("Kerned words").kerning(3)
        Text("H") + Text("2").font(.caption).baselineOffset(-4) + Text("O")
        Text("1,111 and 8,888").monospacedDigit()
        Text("shouted").textCase(.uppercase)
        Text("Blue ").foregroundStyle(.blue) + Text("red ").foregroundStyle(.red) + Text("plain")
      }
    },
    GoldenScene("text-baselines", 190, 60, text: true, mirrors: true) {
      HStack(alignment: .firstTextBaseline) {
        Text("Big").font(.largeTitle)
        Text("two lines\nof these").font(.caption)
        Tile(.blue, 12, 12)
        Text("end")
      }
    },
    GoldenScene("text-type-sizes", 220, 150, text: true) {
      VStack(alignment: .leading, spacing: 2) {
        ForEach([DynamicTypeSize.xSmall, .large, .xxxLarge, .accessibility3], id: \.self) { size in
          Text("Size \(String(describing: size))").dynamicTypeSize(size).lineLimit(1)
        }
      }
    },
    GoldenScene("text-levels", 150, 90, text: true) {
      VStack(alignment: .leading) {
        Text("Primary").foregroundStyle(.primary)
        Text("Secondary").foregroundStyle(.secondary)
        Text("Tertiary").foregroundStyle(.tertiary)
        Text("Quaternary").foregroundStyle(.quaternary)
      }
    },
    GoldenScene("text-rotated", 120, 90, text: true) {
      Text("Slanted text").font(.title3).rotationEffect(.degrees(-30))
    },
    GoldenScene("text-line-spacing", 170, 90, text: true) {
      HStack(alignment: .top) {
        Text("One\nTwo\nThree").border(.gray)
        Text("One\nTwo\nThree").lineSpacing(8).border(.gray)
      }
      .font(.footnote)
    },
    GoldenScene("text-pictures", 220, 130, text: true, mirrors: true) {
      VStack(alignment: .leading, spacing: 4) {
        Text("\(Image(systemName: "star.fill")) 4.5 of 5").font(.title3)
        Text("Tap \(Image(systemName: "plus")) to add, \(Image(systemName: "trash")) to remove.")
        (Text(Image(systemName: "heart.fill")).foregroundStyle(.red) + Text(" loved"))
          .bold().underline()
        Text("Read [the rules](https://example.org) first.")
      }
    },
    GoldenScene("text-small-capitals", 220, 100, text: true) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Small Capitals 12").font(.body.smallCaps())
        Text("Small Capitals 12").font(.body.lowercaseSmallCaps())
        Text("42").font(.title) + Text(" km/h").font(.title).textScale(.secondary)
      }
    },
    GoldenScene("text-line-patterns", 150, 150, text: true) {
      VStack(alignment: .leading, spacing: 6) {
        Text("Solid line").underline()
        Text("Dotted line").underline(pattern: .dot)
        Text("Dashed line").underline(pattern: .dash, color: .red)
        Text("Dash and dot").underline(pattern: .dashDot)
        Text("Dash, dot, dot").strikethrough(pattern: .dashDotDot)
      }
    },
    GoldenScene("text-leading", 190, 90, text: true) {
      HStack(alignment: .top, spacing: 10) {
        Text("Tight\nlines\nhere").font(.footnote.leading(.tight)).border(.gray)
        Text("Usual\nlines\nhere").font(.footnote).border(.gray)
        Text("Loose\nlines\nhere").font(.footnote.leading(.loose)).border(.gray)
      }
    },
  ]
}
