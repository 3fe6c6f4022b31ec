# Run by machine.ts in a namespace of its own. $1: the folder of this file, $2: a folder with the archive, $3: a bare Debian,
# which stays as it is; without it this machine's own system is taken, with nothing of its own changed.
set -eu
ip link set lo up
upper=$2/upper
mkdir -p "$upper"
mount -t tmpfs tmpfs "$upper"
# lay FOLDER PLACE: what is written at the place stays in memory.
lay() {
  mkdir -p "$upper$1/new" "$upper$1/work"
  mount -t overlay overlay -o "lowerdir=$1,upperdir=$upper$1/new,workdir=$upper$1/work" "$2"
}
if [ -n "${3-}" ]; then
  root=$upper/root
  mkdir "$root"
  lay "$3" "$root"
else
  root=
  for folder in /etc /usr/local/bin /var/lib /var/log /var/cache; do lay "$folder" "$folder"; done
fi
mkdir -p "$root/srv" "$root/run"
mount -t tmpfs tmpfs "$root/srv"
mount -t tmpfs tmpfs "$root/run"

domain=sekolah-uji.sch.id
# A small CA of this walk: the real one answers only where the domain leads to the machine.
names="DNS:$domain,DNS:www.$domain,DNS:admin.$domain,DNS:api.$domain"
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90 -subj /CN=uji \
  -addext "subjectAltName=$names" -keyout "$root/etc/ca.key" -out "$root/etc/ca.pem" 2> /dev/null
chmod 644 "$root/etc/ca.pem"
cat > "$root/usr/local/bin/certbot" << EOF
#!/bin/sh
mkdir -p /etc/letsencrypt/live/$domain
cp /etc/ca.pem /etc/letsencrypt/live/$domain/fullchain.pem
cp /etc/ca.key /etc/letsencrypt/live/$domain/privkey.pem
EOF
for name in '' www. admin. api.; do echo "127.0.0.1 $name$domain" >> "$root/etc/hosts"; done
cd "$2"
tar -xzf pesantren-*.tar.gz
tar -xzf older/pesantren-*.tar.gz -C older
first=$(basename "$PWD"/pesantren-*/)
# The walk's own programs run by the Node of the archive, as the site does.
node=$2/$first/node/bin/node
printf '#!/bin/sh\nexec "%s" "%s/systemctl.ts" "$@"\n' "$node" "$1" > "$root/usr/local/bin/systemctl"
chmod +x "$root/usr/local/bin/certbot" "$root/usr/local/bin/systemctl"
if [ -n "$root" ]; then
  for folder in "$1" "$1/../../docs" "$2"; do
    mkdir -p "$root$folder"
    mount --bind "$folder" "$root$folder"
  done
  mount -t proc proc "$root/proc"
  mount --rbind /dev "$root/dev"
fi
exec ${root:+chroot "$root"} /bin/sh "$1/steps.sh" "$1" "$2" "$first" "$domain"
