# Builds the programs of this folder, for scripts that source this file and set $here and $built.
# What is not installed is named in one sentence, and its programs are left out.

# build NAME COMPILER SOURCE FLAGS ...: builds again what is older than its source.
build() {
  local program=$built/$1 source=$here/$3
  [ "$program" -nt "$source" ] && [ "$program" -nt "$here/measure.h" ] &&
    [ "$program" -nt "$here/qt_frames.h" ] && return
  "$2" -O2 -Wall -Wextra "$source" -o "$program" "${@:4}"
}

# found TITLE PROBE PACKAGE: whether pkg-config knows the probe.
found() {
  if pkg-config --exists "$2" 2>/dev/null; then return; fi
  echo "$1 is not installed: apt install pkg-config $3" >&2
  return 1
}

# flags PACKAGE ...: what the compiler is told.
flags() { pkg-config --cflags --libs "$@"; }

CC=${CC:-$(command -v cc || command -v clang || true)}
CXX=${CXX:-$(command -v c++ || command -v clang++ || true)}
mkdir -p "$built"

# build_first_frame: the program that waits for a window to show something; fails without X's library.
build_first_frame() {
  found "The library of X" x11 libx11-dev && build first_frame "$CC" first_frame.c $(flags x11)
}

# build_peers: every program whose library is installed; $peers says which.
# shellcheck disable=SC2046 # flags are words
build_peers() {
  peers=" c "
  build floor "$CC" floor.c
  if found Cairo cairo libcairo2-dev; then
    build cairo "$CC" cairo.c $(flags cairo) -lm
    peers+="cairo "
  fi
  if found Pango pangocairo libpango1.0-dev; then
    build pango "$CC" pango.c $(flags pangocairo fontconfig)
    peers+="pango "
  fi
  if found "Qt 6" Qt6Widgets qt6-base-dev; then
    local program
    for program in qt_painting qt_text qt_rows qt_window qt_editor qt_list; do
      build $program "$CXX" $program.cpp -std=c++17 -fPIC $(flags Qt6Widgets)
    done
    peers+="qt "
  fi
  if found "GTK 4" gtk4 libgtk-4-dev; then
    build gtk_rows "$CC" gtk_rows.c $(flags gtk4)
    build gtk_window "$CC" gtk_window.c $(flags gtk4)
    build gtk_editor "$CC" gtk_editor.c $(flags gtk4)
    build gtk_list "$CC" gtk_list.c $(flags gtk4)
    peers+="gtk "
  fi
  if found "SDL 2" sdl2 libsdl2-dev; then
    build sdl_window "$CC" sdl_window.c -lSDL2
    peers+="sdl "
  fi
}

# has PEER: whether its programs are built.
has() { [[ $peers == *" $1 "* ]]; }
