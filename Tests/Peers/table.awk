# Makes one table of the lines of all columns: the least value of each, the goal, and the misses.
# The name of an input file is that of its column; PlumbBench's comes first, as it has the goals.

BEGIN {
  FS = "  +"
  columns = split("PlumbUI Floor Cairo Qt GTK", column, " ")
}

FNR == 1 {
  file = FILENAME
  sub(/.*\//, "", file)
}

# A line of results: name, least, median, 90th percentile, unit; then goal and multiple of a peer.
NF >= 5 && $2 ~ /^ *[0-9.]+$/ {
  name = $1
  if (!(name in unit)) {
    order[++count] = name
    unit[name] = $5
    sub(/ +$/, "", unit[name])
  }
  if (!((name, file) in least) || $2 + 0 < least[name, file]) least[name, file] = $2 + 0
  if (NF >= 7 && $6 ~ /[0-9]/) goal[name] = $6 + 0
  if (NF >= 7 && $7 ~ /[0-9]/) multiple[name] = $7 + 0
  if (file != "PlumbUI") compared[name] = 1
}

function short(value) {
  if (value >= 1000) return sprintf("%d %03d", value / 1000, value % 1000)
  if (value >= 100) return sprintf("%.0f", value)
  if (value >= 10) return sprintf("%.1f", value)
  return sprintf("%.2f", value)
}

function cell(name, file) { return ((name, file) in least) ? short(least[name, file]) : "–" }

# The best of the libraries; the floor is none.
function best(name,   i, value) {
  value = -1
  for (i = 3; i <= columns; i++)
    if ((name, column[i]) in least && (value < 0 || least[name, column[i]] < value))
      value = least[name, column[i]]
  return value
}

# Prints text in lines of at most 104 characters.
function print_wrapped(text,   words, total, i, line) {
  total = split(text, words, " ")
  for (i = 1; i <= total; i++) {
    if (line != "" && length(line) + 1 + length(words[i]) > 104) {
      print line
      line = ""
    }
    line = line (line == "" ? "" : " ") words[i]
  }
  print line
}

END {
  print "| | unit | PlumbUI | C, SDL | Cairo, Pango | Qt 6 | GTK 4 | to the best | goal | |"
  print "|---|---|--:|--:|--:|--:|--:|--:|--:|---|"
  for (i = 1; i <= count; i++) {
    name = order[i]
    if (!(name in compared) && !(name in goal)) continue
    line = "| " name " | " unit[name]
    for (c = 1; c <= columns; c++) line = line " | " cell(name, column[c])
    peer = best(name)
    has = (name, "PlumbUI") in least
    own = least[name, "PlumbUI"]
    limit = name in goal ? goal[name] : -1
    if (name in multiple && peer > 0) limit = multiple[name] * peer
    line = line " | " (has && peer > 0 ? short(own / peer) " ×" : "–")
    line = line " | " (limit >= 0 ? short(limit) : "–")
    verdict = ""
    if (has && limit >= 0) {
      goals++
      verdict = own <= limit ? "met" : "**" short(own / limit) " ×**"
      if (own > limit) missed = missed (missed == "" ? "" : "; ") name
      else met++
    }
    print line " | " verdict " |"
  }
  text = met + 0 " of " goals + 0 " goals are met."
  if (missed != "") text = text " Missed: " missed "."
  print ""
  print_wrapped(text)
}
