#!/bin/sh
# Installs the site of a school on this machine, from the folder of an unpacked release: sudo sh deploy/install.sh
exec sh "$(dirname "$(readlink -f "$0")")/pesantren" install "$@"
