@_spi(Nodes) internal import PlumbCore

/// The content of a list: a row for each view, in the sections around them.
struct ListRows<Content: View> {
  let content: Content
}

extension ListRows: View, _PrimitiveView {
  static func _resolve(_ view: ListRows, at cursor: inout _ChildCursor) {
    let resolver = ItemResolver(place: ItemPlace(), makeItems: ListRowMaker.resolve)
    CollectionContent(view.content).resolveItems(by: resolver, at: &cursor)
  }
}

/// Makes the rows of a list.
@MainActor enum ListRowMaker {
  /// Resolves the rows of some views at a place.
  static func resolve(
    _ subviews: [Subview], at place: ItemPlace, _ cursor: inout _ChildCursor
  ) {
    if place.isInElement, subviews.count == 1, subviews[0].section == nil {
      // Resolved without a list of items, which would be made for every element.
      ListItem._resolve(ListItem(subview: subviews[0], place: place), at: &cursor)
    } else if subviews.contains(where: { $0.section != nil }) {
      let sections = SectionCollection(subviews).enumerated().map { index, section in
        ListSection(section: section, place: place, isFirst: place.isFirst && index == 0)
      }
      ForEach._resolve(ForEach(sections) { $0 }, at: &cursor)
    } else {
      ForEach._resolve(rows(subviews, at: place), at: &cursor)
    }
  }

  /// Returns the rows of views in one section.
  static func rows(
    _ subviews: some Collection<Subview>, at place: ItemPlace
  ) -> ForEach<[ListItem], Subview.ID, ListItem> {
    let items = subviews.enumerated().map { index, subview in
      var inner = place
      inner.isFirst = place.isFirst && index == 0
      inner.isLast = place.isLast && index == subviews.count - 1
      return ListItem(subview: subview, place: inner)
    }
    return ForEach(items) { $0 }
  }
}

/// A section of a list; views outside of sections form one without header and footer.
private struct ListSection: Identifiable {
  let section: SectionConfiguration
  let place: ItemPlace
  /// Whether nothing is above the section.
  let isFirst: Bool

  var id: SectionConfiguration.ID { section.id }
}

extension ListSection: View, ImplementationView {
  @ViewBuilder var body: some View {
    if section.isOutside {
      ListRowMaker.rows(section.content, at: place(.content))
    } else {
      SectionMarker(place: .header)
      ListHeader(section: section, isFirst: isFirst).modifier(SectionPin(isHeader: true))
      SectionMarker(place: .content)
      if section.isExpanded?.wrappedValue != false {
        ListRowMaker.rows(section.content, at: place(.content))
        if let actions = section.containerValues.listRow.sectionActions {
          ListSectionActions(
            actions: actions, margins: section.containerValues.listRow.sectionMargins)
        }
      }
      SectionMarker(place: .footer)
      ListFooter(
        footer: section.footer, sectionMargins: section.containerValues.listRow.sectionMargins
      ).modifier(SectionPin(isHeader: false))
      SectionMarker(place: .end)
    }
  }

  private func place(_ part: SectionMembership.Part) -> ItemPlace {
    var place = place
    place.part = part
    guard !section.isOutside else { return place }
    place.isInElement = false
    (place.isFirst, place.isLast) = (true, true)
    return place
  }
}

/// One of the views in a list's content: a row, or several of a `ForEach` or of a composite view.
struct ListItem: Identifiable {
  let subview: Subview
  let place: ItemPlace

  var id: Subview.ID { subview.id }
}

extension ListItem: View, _PrimitiveView {
  static func _resolve(_ view: ListItem, at cursor: inout _ChildCursor) {
    let place = view.place
    if let elements = view.subview.elements {
      let path = place.path + [AnyHashable(view.subview.id)]
      elements.resolve(at: &cursor) { element in
        var inner = place
        inner.isInElement = true
        inner.path = path + [element.id]
        inner.isFirst = place.isFirst && element.isFirst
        inner.isLast = place.isLast && element.isLast
        return ElementItems { ListRowMaker.resolve(element.subviews, at: inner, &$0) }
      }
    } else if view.subview.isComposite {
      let node = cursor.node(ListCompositeViewNode.self) { ListCompositeViewNode(at: $0) }
      node.update(view.subview.placed(at: place), at: place)
    } else {
      let node = cursor.node(ListRowStatusViewNode.self) { ListRowStatusViewNode(at: $0) }
      node.update(ListItem(subview: view.subview.placed(at: place), place: place))
    }
  }
}

/// The node of a composite view in a list, the views of whose body are rows.
private final class ListCompositeViewNode: ViewNode {
  override var propagatesPolicy: Bool { true }

  func update(_ subview: Subview, at place: ItemPlace) {
    var inner = place
    inner.isInElement = true
    inner.path.append(AnyHashable(subview.id))
    inner.ids = subview.ids
    inner.values = subview.containerValues
    inner.position = subview.position
    resolveItems(of: subview, by: ItemResolver(place: inner, makeItems: ListRowMaker.resolve))
  }
}
