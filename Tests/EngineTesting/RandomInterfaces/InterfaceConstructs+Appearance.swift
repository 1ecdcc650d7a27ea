import Foundation
import PlumbUI

extension InterfaceConstruct {
  /// Effects on the drawing.
  static let effects: [Self] = [
    .modifier(".opacity") { $0.content.opacity($0.values.numbers[0]) },
    .modifier(".blur") { $0.content.blur(radius: $0.length() / 10) },
    .modifier(".shadow") { $0.content.shadow(radius: $0.length() / 10, x: 2) },
    .modifier(".brightness") { $0.content.brightness($0.fraction()) },
    .modifier(".contrast") { $0.content.contrast($0.fraction()) },
    .modifier(".saturation") { $0.content.saturation($0.fraction()) },
    .modifier(".grayscale") { $0.content.grayscale($0.fraction()) },
    .modifier(".hueRotation") { $0.content.hueRotation(.degrees(Double($0.number()))) },
    .modifier(".colorInvert") { $0.content.colorInvert() },
    .modifier(".colorMultiply") { $0.content.colorMultiply($0.values.color) },
    .modifier(".luminanceToAlpha") { $0.content.luminanceToAlpha() },
    .modifier(".blendMode") {
      $0.content.blendMode($0.pick([.multiply, .screen, .destinationOut]))
    },
    .modifier(".compositingGroup") { $0.content.compositingGroup() },
    .modifier(".drawingGroup") { $0.content.drawingGroup() },
    .modifier(".clipped") { $0.content.clipped() },
    .modifier(".clipShape") { $0.content.clipShape(Circle()) },
    .modifier(".cornerRadius") { $0.content.cornerRadius($0.length()) },
    .modifier(".border") { $0.content.border(.red, width: $0.length() / 10) },
    .modifier(".rotationEffect") { $0.content.rotationEffect(.degrees($0.values.numbers[1])) },
    .modifier(".scaleEffect") { $0.content.scaleEffect($0.values.numbers[0]) },
    .modifier(".rotation3DEffect") {
      $0.content.rotation3DEffect(.degrees(Double($0.number())), axis: (1, 0.5, 0))
    },
    .modifier(".transformEffect") {
      $0.content.transformEffect(CGAffineTransform(translationX: $0.length(), y: 0))
    },
    .modifier(".visualEffect") { part in
      part.content.visualEffect { content, proxy in content.offset(x: proxy.size.width / 3) }
    },
    .modifier(".glassEffect") { $0.content.glassEffect() },
    .modifier(".redacted") { $0.content.redacted(reason: $0.shows ? .placeholder : []) },
    .modifier(".privacySensitive") { $0.content.privacySensitive() },
    .modifier(".symbolEffect") { $0.content.symbolEffect(.bounce, value: $0.values.choice) },
    .modifier(".symbolVariant") { $0.content.symbolVariant(.fill) },
    .modifier(".imageScale") { $0.content.imageScale(.large) },
  ]

  /// The styles of texts, and colours.
  static let textStyles: [Self] = [
    .modifier(".font") {
      $0.content.font($0.pick([.title, .caption, .system(size: 1), .body.bold(), nil]))
    },
    .modifier(".bold") { $0.content.bold($0.flag()).fontWeight(.heavy) },
    .modifier(".italic") { $0.content.italic().monospacedDigit() },
    .modifier(".underline") { $0.content.underline().strikethrough($0.flag()) },
    .modifier(".kerning") { $0.content.kerning($0.length() / 10).baselineOffset(2) },
    .modifier(".lineLimit") { $0.content.lineLimit($0.pick([nil, 1, 2])) },
    .modifier(".lineLimit.range") { $0.content.lineLimit(1...(1 + $0.number() % 5)) },
    .modifier(".lineSpacing") { $0.content.lineSpacing($0.length() / 5) },
    .modifier(".truncationMode") { $0.content.truncationMode($0.pick([.head, .middle, .tail])) },
    .modifier(".minimumScaleFactor") { $0.content.minimumScaleFactor(0.5) },
    .modifier(".allowsTightening") { $0.content.allowsTightening(true) },
    .modifier(".multilineTextAlignment") {
      $0.content.multilineTextAlignment($0.pick([.center, .trailing]))
    },
    .modifier(".textCase") { $0.content.textCase(.uppercase) },
    .modifier(".textSelection") { $0.content.textSelection(.enabled) },
    .modifier(".textScale") { $0.content.textScale(.secondary) },
    .modifier(".foregroundStyle") { $0.content.foregroundStyle($0.values.color) },
    .modifier(".foregroundStyle.levels") { $0.content.foregroundStyle(.red, .green, .blue) },
    .modifier(".tint") { $0.content.tint($0.values.color) },
    .modifier(".backgroundStyle") { $0.content.backgroundStyle(.orange) },
    .modifier(".dynamicTypeSize") {
      $0.content.dynamicTypeSize($0.pick([.xSmall, .large, .accessibility3]))
    },
    .modifier(".environment.direction") {
      $0.content.environment(\.layoutDirection, $0.shows ? .leftToRight : .rightToLeft)
    },
    .modifier(".environment.scheme") { $0.content.environment(\.colorScheme, .dark) },
    .modifier(".environment.locale") {
      $0.content.environment(\.locale, Locale(identifier: "ar_EG"))
    },
    .modifier(".transformEnvironment") {
      $0.content.transformEnvironment(\.lineSpacing) { $0 += 1 }
    },
    .modifier(".preferredColorScheme") { $0.content.preferredColorScheme($0.pick([nil, .dark])) },
    .modifier(".flipsForRightToLeftLayoutDirection") {
      $0.content.flipsForRightToLeftLayoutDirection(true)
    },
  ]

  /// The styles of controls and containers.
  static let controlStyles: [Self] = [
    .modifier(".buttonStyle") { part in
      switch part.number() % 4 {
      case 0: part.content.buttonStyle(.bordered)
      case 1: part.content.buttonStyle(.plain)
      case 2: part.content.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
      default: part.content.buttonStyle(.borderless)
      }
    },
    .modifier(".toggleStyle") { part in
      if part.flag() {
        part.content.toggleStyle(.switch)
      } else {
        part.content.toggleStyle(.button)
      }
    },
    .modifier(".pickerStyle") { part in
      switch part.number() % 4 {
      case 0: part.content.pickerStyle(.segmented)
      case 1: part.content.pickerStyle(.inline)
      case 2: part.content.pickerStyle(.wheel)
      default: part.content.pickerStyle(.menu)
      }
    },
    .modifier(".datePickerStyle") { part in
      if part.flag() {
        part.content.datePickerStyle(.graphical)
      } else {
        part.content.datePickerStyle(.compact)
      }
    },
    .modifier(".listStyle") { part in
      switch part.number() % 3 {
      case 0: part.content.listStyle(.plain)
      case 1: part.content.listStyle(.sidebar)
      default: part.content.listStyle(.insetGrouped)
      }
    },
    .modifier(".tabViewStyle") { part in
      if part.flag() {
        part.content.tabViewStyle(.page)
      } else {
        part.content.tabViewStyle(.sidebarAdaptable)
      }
    },
    .modifier(".formStyle") { part in
      if part.flag() { part.content.formStyle(.grouped) } else { part.content.formStyle(.columns) }
    },
    .modifier(".textFieldStyle") { part in
      if part.flag() {
        part.content.textFieldStyle(.roundedBorder)
      } else {
        part.content.textFieldStyle(.plain)
      }
    },
    .modifier(".progressViewStyle") { part in
      if part.flag() {
        part.content.progressViewStyle(.circular)
      } else {
        part.content.progressViewStyle(.linear)
      }
    },
    .modifier(".gaugeStyle") { $0.content.gaugeStyle(.accessoryCircular) },
    .modifier(".labelStyle") { part in
      if part.flag() {
        part.content.labelStyle(.iconOnly)
      } else {
        part.content.labelStyle(.titleAndIcon)
      }
    },
    .modifier(".menuStyle") { $0.content.menuStyle(.button).menuIndicator(.hidden) },
    .modifier(".controlSize") {
      $0.content.controlSize($0.pick([.mini, .small, .regular, .large]))
    },
    .modifier(".labelsHidden") { $0.content.labelsHidden() },
    .modifier(".headerProminence") { $0.content.headerProminence(.increased) },
    .modifier(".interfaceIdiom") { $0.content.interfaceIdiom($0.flag() ? .touch : .desktop) },
    .modifier(".environment.editMode") {
      $0.content.environment(\.editMode, .constant($0.shows ? .active : .inactive))
    },
  ]
}
