# The image of one product: the server with its page. docs/deploying.md explains the build arguments.
# `npm run image` runs these steps without a container engine, so RUN uses paths relative to WORKDIR.

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY domain/package.json domain/
COPY server/package.json server/
COPY web/package.json web/

FROM packages AS build
RUN npm ci --include=dev --no-audit --no-fund --loglevel=error
COPY tsconfig.base.json tsconfig.json .gitignore ./
COPY domain domain
COPY server server
COPY web web
COPY tools tools
ARG BRAND=tukan
ARG COUNTRY=pl
ARG BASE_PATH=/application-frontend
ARG API_BASE_URL=/api
ARG FINISHED_LEAD_DAYS=30
RUN npm run build && mkdir -p image/data && mv dist/server image/server && mv "dist/$BRAND-$COUNTRY/web" image/web

FROM packages AS modules
RUN npm ci --omit=dev --workspace server --workspace domain --no-audit --no-fund --loglevel=error

FROM node:24-bookworm-slim
WORKDIR /app
COPY --from=modules /app/node_modules node_modules
COPY --from=build /app/image/server dist/server
COPY --from=build /app/image/web web
COPY --from=build --chown=1000:1000 /app/image/data /data
ARG BRAND=tukan
ARG COUNTRY=pl
ARG BASE_PATH=/application-frontend
ARG FINISHED_LEAD_DAYS=30
ENV NODE_ENV=production BRAND=$BRAND COUNTRY=$COUNTRY BASE_PATH=$BASE_PATH FINISHED_LEAD_DAYS=$FINISHED_LEAD_DAYS
ENV HOST=0.0.0.0 PORT=8080 WEB_DIR=web DATA_DIR=/data
# The user `node` of the image. A number, so that an orchestrator can verify that it is not root.
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
