# What each app is told of the operator's one file: its own and what all need, never another's secrets.

for_all='(API|SITE|ADMIN)_(URL|PORT)|API_KEY|HOST|LOG_LEVEL|SCHOOLS_DIR|NODE_EXTRA_CA_CERTS|TZ'
for_site='SITE_METRICS_PORT|PAGE_CACHE_MB|WEB_CONCURRENCY|UPLOADS_ORIGIN|FOUNDATION_[A-Z_]+'
for_admin='ADMIN_METRICS_PORT|ADMIN_SERVICE_WORKER'
for_site_and_api='TRUSTED_PROXIES|RATE_LIMIT_FACTOR'
for_site_and_admin='API_PROFILE'

# filter_environment APP: the lines of the operator's file, read from input, that the app is told.
filter_environment() {
  case $1 in
    public-site) grep -E "^($for_all|$for_site|$for_site_and_api|$for_site_and_admin)=" || true ;;
    admin) grep -E "^($for_all|$for_admin|$for_site_and_admin)=" || true ;;
    # The rest, so that it refuses what is misspelt.
    api) grep -vE "^($for_site|$for_admin|$for_site_and_admin)=|^#|^$" || true ;;
    *) fail "Tidak ada aplikasi $1." ;;
  esac
}

# file_of APP: where its part of the operator's file lies while the machine runs.
file_of() { say "/run/pesantren/$1.env"; }

# share_environment APP: writes it; each unit does so before its process starts.
share_environment() {
  file=$(file_of "$1")
  install -d -m 755 "${file%/*}"
  (umask 077 && filter_environment "$1" < "$environment" > "$file.$$")
  chgrp pesantren "$file.$$"
  chmod 640 "$file.$$"
  mv "$file.$$" "$file"
}
