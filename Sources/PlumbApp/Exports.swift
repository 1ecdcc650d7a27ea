@_exported public import PlumbContainers
