# Server, worker and commands of Niaga in one image; how to run it: docs/production.md and compose.yaml.
# PostgreSQL, which npm brings for `npm start`, is a package of development, and Node an optional one. Both stay out: the
# image has its own Node, of the same version, and PostgreSQL runs elsewhere.

FROM node:26.10.0-trixie-slim AS packages
WORKDIR /niaga
COPY package.json package-lock.json .npmrc trim_packages.js ./
RUN npm ci --omit=dev --omit=optional

FROM node:26.10.0-trixie-slim
ENV NODE_ENV=production
WORKDIR /niaga
COPY --from=packages /niaga/node_modules node_modules
COPY package.json ./
COPY server server
COPY rest-facade rest-facade
COPY workers workers
COPY db db
COPY docs docs
# The data folder: keys that are made when none are given, and files of change data capture.
RUN install -d -o node -g node -m 0700 .data
USER node
VOLUME /niaga/.data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/health/live').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main/server_cli.ts"]
