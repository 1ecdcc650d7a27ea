@_exported public import PlumbText
