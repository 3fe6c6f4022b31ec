# The administrator's app as static files; it keeps nothing.
# docker build -f deploy/docker/admin.Dockerfile -t pesantren-admin .
FROM node:26.10.0-slim AS release
WORKDIR /repository
COPY . .
ENV CI=true pnpm_config_store_dir=/store
# The name of the release, where the context has no history.
ARG GITHUB_SHA
RUN --mount=type=cache,target=/store npx -y pnpm@12.21.0 release admin /release

FROM node:26.10.0-slim
ENV NODE_ENV=production NODE_OPTIONS="--max-semi-space-size=4 --max-old-space-size=512" MALLOC_ARENA_MAX=1 HOST=0.0.0.0
COPY --from=release /release /app
USER node
WORKDIR /app/apps/admin
EXPOSE 3001
HEALTHCHECK --start-period=60s \
  CMD ["node", "-e", "fetch('http://localhost:3001/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
