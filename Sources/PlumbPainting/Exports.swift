@_exported public import PlumbPlatform
