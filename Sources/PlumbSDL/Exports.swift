@_exported public import PlumbPainting
