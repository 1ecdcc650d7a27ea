@_exported public import PlumbBase
