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

. "$here/commands/environment.sh"

# The name of the release in a folder.
release_in() { cat "$1/release.txt"; }

port_of() {
  case $1 in
    api) say 4000 ;;
    public-site) say 3000 ;;
    admin) say 3001 ;;
  esac
}

# run_node FOLDER APP FILE …: this shell becomes a program of an app of a release, with the app's environment, as the provider's account.
run_node() {
  folder=$1 app=$2
  shift 2
  export NODE_ENV=production INIT_CWD="$PWD"
  cd "$folder/$app/apps/$app"
  share_environment "$app"
  exec setpriv --reuid=pesantren --regid=pesantren --init-groups \
    "$folder/node/bin/node" --env-file="$(file_of "$app")" "$@"
}

# provider_of FOLDER COMMAND …: a command of a release's provider on the school's data, as the provider itself runs.
provider_of() (
  folder=$1
  shift
  # As in the units: beside the data until another place is named.
  BACKUP_URL=$(value BACKUP_URL)
  export DATA_DIR="$data" BACKUP_URL="${BACKUP_URL:-/var/lib/pesantren-cadangan}"
  run_node "$folder" api src/cli.ts "$@"
)

# provider COMMAND …: of the release in use.
provider() { provider_of "$current" "$@"; }

# wait_ready PORT [PROCESS|UNIT] [SECONDS]: until it answers there that it is ready; false after a minute, or once it has died.
wait_ready() { "$current/node/bin/node" "$here/wait-ready.mjs" "$@"; }

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

# Brings units and nginx to what the release in use has; nothing where they are the same already. False where nginx refuses it.
put_system() {
  scratch=$(mktemp -d)
  for unit in "$current"/deploy/systemd/*; do
    name=$(basename "$unit")
    # The archive brings its own Node.
    sed "s|/usr/bin/node|$current/node/bin/node|g" "$unit" > "$scratch/$name"
    put "$scratch/$name" "/etc/systemd/system/$name" || return 1
  done
  domain=$(value SITE_URL | sed 's|^https://www\.||')
  for conf in "$current"/deploy/nginx/*.conf; do
    name=$(basename "$conf")
    sed "s|sekolah\.sch\.id|$domain|g; s|/etc/letsencrypt/live/$domain/|/etc/pesantren-tls/|g" "$conf" > "$scratch/$name"
    case $name in
      pesantren-*) put "$scratch/$name" "/etc/nginx/snippets/$name" ;;
      *) put "$scratch/$name" "/etc/nginx/sites-available/$name" ;;
    esac || return 1
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
  nginx -t -q && systemctl reload-or-restart nginx
}
