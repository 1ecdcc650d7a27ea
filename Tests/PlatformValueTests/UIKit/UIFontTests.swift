import Foundation
import PlumbUIKit
import SwiftUI
import Testing

/// The fonts of UIKit and the measures of texts.
@MainActor @Suite struct UIFontTests {
  @Test func `fonts of the system are those of the engine`() {
    #expect(Font(UIFont.systemFont(ofSize: 20)) == .system(size: 20, weight: .regular))
    #expect(
      Font(UIFont.systemFont(ofSize: 20, weight: .heavy)) == .system(size: 20, weight: .heavy))
    #expect(Font(UIFont.boldSystemFont(ofSize: 12)) == .system(size: 12, weight: .bold))
    #expect(
      Font(UIFont.monospacedSystemFont(ofSize: 12, weight: .regular))
        == .system(size: 12, weight: .regular, design: .monospaced))
    #expect(UIFont.systemFont(ofSize: 0).pointSize == UIFont.systemFontSize)
    #expect(UIFont.Weight(rawValue: 0.39).rawValue == 0.39)
    #expect(
      UIFont.systemFont(ofSize: 9, weight: UIFont.Weight(0.39))
        == UIFont.systemFont(ofSize: 9, weight: .bold))
  }

  // The sizes of Apple's guidelines for the standard size of type.
  @Test func `text styles have their sizes`() {
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    #expect(headline.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func `a line is as high as its parts`() {
    let font = UIFont.systemFont(ofSize: 40)
    #expect(font.ascender > font.capHeight && font.capHeight > 20)
    #expect(font.descender < 0)
    #expect(font.lineHeight == font.ascender - font.descender)
    // Measures grow with the size.
    #expect(abs(font.withSize(80).ascender - 2 * font.ascender) < 0.01)
  }

  @Test func `a descriptor changes a font`() throws {
    let font = UIFont.systemFont(ofSize: 15)
    let descriptor = try #require(
      font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    let bold = UIFont(descriptor: descriptor, size: 0)
    #expect(Font(bold) == .system(size: 15, weight: .bold).italic())
    let rounded = try #require(font.fontDescriptor.withDesign(.rounded))
    #expect(
      Font(UIFont(descriptor: rounded, size: 30))
        == .system(size: 30, weight: .regular, design: .rounded))
  }

  @Test func `fonts are listed by the names with which they can be created`() throws {
    #expect(UIFont.familyNames.contains("Inter"))
    #expect(UIFont.familyNames == UIFont.familyNames.sorted())
    let names = UIFont.fontNames(forFamilyName: "Inter")
    #expect(Set(names).isSuperset(of: ["Inter-Regular", "Inter-Bold", "Inter-Italic"]))
    #expect(UIFont.fontNames(forFamilyName: "No such family") == [])
    #expect(try #require(UIFont(name: "Inter-Bold", size: 20)).capHeight > 10)
  }

  @Test func `a text has the size that a view of it has`() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let one = NSString(string: "Width").size(withAttributes: attributes)
    let two = "WidthWidth".size(withAttributes: attributes)
    #expect(one.width > 20 && one.height >= 20)
    // Each width is rounded up to a point.
    #expect(abs(two.width - 2 * one.width) <= 2)
    #expect(two.height == one.height)
    let small = "Width".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)])
    #expect(abs(small.width - one.width / 2) < 1)
  }

  @Test func `lines are broken only where they are laid out`() {
    let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let text = "several words on a line"
    let whole = text.size(withAttributes: attributes)
    let size = CGSize(width: whole.width / 2, height: .infinity)
    let broken = text.boundingRect(
      with: size, options: .usesLineFragmentOrigin, attributes: attributes)
    #expect(broken.height > whole.height && broken.width <= size.width)
    #expect(text.boundingRect(with: size, attributes: attributes).size == whole)
  }

  @Test func `a text is drawn in its colour and at its place`() throws {
    let size = CGSize(width: 40, height: 40)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      "H".draw(
        at: CGPoint(x: 20, y: 0),
        withAttributes: [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red])
    }
    let bitmap = try #require(image.cgImage)
    let painted = bitmap.pixels.indices.filter { bitmap.pixels[$0] == 0xFFFF_0000 }
    #expect(!painted.isEmpty)
    #expect(painted.allSatisfy { $0 % 40 >= 20 })
  }

  @Test func `a paragraph style is copied with its values`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 4
    let copy = style.mutableCopy() as? NSMutableParagraphStyle
    #expect(copy == style)
    copy?.alignment = .right
    #expect(style.alignment == .center)
    #expect(copy != style)
  }
}
