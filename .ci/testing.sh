# How the tests count, open windows on a screen of their own, and end: for scripts that source this file.
set -euo pipefail
# Windows speak the language of the machine, and `render` English.
export LC_ALL=C.UTF-8
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
passed=0 failed=0 pictures=''
work=$(mktemp -d)
touch "$work/errors"

# --- The end -------------------------------------------------------------------------------------

# end PID: ends a program, also one that is stopped.
end() {
  kill -KILL "$1" 2>/dev/null || true
  wait "$1" 2>/dev/null || true
}
# The screen was started first, and ends after the programs on it.
end_all() {
  local pid
  for pid in $(jobs -rp | tac); do end "$pid"; done
}
finish() {
  end_all
  rm -rf --one-file-system "$work"
}
trap finish EXIT
trap 'exit 130' INT TERM

# --- Checks --------------------------------------------------------------------------------------

ok() {
  passed=$((passed + 1))
  echo "ok   $1"
}
# fail NAME: counts a failure, and keeps what the program has said and what was on the screen.
fail() {
  failed=$((failed + 1))
  echo "FAIL $1"
  sed 's/^/     | /' "$work/errors"
  [ -z "$pictures" ] || screenshot "$pictures/${1//[^A-Za-z0-9]/-}.png" root 2>/dev/null || true
}
# check NAME COMMAND ...: one line for whether the command succeeds.
check() {
  if "${@:2}"; then ok "$1"; else fail "$1"; fi
}
summary() {
  echo "$passed passed, $failed failed"
  [ "$failed" = 0 ]
}
# stop NAME: a failure after which nothing else can be checked.
stop() {
  fail "$1" >&2
  summary || exit 1
}

# wait_for COMMAND ...: tries a command for $patience seconds, 30 where there is no such variable.
wait_for() {
  local end=$((SECONDS + ${patience:-30}))
  until "$@"; do
    [ $SECONDS -lt $end ] || return 1
    sleep 0.05
  done
}
not() { ! "$@"; }
# ends_with STATUS COMMAND ...: whether a command ends with a status. Its output goes to $work/printed and
# $work/errors.
ends_with() {
  local status=0
  "${@:2}" >"$work/printed" 2>"$work/errors" || status=$?
  [ "$status" = "$1" ] || { echo "     | the status is $status" && false; }
}
# quietly COMMAND ...: what the command says is only shown where a check fails.
quietly() { "$@" >"$work/errors" 2>&1; }

# --- Programs ------------------------------------------------------------------------------------

# Neither the settings, the votes nor the desktop of the person who runs this take part: libdbus knows no
# way to an address that begins like this one.
leave_home() {
  mkdir -m 700 "$work/run"
  export HOME=$work TMPDIR=$work XDG_DATA_HOME=$work/data XDG_CONFIG_HOME=$work/config \
    XDG_STATE_HOME=$work/state XDG_CACHE_HOME=$work/cache XDG_RUNTIME_DIR=$work/run \
    DBUS_SESSION_BUS_ADDRESS=disabled:
  unset DISPLAY WAYLAND_DISPLAY WAYLAND_SOCKET SDL_VIDEODRIVER SDL_RENDER_DRIVER SDL_IM_MODULE XMODIFIERS \
    XCOMPOSEFILE IBUS_ADDRESS AT_SPI_BUS_ADDRESS
}

# start COMMAND ...: starts a program, whose output goes to $work/printed and $work/errors.
start() {
  "$@" >"$work/printed" 2>"$work/errors" &
  program_pid=$!
}
is_gone() { ! kill -0 "$program_pid" 2>/dev/null; }
# ended STATUS: whether the program ends by itself, with this status.
ended() {
  local status=0
  # One that does not listen must not hold up the test.
  wait_for is_gone || kill -KILL "$program_pid" || true
  wait "$program_pid" 2>/dev/null || status=$?
  [ "$status" = "$1" ] || { echo "     | the status is $status" && false; }
}
# Whether the program ends well when it is asked to.
closes() {
  kill -TERM "$program_pid"
  ended 0
}

# rests SECONDS: whether the program uses no more processor time than 10 ms, which is the measuring.
rests() {
  local before
  before=$(ticks) || return 1
  sleep "$1"
  [ "$(ticks)" -le $((before + 1)) ]
}
ticks() { awk '{ print $14 + $15 }' "/proc/$program_pid/stat"; }

# --- Windows -------------------------------------------------------------------------------------

# start_screen WIDTHxHEIGHT [OPTION ...]: starts a virtual screen on a free number. It must be larger than
# every window, as a screenshot shows only what lies on it.
start_screen() {
  # Without -noreset, the screen starts anew when a program ends, and refuses the next one meanwhile.
  Xvfb -displayfd 3 -noreset -screen 0 "$1x24" -nolisten tcp "${@:2}" \
    3>"$work/display" 2>"$work/screen-errors" &
  wait_for test -s "$work/display" || { mv "$work/screen-errors" "$work/errors" && stop "the virtual screen starts"; }
  DISPLAY=:$(cat "$work/display")
  export DISPLAY
  pictures=${pictures:-$root/.build/${0##*/}}
  rm -rf "$pictures"
  mkdir -p "$pictures"
}

# find_window OPTION ...: the newest of the windows that xdotool finds.
find_window() { xdotool search --onlyvisible "$@" 2>/dev/null | tail -n 1; }
# has_window [OPTION ...]: whether there is a window, of the program unless told otherwise; sets $window.
has_window() {
  [ $# -gt 0 ] || set -- --pid "$program_pid"
  window=$(find_window "$@")
  [ -n "$window" ]
}
# open_window COMMAND ...: starts a program, and gives its window the keyboard, as there is no window manager.
open_window() {
  start "$@"
  wait_for has_window || stop "the program opens a window"
  xdotool windowmove --sync "$window" 0 0 || true
  focus "$window"
  leave_window
}
focus() {
  xdotool windowfocus --sync "$1"
  # The window is told after the X server.
  sleep 0.3
}
# A pointer over a button may change how the button looks. Beyond the screen it stays in the corner.
leave_window() { xdotool mousemove 9999 9999; }

keys() { xdotool key --delay 40 "$@"; }
types() { xdotool type --delay 40 "$1"; }
# point X Y, click X Y [OPTION ...]: in the window.
point() { xdotool mousemove --window "$window" "$1" "$2"; }
click() { xdotool mousemove --window "$window" "$1" "$2" click "${@:3}" 1; }
# button LABEL COMMAND ...: the middle of a button in the tree that a command prints, as X Y.
button() {
  "${@:2}" | jq -r --arg name "$1" \
    '[.. | objects | select(.type == "Button" and .label == $name)][0].frame
     | "\(.x + .width / 2 | floor) \(.y + .height / 2 | floor)"'
}

# place WINDOW: where a window is and how large, as WIDTHxHEIGHT+X+Y.
place() {
  xdotool getwindowgeometry --shell "$1" |
    awk -F = '{ v[$1] = $2 } END { print v["WIDTH"] "x" v["HEIGHT"] "+" v["X"] "+" v["Y"] }'
}
# screenshot FILE [WINDOW [OPTION ...]]
screenshot() { import -silent -window "${2:-$window}" "${@:3}" +repage "$1"; }
# The number of pixels in which two pictures differ; without a number they have different sizes.
difference() { compare -alpha off -metric AE "$1" "$2" null: 2>&1 | grep -xE '[0-9.e+]+' || true; }
same() { [ "$(difference "$1" "$2")" = 0 ]; }
