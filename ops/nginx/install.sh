#!/bin/sh
# Writes the configuration of nginx from the templates: sh ops/nginx/install.sh VALUES FOLDER
# VALUES is the absolute path of a file like nginx.env.example; FOLDER is /etc/nginx/conf.d. Then: nginx -t && systemctl reload nginx
set -eu
values=$1
folder=$2
templates=$(dirname "$0")
set -a
. "$values"
set +a
# Only these names are replaced; every other $name is a variable of nginx.
names='${LEAD_SERVERS} ${BASE_PATH} ${SERVER_NAME} ${HTTP_PORT} ${HTTPS_PORT} ${TLS_FOLDER} ${ACME_FOLDER} ${LOG_FOLDER} ${CACHE_FOLDER} ${ROUTES_FILE} ${HSTS}'
# nginx creates only the last folder of the cache's path.
mkdir -p "$folder/snippets" "$(dirname "$CACHE_FOLDER")"
for name in http.conf site.conf snippets/routes.conf; do
  envsubst "$names" < "$templates/$name.template" > "$folder/$name"
done
