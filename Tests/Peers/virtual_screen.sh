# A black screen in memory without windows, for scripts that source this file: sets DISPLAY, and the
# folder $work, which is removed at the end together with the screen.

# Neither the settings nor the files of the person who measures belong to the result: libdbus knows
# no way to an address that begins like this one.
work=$(mktemp -d)
export HOME=$work XDG_RUNTIME_DIR=$work XDG_DATA_HOME=$work/data XDG_CONFIG_HOME=$work/config
export DBUS_SESSION_BUS_ADDRESS=disabled: GDK_BACKEND=x11 GSK_RENDERER=cairo LC_ALL=C.UTF-8
unset WAYLAND_DISPLAY SDL_VIDEODRIVER SDL_RENDER_DRIVER
screen_pid=''
close_screen() {
  if [ -n "$screen_pid" ]; then
    kill "$screen_pid" 2>/dev/null || true
    wait "$screen_pid" 2>/dev/null || true
  fi
  rm -rf "$work"
}
trap close_screen EXIT
trap 'exit 130' INT TERM

# open_screen WIDTHxHEIGHT: fails where there is no Xvfb.
open_screen() {
  command -v Xvfb >/dev/null || return 1
  Xvfb -displayfd 3 -noreset -screen 0 "$1x24" -nolisten tcp 3>"$work/display" 2>/dev/null &
  screen_pid=$!
  for _ in $(seq 100); do
    [ -s "$work/display" ] && break
    sleep 0.1
  done
  [ -s "$work/display" ] || return 1
  DISPLAY=:$(cat "$work/display")
  export DISPLAY
}
