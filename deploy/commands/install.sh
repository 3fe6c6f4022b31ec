# pesantren install: asks what only the school knows, checks the machine, and puts everything in its place.

from=$(dirname "$here")
[ -x "$from/node/bin/node" ] || fail "$from bukan folder rilis. Buka dahulu arsipnya: tar xzf pesantren-*.tar.gz"

# ask NAME QUESTION [DEFAULT]: once; an answer of before, or one in the environment, is kept.
ask() {
  eval "answer=\${$1-}"
  if [ -z "$answer" ] && [ -t 0 ]; then
    printf '%s%s: ' "$2" "${3:+ [$3]}"
    read -r answer
  fi
  answer=${answer:-${3-}}
  [ -n "$answer" ] || fail "$2 belum diisi. Isi lewat $1=… di depan perintah ini."
  eval "$1=\$answer"
}

# Tells all that is in the way at once.
check_machine() {
  problems=''
  add() { problems="$problems
- $1"; }
  command -v apt-get > /dev/null || add 'Sistemnya bukan Debian atau Ubuntu.'
  [ "$(df -Pk /srv | awk 'NR == 2 { print int($4 / 1024) }')" -ge 1500 ] || add 'Ruang disk kurang dari 1,5 GB.'
  [ "$(awk '/^MemTotal/ { print int($2 / 1024) }' /proc/meminfo)" -ge 900 ] || add 'Memori kurang dari 1 GB.'
  for name in "$DOMAIN" "www.$DOMAIN" "admin.$DOMAIN" "api.$DOMAIN"; do
    getent hosts "$name" > /dev/null ||
      add "Nama $name belum menunjuk ke server ini. Buat catatan A (dan AAAA) di penyedia domain."
  done
  # Later they are its own.
  if [ "$is_new" = yes ]; then
    for port in 80 443 3000 3001 4000; do
      owner=$(ss -Hltnp "sport = :$port" 2> /dev/null | sed -n 's/.*users:(("\([^"]*\)".*/\1/p' | head -n 1)
      case $owner in '' | nginx) ;; *) add "Porta $port dipakai oleh $owner." ;; esac
    done
  fi
  [ -z "$problems" ] || fail "Belum dapat dipasang:$problems"
}

install_packages() {
  missing=''
  programs='nginx certbot restic openssl'
  case $BACKUP_URL in sftp:*) programs="$programs ssh" ;; esac
  for program in $programs; do
    command -v "$program" > /dev/null && continue
    case $program in
      nginx) missing="$missing nginx-light" ;;
      ssh) missing="$missing openssh-client" ;;
      *) missing="$missing $program" ;;
    esac
  done
  # Node needs it, and a bare Debian has it not.
  ldconfig -p | grep -q 'libatomic\.so\.1 ' || missing="$missing libatomic1"
  [ -n "$missing" ] || return 0
  say "Memasang dari Debian:$missing"
  apt-get update -q > /dev/null
  # shellcheck disable=SC2086
  DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends $missing > /dev/null
}

write_environment() {
  [ -e "$environment" ] && return 0
  key=$(openssl rand -hex 16)
  umask 027
  sed "s|sekolah\.sch\.id|$DOMAIN|g; s|^API_KEY=.*|API_KEY=$key|; s|^ADMIN_USERNAME=.*|ADMIN_USERNAME=$FIRST_ACCOUNT|; s|^SEED=.*|SEED=$SEED|" \
    "$from/deploy/pesantren.env.example" > "$environment"
  for name in BACKUP_URL OPERATOR_MAIL; do
    eval "answer=\${$name-}"
    [ "$answer" = tidak ] || printf '%s=%s\n' "$name" "$answer" >> "$environment"
  done
  umask 022
  chgrp pesantren "$environment"
}

# nginx starts with a certificate that no browser believes until the real one is there.
make_certificate() {
  folder=/etc/pesantren-tls
  [ -e "$folder/fullchain.pem" ] && return 0
  install -d -m 755 "$folder"
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 30 -subj "/CN=$DOMAIN" \
    -keyout "$folder/privkey.pem" -out "$folder/fullchain.pem" 2> /dev/null
}

# Asks Let's Encrypt; certbot's own timer renews, and nginx reads what it has renewed.
fetch_certificate() {
  live=/etc/letsencrypt/live/$DOMAIN
  if [ ! -e "$live/fullchain.pem" ]; then
    certbot certonly -q --non-interactive --agree-tos -m "$OPERATOR_MAIL" --webroot -w /var/www/html \
      --deploy-hook 'systemctl reload nginx' -d "$DOMAIN" -d "www.$DOMAIN" -d "admin.$DOMAIN" -d "api.$DOMAIN" || return 1
  fi
  ln -sf "$live/fullchain.pem" "$live/privkey.pem" /etc/pesantren-tls/
  systemctl reload nginx
}

is_new=no
if [ -e "$environment" ]; then
  DOMAIN=$(value SITE_URL | sed 's|^https://www\.||')
  OPERATOR_MAIL=$(value OPERATOR_MAIL)
  BACKUP_URL=$(value BACKUP_URL)
else
  is_new=yes
  ask DOMAIN 'Nama domain sekolah, tanpa www'
  ask FIRST_ACCOUNT 'Nama masuk pengelola pertama' admin
  ask OPERATOR_MAIL 'Alamat surel pengurus server, untuk kabar dan sertifikat'
  ask BACKUP_URL 'Tempat cadangan di luar server ini (sftp:…, s3:…, atau tidak)' tidak
  if [ "${BACKUP_URL%%:*}" = sftp ]; then
    ask BACKUP_FINGERPRINT 'Sidik jari server cadangan, seperti kata pemiliknya (SHA256:…, atau nanti)' nanti
  fi
  ask SEED 'Mulai dengan contoh (sample) atau kosong (none)' none
fi
check_machine
install_packages
id pesantren > /dev/null 2>&1 ||
  useradd --system --user-group --home-dir "$data" --shell /usr/sbin/nologin pesantren
install -d -o pesantren -g pesantren -m 750 "$data" /var/lib/pesantren-cadangan
write_environment
target=$releases/$(basename "$from")
if [ "$from" != "$target" ]; then
  install -d "$releases"
  [ -d "$target" ] || { cp -a "$from" "$target.new" && mv "$target.new" "$target"; }
fi
[ -e "$current" ] || use "$target"
ln -sf "$current/deploy/pesantren" /usr/local/bin/pesantren
grep -q "api\.$DOMAIN" /etc/hosts || say "127.0.0.1 api.$DOMAIN" >> /etc/hosts
make_certificate
put_system || fail 'Konfigurasi nginx salah (di atas).'
for app in $apps; do systemctl enable -q --now "pesantren-$app"; done
for timer in "$current"/deploy/systemd/*.timer; do systemctl enable -q --now "$(basename "$timer")"; done
wait_ready "$(port_of api)" || fail 'pesantren-api tidak menjawab. Lihat: journalctl -u pesantren-api'
# Site and admin ask the provider by its public address, whose certificate they check.
if fetch_certificate; then
  for app in public-site admin; do
    wait_ready "$(port_of "$app")" || fail "pesantren-$app tidak menjawab. Lihat: journalctl -u pesantren-$app"
  done
else
  say 'Sertifikat belum didapat: sampai itu situs belum tampil. Ulangi: pesantren install'
fi
# No server gets a backup before somebody has confirmed that it is the one.
if [ "$is_new" = yes ] && [ "${BACKUP_URL%%:*}" = sftp ]; then
  [ "$BACKUP_FINGERPRINT" != nanti ] || BACKUP_FINGERPRINT=''
  provider snapshots server "$BACKUP_FINGERPRINT" || say 'Ulangi: pesantren provider snapshots server SHA256:…'
fi
[ "$is_new" = no ] || provider snapshots run || say 'Cadangan pertama belum jadi (di atas). Sesudah dibetulkan: pesantren backup'
say "Situs:  https://www.$DOMAIN/"
say "Admin:  https://admin.$DOMAIN/adminsekolah/"
[ "$is_new" = no ] || provider admin password "$FIRST_ACCOUNT"
