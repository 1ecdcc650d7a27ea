// The compiler imports this module wherever a file imports both Testing and CoreGraphics. On Apple's
// systems it is part of Testing and attaches images to results; without it no such file compiles.
