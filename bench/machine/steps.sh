# Run by walk.sh on its machine: installs, installs again, does what docs/operating.md says. Then anew: installs an older release,
# upgrades and goes back between that one, this one and one of tomorrow, twenty times in all, and meets two that do not start;
# visitors read and somebody writes meanwhile. $1: the folder of this file, $2: that of the archives, $3: what is in that of this
# release, $4: the domain.
set -eu
first=$3
domain=$4
node=$2/$first/node/bin/node
export NODE_EXTRA_CA_CERTS=/etc/ca.pem

cd "$2"
step() {
  label=$1
  shift
  begin=$(date +%s%N)
  echo "$(date -u +%T) $label" >&2
  "$@" > /run/step.log 2>&1 && code=0 || code=$?
  echo "$label|$(((($(date +%s%N) - begin)) / 1000000))|$code"
  [ "$code" = "$expected" ] || { cat /run/step.log /var/log/pesantren-*.log; exit 1; }
}
expected=0
DOMAIN=$domain FIRST_ACCOUNT=kepala OPERATOR_MAIL=pengurus@$domain BACKUP_URL=tidak SEED=sample \
  step install sh "$first/deploy/install.sh"
step 'install again' sh "$first/deploy/install.sh"

# Each command of the operator's two pages as it stands there, but for the first, by which this machine was installed.
mkdir -p "$2/pengurus"
cp pesantren-*.tar.gz "$2/pengurus/"
awk '/^```sh$/ { inside = 1; next } /^```$/ { inside = 0 } inside' "$1/../../docs/operating.md" |
  sed 's/ *#.*//; s/sekolah\.sch\.id/'"$domain"'/g' | tail -n +3 > /run/commands
next=$(sed -n 's/^pesantren upgrade \(pesantren-.*\)-linux-x64\.tar\.gz$/\1/p' /run/commands)
cp -al "$first" "$next"
rm "$next/release.txt"
echo "${next#pesantren-}" > "$next/release.txt"
tar -cf - "$next" | gzip -1 > "$2/pengurus/$next-linux-x64.tar.gz"
cd "$2/pengurus"
while read -r line <&3; do step "$line" sh -c "$line"; done 3< /run/commands < /dev/null
cd "$2"

# A machine as new, but for what Debian has brought.
as_new() {
  for app in api public-site admin; do systemctl stop "pesantren-$app"; done
  rm -rf /srv/pesantren /srv/pesantren-releases /var/lib/pesantren /var/lib/pesantren-cadangan /etc/pesantren.env \
    /run/pesantren /etc/systemd/system/pesantren-* /var/cache/pesantren-*
  find /var/cache/nginx -type f -delete
}
as_new

# With backups on a server of files, as a school rents one: its account takes our key, which the installation shows.
printf '#!/bin/sh\nexit 101\n' > /usr/sbin/policy-rc.d
chmod +x /usr/sbin/policy-rc.d
step 'a server of files' apt-get install -qy --no-install-recommends openssh-server
rented=/srv/tempat
# Without a password, and not locked.
useradd --create-home --home-dir $rented --password '*' tempat
install -d -o tempat -m 700 $rented/.ssh /run/sshd
chown root /run/sshd
ssh-keygen -q -t ed25519 -N '' -f /srv/host-key
/usr/sbin/sshd -f /dev/null -h /srv/host-key -p 2222 -o PasswordAuthentication=no -o ForceCommand=internal-sftp \
  -o 'Subsystem=sftp internal-sftp'
DOMAIN=$domain FIRST_ACCOUNT=kepala OPERATOR_MAIL=pengurus@$domain SEED=sample \
  BACKUP_URL=sftp://tempat@127.0.0.1:2222//srv/tempat/sekolah \
  BACKUP_FINGERPRINT=$(ssh-keygen -lf /srv/host-key.pub | cut -d ' ' -f 2) \
  step 'install, backups by sftp' sh "$first/deploy/install.sh"
sed -n 's/.*\(ssh-ed25519 [^ ]*\).*/\1/p' /run/step.log > $rented/.ssh/authorized_keys
chown tempat $rented/.ssh/authorized_keys
step 'backup by sftp' pesantren backup
step 'verify by sftp' pesantren verify
as_new

tomorrow=pesantren-2099-01-01-aaaaaaaa
broken=pesantren-2099-01-02-bbbbbbbb
sly=pesantren-2099-01-03-cccccccc
for name in $tomorrow $broken $sly; do
  cp -al "$first" "$name"
  rm "$name/release.txt"
  echo "${name#pesantren-}" > "$name/release.txt"
done
# Tomorrow's has a schema of its own.
schema=$tomorrow/api/apps/api/src/db
cat > $schema/migrations/0999-besok.ts << 'EOF'
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table articles add column besok text`.execute(db);
  await sql`create index articles_besok on articles (besok)`.execute(db);
}
EOF
sed "s|^import \* as backupState .*|&\nimport * as besok from './migrations/0999-besok.ts';|; s|^  '0041-.*|&\n  '0999-besok': besok,|" \
  $schema/migrate.ts > $schema/migrate.ts.new
mv $schema/migrate.ts.new $schema/migrate.ts
[ "$(grep -c besok $schema/migrate.ts)" = 2 ]
# break_provider NAME CONDITION: it dies at once where the condition holds.
break_provider() {
  main=$1/api/apps/api/src/main.ts
  { echo "if ($2) throw new Error('rusak');"; cat "$first/api/apps/api/src/main.ts"; } > "$main.new"
  mv "$main.new" "$main"
}
break_provider $broken true
# On its own port alone: the trial does not see it.
break_provider $sly '!process.env.API_PORT'
older=$(basename "$2"/older/pesantren-*/)
mv "$2/older/$older" "$2/$older"
for name in $tomorrow $broken $sly $older $first; do tar -cf - "$name" | gzip -1 > "$name.tar.gz"; done

DOMAIN=$domain FIRST_ACCOUNT=kepala OPERATOR_MAIL=pengurus@$domain BACKUP_URL=tidak SEED=sample \
  step "install $older" sh "$older/deploy/install.sh"
# So that many writes are counted.
echo RATE_LIMIT_FACTOR=10 >> /etc/pesantren.env
systemctl restart pesantren-api pesantren-public-site
password='hujan payung tikar senja'
echo "$password" | pesantren provider admin password kepala --stdin > /run/step.log
"$node" "$1/reader.ts" "https://www.$domain/artikel" > /run/reads.log &
reader=$!
key=$(sed -n 's/^API_KEY=//p' /etc/pesantren.env)
"$node" "$1/writer.ts" "https://api.$domain/api" "https://admin.$domain" "$key" kepala "$password" > /run/writes.log &
writer=$!
number=0
# to NAME …: each in turn in use; back is the one of before.
to() {
  for name in "$@"; do
    number=$((number + 1))
    case $name in
      back) step "$number upgrade --back" pesantren upgrade --back ;;
      *) step "$number upgrade $name" pesantren upgrade "$name.tar.gz" ;;
    esac
  done
}
to "$first" back "$first" back
for _ in 1 2 3 4; do to "$first" $tomorrow back "$older"; done
step 'upgrade once more' pesantren upgrade "$first.tar.gz"
expected=1
step 'upgrade that does not start' pesantren upgrade $broken.tar.gz
step 'upgrade that starts on trial alone' pesantren upgrade $sly.tar.gz
expected=0
kill "$reader" "$writer"
wait "$reader" "$writer" || true
cat /run/reads.log /run/writes.log
