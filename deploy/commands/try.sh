# Tries a release beside the one that runs, before anything changes: its own ports, and a copy of the database.

# free_port: one that nobody listens on.
free_port() {
  "$current/node/bin/node" -e '
    const server = require("node:net").createServer().listen(0, "127.0.0.1", () => {
      console.log(server.address().port);
      server.close();
    });
  '
}

# copy_database FILE: the school's database of this moment; nothing where it is no file, and the release then starts on an empty one.
copy_database() {
  case $(value DATABASE_URL) in
    '') database=$data/pesantren.db ;;
    sqlite:/*) database=$(value DATABASE_URL) && database=${database#sqlite:} ;;
    *) return 0 ;;
  esac
  [ -e "$database" ] || return 0
  setpriv --reuid=pesantren --regid=pesantren --init-groups "$current/node/bin/node" -e '
    const [from, to] = process.argv.slice(1);
    new (require("node:sqlite").DatabaseSync)(from, { timeout: 5000 }).prepare("vacuum into ?").run(to);
  ' "$database" "$1"
}

# release_answers FOLDER: false where one of its three processes does not, with what it has said.
release_answers() (
  folder=$1
  # One that was killed has left it.
  rm -rf "$data"/.coba-*
  trial=$(mktemp -d "$data/.coba-XXXXXX")
  pids=''
  # shellcheck disable=SC2086
  trap 'kill $pids 2> /dev/null; wait; rm -rf "$trial"' EXIT
  chown pesantren:pesantren "$trial"
  copy_database "$trial/pesantren.db" || exit 1
  export DATA_DIR="$trial" DATABASE_URL= STORAGE_URL= SCHOOLS_DIR= SEED=none DISK_FLOOR_MB=1
  export BACKUP_URL= ALARM_URL= OPERATOR_MAIL= WEB_CONCURRENCY=1
  export METRICS_PORT= SITE_METRICS_PORT= ADMIN_METRICS_PORT=
  API_PORT=$(free_port) SITE_PORT=$(free_port) ADMIN_PORT=$(free_port)
  export API_PORT SITE_PORT ADMIN_PORT API_HOSTS=127.0.0.1

  # tried APP ENTRY PORT
  tried() {
    run_node "$folder" "$1" "$2" > "$trial/$1.log" 2>&1 &
    pids="$! $pids"
    wait_ready "$3" "$!" && return 0
    tail -n 5 "$trial/$1.log" >&2
    exit 1
  }
  # Compiled once, also for the start that people wait for.
  export NODE_COMPILE_CACHE=/var/cache/pesantren-api
  tried api src/main.ts "$API_PORT"
  unset NODE_COMPILE_CACHE
  export API_URL="http://127.0.0.1:$API_PORT/api"
  tried public-site server/main.ts "$SITE_PORT"
  tried admin server/main.ts "$ADMIN_PORT"
)
