# Run by walk.sh on its machine: installs, installs again, does what docs/operating.md says, upgrades, meets a release that does
# not start, goes back, twenty times in all; visitors read and somebody writes meanwhile. $1: the folder of this file, $2: that of the archive, $3: what is in the
# archive, $4: the domain.
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

# make NAME: the same release by another name.
make() {
  cp -al "$first" "$1"
  rm "$1/release.txt"
  echo "${1#pesantren-}" > "$1/release.txt"
}
make pesantren-2099-01-01-aaaaaaaa
make pesantren-2099-01-02-bbbbbbbb
main=pesantren-2099-01-02-bbbbbbbb/api/apps/api/src/main.ts
rm "$main"
echo 'throw new Error("rusak");' > "$main"
for name in pesantren-2099-01-01-aaaaaaaa pesantren-2099-01-02-bbbbbbbb; do
  tar -cf - "$name" | gzip -1 > "$name.tar.gz"
done

"$node" "$1/reader.ts" "https://www.$domain/artikel" > /run/reads.log &
reader=$!
password='hujan payung tikar senja'
echo "$password" | pesantren provider admin password kepala --stdin > /run/step.log
key=$(sed -n 's/^API_KEY=//p' /etc/pesantren.env)
"$node" "$1/writer.ts" "https://api.$domain/api" "https://admin.$domain" "$key" kepala "$password" > /run/writes.log &
writer=$!
step upgrade pesantren upgrade pesantren-2099-01-01-aaaaaaaa.tar.gz
expected=1
step 'upgrade that does not start' pesantren upgrade pesantren-2099-01-02-bbbbbbbb.tar.gz
expected=0
step 'upgrade --back' pesantren upgrade --back
# With the two above twenty times, there and back again.
twenty() {
  for _ in 1 2 3 4 5 6 7 8 9; do
    pesantren upgrade pesantren-2099-01-01-aaaaaaaa.tar.gz && pesantren upgrade --back || return 1
  done
}
step 'eighteen more, there and back' twenty
kill "$reader" "$writer"
wait "$reader" "$writer" || true
cat /run/reads.log /run/writes.log
