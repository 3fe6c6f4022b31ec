# pesantren upgrade <arsip> | --back: puts another release in use; the one of before stays as the way back.

. "$here/commands/try.sh"

before=$(readlink -f "$current")
[ -e "$before/release.txt" ] || fail 'Belum ada yang terpasang; mulai dengan pesantren install.'

# switch FOLDER: the provider first, which the others ask; false where one of them does not answer.
switch() {
  use "$1"
  put_system || return 1
  for app in $apps; do
    systemctl restart "pesantren-$app"
    wait_ready "$(port_of "$app")" "pesantren-$app" || return 1
  done
}

# go_back NEWER OLDER: as switch; what the older release would show although it is hidden here is taken back first.
go_back() {
  if ! cmp -s "$1/least-migration.txt" "$2/least-migration.txt"; then
    systemctl stop pesantren-api
    provider_of "$1" prepare-back || return 1
  fi
  switch "$2"
}

if [ "${1-}" = --back ]; then
  target=$(cat "$releases/before" 2> /dev/null) || fail 'Tidak ada rilis sebelumnya di server ini.'
  [ -d "$target" ] || fail "Folder rilis sebelumnya, $target, sudah tidak ada."
  go_back "$before" "$target" ||
    fail "Rilis $(release_in "$target") tidak menyala. Lihat: journalctl -u pesantren-api"
  say "$before" > "$releases/before"
  say "Kembali ke rilis $(release_in "$target")."
  exit 0
fi

archive=${1-}
[ -f "$archive" ] || fail 'Sebutkan arsipnya: pesantren upgrade pesantren-….tar.gz'
if [ -f "$archive.sha256" ]; then
  (cd "$(dirname "$archive")" && sha256sum -c --status "$(basename "$archive").sha256") ||
    fail "$archive tidak utuh. Unduh sekali lagi."
fi
name=$(tar -tzf "$archive" | sed -n '1s|/.*||p')
target=$releases/$name
if [ ! -d "$target" ]; then
  rm -rf "$releases/new" && mkdir -p "$releases/new"
  tar -xzf "$archive" -C "$releases/new" || fail "$archive tidak dapat dibuka."
  mv "$releases/new/$name" "$target" && rmdir "$releases/new"
fi
[ "$target" != "$before" ] || { say "Rilis $(release_in "$target") sudah terpasang."; exit 0; }
# A backup that fails holds nothing up: before the schema changes the provider keeps a copy of the database by itself.
provider snapshots run || say 'Cadangan gagal (di atas); peningkatan diteruskan.'
release_answers "$target" ||
  fail "Rilis $(release_in "$target") tidak menyala (di atas). Tidak ada yang berubah: tetap pada rilis $(release_in "$before")."
# While the one of before still runs, which works on the newer schema too: the switch is then as short as a start.
provider_of "$target" migrate || fail "Skema basis data tidak dapat diperbarui (di atas). Tetap pada rilis $(release_in "$before")."
if switch "$target"; then
  say "$before" > "$releases/before"
  # Two stay: this one and the way back.
  for old in "$releases"/*/; do
    case ${old%/} in "$target" | "$before") ;; *) rm -r "$old" ;; esac
  done
  say "Rilis $(release_in "$target") dipakai. Kembali: pesantren upgrade --back"
else
  say "Rilis $(release_in "$target") tidak menyala; kembali ke $(release_in "$before") …" >&2
  go_back "$target" "$before" || fail 'Yang lama pun tidak menyala. Lihat: journalctl -u pesantren-api'
  fail "Tetap pada rilis $(release_in "$before"). Sebabnya: journalctl -u pesantren-api"
fi
