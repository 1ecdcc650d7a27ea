//
//  Thanks.swift
//  Kettle
//

import StoreKit
import UIKit

/// The answer to a finished cup.
enum Thanks {
  static func give(after cups: Int) {
    #if os(iOS)
      UINotificationFeedbackGenerator().notificationOccurred(.success)
    #endif
    #if os(iOS)
      // Not before the app has been of use.
      if cups == 10 { SKStoreReviewController.requestReview() }
    #endif
  }
}
