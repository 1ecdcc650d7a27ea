extension PollFile {
  /// A poll file that shows every field, as `tally init` writes it.
  nonisolated static let example = """
    {
      "id": "lunch",
      "question": { "en": "Where do we have lunch?", "es": "¿Dónde comemos?" },
      "contenders": [
        { "id": "pizza", "name": "Pizza", "color": "#C92A2A" },
        { "id": "noodles", "name": { "en": "Noodles", "es": "Fideos" }, "color": "#1971C2" },
        { "id": "salad", "name": { "en": "Salad", "es": "Ensalada" } }
      ]
    }

    """
}
