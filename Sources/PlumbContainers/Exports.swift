@_exported public import PlumbControls
