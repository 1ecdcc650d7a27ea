/// The header of a section in a list.
struct ListHeader {
  let section: SectionConfiguration
  /// Whether nothing is above the section.
  let isFirst: Bool
  @Environment(\.listContext) private var list
  @Environment(\.listSectionSpacing) private var spacing
  @Environment(\.listSectionMargins) private var outerMargins
  @Environment(\.headerProminence) private var prominence
}

extension ListHeader: View, ImplementationView {
  var body: some View {
    if let appearance = list?.appearance {
      HStack(spacing: 8) {
        VStack(alignment: .leading, spacing: 0) { section.header }
          .frame(maxWidth: .infinity, alignment: .leading)
        if appearance.foldsSections, section.containerValues.isCollapsible,
          let isExpanded = section.isExpanded
        {
          FoldingArrow(isExpanded: isExpanded).accessibilityLabel("Show the rows of the section")
        }
      }
      .font(font(in: appearance))
      .foregroundStyle(prominence == .increased || appearance.isForm ? .primary : .secondary)
      .padding(.horizontal, appearance.rowInsets.leading)
      .padding(.top, section.header.isEmpty || appearance.isForm ? 0 : 6)
      .padding(.bottom, section.header.isEmpty ? 0 : appearance.isForm ? 8 : 4)
      .padding(margins(in: appearance))
      .background {
        // The rows below a pinned header do not show through.
        if appearance.pinsHeaders { Rectangle().fill(.windowBackground) }
      }
      .accessibilityAddTraits(.isHeader)
    }
  }

  private func margins(in appearance: ListAppearance) -> EdgeInsets {
    var style = appearance.margins
    if let spacing { style.top = spacing }
    if isFirst && appearance.isForm { style.top = 0 }
    var margins = section.containerValues.listRow.sectionMargins.over(outerMargins).over(style)
    margins.bottom = 0
    return margins
  }

  private func font(in appearance: ListAppearance) -> Font {
    if prominence == .increased { return .title3.bold() }
    return appearance.isForm ? .headline : .subheadline.weight(.semibold)
  }
}

/// The footer of a section in a list, and the space below the section.
struct ListFooter {
  let footer: SubviewsCollection
  let sectionMargins: ListRowInsets
  @Environment(\.listContext) private var list
  @Environment(\.listSectionMargins) private var outerMargins
}

extension ListFooter: View, ImplementationView {
  var body: some View {
    if let appearance = list?.appearance, !footer.isEmpty || margins(in: appearance).bottom != 0 {
      VStack(alignment: .leading, spacing: 0) { footer }
        .font(.footnote)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, appearance.rowInsets.leading)
        .padding(.vertical, footer.isEmpty ? 0 : 6)
        .padding(margins(in: appearance))
    }
  }

  private func margins(in appearance: ListAppearance) -> EdgeInsets {
    var margins = sectionMargins.over(outerMargins).over(appearance.margins)
    margins.top = 0
    return margins
  }
}
