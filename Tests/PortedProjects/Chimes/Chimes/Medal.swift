import SwiftUI
import UIKit

/// A picture of a medal, which is drawn when it is needed.
enum Medal {
  static func image(count: Int) -> UIImage {
    let size = CGSize(width: 96, height: 96)
    return UIGraphicsImageRenderer(size: size).image { context in
      let circle = CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)
      UIColor.systemYellow.setFill()
      context.cgContext.fillEllipse(in: circle)
      UIColor.systemOrange.setStroke()
      let ring = UIBezierPath(ovalIn: circle.insetBy(dx: 8, dy: 8))
      ring.lineWidth = 4
      ring.stroke()

      let bars = min(max(count, 1), 5)
      UIColor.white.setFill()
      for index in 0..<bars {
        let height = CGFloat(12 + 6 * index)
        let bar = CGRect(
          x: 48 - CGFloat(bars) * 5 + CGFloat(index) * 10 + 2, y: 62 - height, width: 6,
          height: height)
        UIBezierPath(roundedRect: bar, cornerRadius: 3).fill()
      }
    }
  }
}
