# What the commands know of the machine.

apps='api public-site admin'
# The release in use is what this link leads to; a switch changes the link alone.
current=/srv/pesantren
releases=/srv/pesantren-releases
environment=/etc/pesantren.env
data=/var/lib/pesantren

say() { printf '%s\n' "$*"; }

# Ends with what is wrong and what to do.
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

requires_root() {
  [ "$(id -u)" = 0 ] || fail 'Jalankan sebagai root: sudo pesantren …'
}

# value NAME: what the environment of the processes says.
value() { sed -n "s/^$1=//p" "$environment" | tail -n 1; }

# The name of the release in a folder.
release_in() { cat "$1/release.txt"; }

port_of() {
  case $1 in
    api) say 4000 ;;
    public-site) say 3000 ;;
    admin) say 3001 ;;
  esac
}

# provider COMMAND …: a command of the provider on the school's data, as the provider itself runs.
provider() (
  cd "$current/api/apps/api"
  export DATA_DIR="$data" NODE_ENV=production INIT_CWD="$OLDPWD"
  # As in the units: beside the data until another place is named.
  BACKUP_URL=$(value BACKUP_URL)
  export BACKUP_URL="${BACKUP_URL:-/var/lib/pesantren-cadangan}"
  setpriv --reuid=pesantren --regid=pesantren --init-groups \
    "$current/node/bin/node" --env-file="$environment" src/cli.ts "$@"
)

# is_ready APP: true once it answers.
is_ready() {
  "$current/node/bin/node" -e '
    fetch(process.argv[1], { signal: AbortSignal.timeout(5000) })
      .then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))
  ' "http://127.0.0.1:$(port_of "$1")/readyz"
}

# wait_ready APP: for up to a minute.
wait_ready() {
  tries=0
  until is_ready "$1"; do
    tries=$((tries + 1))
    [ "$tries" -lt 60 ] || return 1
    sleep 1
  done
}

# put FILE PLACE [MODE]: copies what differs, and tells it.
put() {
  cmp -s "$1" "$2" && return 0
  install -D -m "${3:-644}" "$1" "$2"
  say "  $2"
}

# use FOLDER: makes it the release in use, at one moment.
use() {
  ln -sfn "$1" "$current.new"
  mv -T "$current.new" "$current"
}

# Brings units and nginx to what the release in use has; nothing where they are the same already.
put_system() {
  scratch=$(mktemp -d)
  for unit in "$current"/deploy/systemd/*; do
    name=$(basename "$unit")
    # The archive brings its own Node.
    sed "s|/usr/bin/node|$current/node/bin/node|g" "$unit" > "$scratch/$name"
    put "$scratch/$name" "/etc/systemd/system/$name"
  done
  domain=$(value SITE_URL | sed 's|^https://www\.||')
  for conf in "$current"/deploy/nginx/*.conf; do
    name=$(basename "$conf")
    sed "s|sekolah\.sch\.id|$domain|g; s|/etc/letsencrypt/live/$domain/|/etc/pesantren-tls/|g" "$conf" > "$scratch/$name"
    case $name in
      pesantren-*) put "$scratch/$name" "/etc/nginx/snippets/$name" ;;
      *) put "$scratch/$name" "/etc/nginx/sites-available/$name" ;;
    esac
  done
  rm -r "$scratch"
  for site in default.conf public-site.conf admin.conf api.conf; do
    link=/etc/nginx/sites-enabled/$site
    [ "$site" = default.conf ] && link=/etc/nginx/sites-enabled/default
    ln -sf "../sites-available/$site" "$link"
  done
  # Debian's nginx brings no folder for caches.
  install -d /var/cache/nginx
  systemctl daemon-reload
  nginx -t -q || fail 'Konfigurasi nginx salah (di atas). Yang lama tetap berjalan.'
  systemctl reload-or-restart nginx
}
