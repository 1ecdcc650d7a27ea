# shellcheck shell=bash
# The smallest system of this machine's release, for scripts that source this file after testing.sh.
cache=${root:?testing.sh comes first}/.build/clean-root

# unpack_clean_system FOLDER: debootstrap makes the system once, with the network; it is kept in $cache. Ends the
# test with a sentence where it cannot be made.
unpack_clean_system() {
  local archive components=main new=${work:?}/new
  # shellcheck source=/dev/null
  . /etc/os-release
  archive=$cache/${VERSION_CODENAME:?this release has no name that debootstrap could know}.tar
  if [ ! -e "$archive" ]; then
    echo "Making a clean $ID $VERSION_CODENAME, once"
    [ "$ID" != ubuntu ] || components=main,universe
    if ! quietly debootstrap --variant=minbase --components=$components "$VERSION_CODENAME" "$new"; then
      tail -n 3 "$work/errors" | sed 's/^/     | /'
      echo "skip the clean root, which debootstrap cannot make here: it needs the network the first time"
      exit 0
    fi
    chroot "$new" apt-get clean
    tar -C "$new" -cf "$archive.new" .
    mv "$archive.new" "$archive"
    rm -rf --one-file-system "$new"
  fi
  mkdir "$1"
  tar -C "$1" -xpf "$archive"
  cp /etc/resolv.conf "$1/etc/resolv.conf"
  # The packages of before stand in for the network.
  cp "$cache/packages"/*.deb "$1/var/cache/apt/archives" 2>/dev/null || true
}
# keep_packages FOLDER: keeps what apt has downloaded in a system for the next time.
keep_packages() { cp -n "$1/var/cache/apt/archives"/*.deb "$cache/packages" 2>/dev/null || true; }
