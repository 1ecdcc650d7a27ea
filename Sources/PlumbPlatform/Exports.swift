@_exported public import PlumbGraphics
