@_exported public import PlumbCore
