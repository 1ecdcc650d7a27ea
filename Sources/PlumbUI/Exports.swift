// Sources written for SwiftUI use Foundation's and Observation's names without importing them.
@_exported public import Foundation
@_exported public import Observation
