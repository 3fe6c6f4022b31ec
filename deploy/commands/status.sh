# pesantren status: what runs, worst first.

failed=0
for app in $apps; do
  if wait_ready "$(port_of "$app")" '' 0; then
    say "baik   pesantren-$app"
  else
    failed=1
    say "MATI   pesantren-$app: systemctl restart pesantren-$app, lalu journalctl -u pesantren-$app"
  fi
done
say "rilis  $(release_in "$current")"
say "disk   $(df -Ph "$data" | awk 'NR == 2 { print $4 " kosong dari " $2 }')"
backup_state=$data/cadangan/keadaan.json
if [ -r "$backup_state" ]; then
  "$current/node/bin/node" -p '
    const { whole, proof } = JSON.parse(require("node:fs").readFileSync(process.argv[1]));
    `cadangan terakhir ${whole?.at ?? "belum ada: pesantren backup"}, terbukti ${proof?.at ?? "belum: pesantren verify"}`
  ' "$backup_state"
fi
certificate=/etc/pesantren-tls/fullchain.pem
if [ -e "$certificate" ]; then
  say "sertifikat sampai $(openssl x509 -noout -enddate -in "$certificate" | cut -d= -f2)"
fi
exit "$failed"
