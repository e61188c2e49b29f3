#!/bin/sh
# Writes the settings of docker-compose.yml, with new secrets, to .env.
#   sh scripts/containers/new-settings.sh                                      to try the site on this machine, at http://localhost:8080
#   sh scripts/containers/new-settings.sh upfield.example cms.upfield.example  on a server that both names lead to, with TLS
set -eu
umask 077
cd "$(dirname "$0")/../.."

if [ -e .env ]; then
  echo ".env is there already: its secrets belong to the data, so it is not written anew." >&2
  exit 1
fi

case $# in
  0)
    site_address=http://localhost cms_address=http://cms.localhost
    public_url=http://localhost:8080 cms_public_url=http://cms.localhost:8080
    http_port=127.0.0.1:8080 https_port=127.0.0.1:8443
    ;;
  2)
    site_address=$1 cms_address=$2
    public_url=https://$1 cms_public_url=https://$2
    http_port=80 https_port=443
    ;;
  *)
    echo "Give the names of the site and of the CMS, or neither." >&2
    exit 2
    ;;
esac

secret() { od -An -N24 -tx1 /dev/urandom | tr -d ' \n'; }

{
  echo "SITE_ADDRESS=$site_address"
  echo "CMS_ADDRESS=$cms_address"
  echo "PUBLIC_URL=$public_url"
  echo "CMS_PUBLIC_URL=$cms_public_url"
  echo "HTTP_PORT=$http_port"
  echo "HTTPS_PORT=$https_port"
  for name in POSTGRES_PASSWORD S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY API_TOKEN_SALT ADMIN_JWT_SECRET TRANSFER_TOKEN_SALT \
    ENCRYPTION_KEY JWT_SECRET INTERNAL_SECRET PREVIEW_SECRET ALTCHA_SECRET; do
    echo "$name=$(secret)"
  done
  echo "APP_KEYS=$(secret),$(secret)"
} > .env
echo "Wrote .env. Keep a copy of it in a safe place: without its secrets a backup of the data cannot be used in full."
