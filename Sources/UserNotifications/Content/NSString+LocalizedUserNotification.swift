extension NSString {
  /// Returns a text for a notification in the user's language.
  ///
  /// As UserNotifications, except that the text is translated at once and not when the notification is shown.
  ///
  /// - Parameters:
  ///   - key: the key in the program's table `Localizable`, or the text itself.
  ///   - arguments: the values for the places of the text. A place without a value stays as it is, and a value of
  ///     another type than its place is written as it describes itself.
  public class func localizedUserNotificationString(
    forKey key: String, arguments: [Any]?
  ) -> String {
    let format = Bundle.main.localizedString(forKey: key, value: key, table: nil)
    return arguments.map { filled(format, with: $0) } ?? format
  }

  /// Returns a format with values in its places.
  ///
  /// Not by the functions of C for formats, which take a number for an address if a translation has a wrong place.
  private static func filled(_ format: String, with values: [Any]) -> String {
    let place =
      /%(?:%|(?:(\d{1,3})\$)?([-+0#]*\d{0,3}(?:\.\d{1,3})?)(?:hh|h|ll|l|q|z|t|j)?([@diufeEgGxXs]))/
    var next = 0
    return format.replacing(place) { match in
      guard let kind = match.output.3 else { return "%" }
      var position = next
      if let number = match.output.1 { position = (Int(number) ?? 0) - 1 } else { next += 1 }
      guard values.indices.contains(position) else { return String(match.output.0) }
      let value = values[position]
      let size = match.output.2 ?? ""
      if "feEgG".contains(kind), let number = Self.number(value) {
        return String(format: "%\(size)\(kind)", number)
      }
      return "\(value)"
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
