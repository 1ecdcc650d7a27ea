// Every file of the modules above sees Foundation through this one line.
@_exported public import Foundation
