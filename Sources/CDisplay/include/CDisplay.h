// Sources/CSDL2/DisplayCalls.h declares what this target defines, beside the other names of the C libraries.
