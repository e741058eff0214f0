#!/bin/sh
# Writes the configuration of nginx from the templates: sh ops/nginx/install.sh VALUES FOLDER
# VALUES is a file like nginx.env.example; FOLDER is /etc/nginx/conf.d. Then: nginx -t && systemctl reload nginx
set -eu
values=$1
folder=$2
templates=$(dirname "$0")
# Only these names are replaced; every other $name is a variable of nginx.
names='LEAD_SERVERS BASE_PATH SERVER_NAME HTTP_PORT HTTPS_PORT TLS_FOLDER ACME_FOLDER LOG_FOLDER CACHE_FOLDER ROUTES_FILE HSTS'
unset $names
# Without a slash the shell would look for the file in PATH.
case $values in */*) ;; *) values=./$values ;; esac
set -a
. "$values"
set +a
replaced=
for name in $names; do
  if eval "[ -z \"\${$name+set}\" ]"; then
    echo "$values should set $name: see $templates/nginx.env.example" >&2
    exit 1
  fi
  replaced="$replaced \${$name}"
done
# nginx creates the cache folder itself, but not the folder above it, which the package of Debian does not have.
mkdir -p "$folder/snippets" "$(dirname "$CACHE_FOLDER")"
# All files are written before the first is replaced, so that a failure leaves the former configuration.
for name in http.conf site.conf snippets/routes.conf; do
  envsubst "$replaced" < "$templates/$name.template" > "$folder/$name.new"
done
for name in http.conf site.conf snippets/routes.conf; do
  mv "$folder/$name.new" "$folder/$name"
done
