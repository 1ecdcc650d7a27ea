/// The header of a section in a list.
struct ListHeader {
  let section: SectionConfiguration
  @Environment(\.listContext) private var list
  @Environment(\.listSectionSpacing) private var spacing
  @Environment(\.headerProminence) private var prominence
}

extension ListHeader: View, ImplementationView {
  var body: some View {
    if let appearance = list?.appearance {
      HStack(spacing: 8) {
        VStack(alignment: .leading, spacing: 0) { section.header }
          .frame(maxWidth: .infinity, alignment: .leading)
        if appearance.foldsSections, let isExpanded = section.isExpanded {
          FoldingArrow(isExpanded: isExpanded).accessibilityLabel("Show the rows of the section")
        }
      }
      .font(prominence == .increased ? .title3.bold() : .subheadline.weight(.semibold))
      .foregroundStyle(prominence == .increased ? .primary : .secondary)
      .padding(.horizontal, appearance.rowInsets.leading + appearance.margin)
      .padding(.top, section.header.isEmpty ? 0 : 6)
      .padding(.bottom, section.header.isEmpty ? 0 : 4)
      .padding(.top, spacing ?? appearance.sectionSpacing)
      .background {
        // The rows below a pinned header do not show through.
        if appearance.pinsHeaders { Rectangle().fill(.windowBackground) }
      }
      .accessibilityAddTraits(.isHeader)
    }
  }
}

/// The footer of a section in a list.
struct ListFooter {
  let footer: SubviewsCollection
  @Environment(\.listContext) private var list
}

extension ListFooter: View, ImplementationView {
  var body: some View {
    if let appearance = list?.appearance, !footer.isEmpty {
      VStack(alignment: .leading, spacing: 0) { footer }
        .font(.footnote)
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, appearance.rowInsets.leading + appearance.margin)
        .padding(.vertical, 6)
    }
  }
}
