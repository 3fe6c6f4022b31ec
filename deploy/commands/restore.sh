# pesantren restore [<id>]: puts a backup, the newest or another, in the place of the school's data, by the printed key.

key=$(cat)
[ -n "$key" ] || fail 'Kunci cadangan belum diberikan: pesantren restore < file-kunci'
before=$data-$(date +%Y-%m-%d-%H%M%S)
systemctl stop pesantren-api
mv "$data" "$before"
install -d -o pesantren -g pesantren -m 750 "$data"
if printf '%s\n' "$key" | provider snapshots key --stdin && provider snapshots restore "$@"; then
  systemctl restart pesantren-api
  wait_ready "$(port_of api)" || fail 'Penyedia tidak menyala. Lihat: journalctl -u pesantren-api'
  say "Dipulihkan. Data sebelumnya ada di $before; hapus bila sudah tidak diperlukan."
else
  rm -rf "$data"
  mv "$before" "$data"
  systemctl restart pesantren-api
  fail 'Tidak dipulihkan (sebabnya di atas); data tetap seperti semula.'
fi
