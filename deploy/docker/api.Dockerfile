# The provider: REST API and uploaded files; its data is the volume /data.
# docker build -f deploy/docker/api.Dockerfile -t pesantren-api .
FROM node:26.10.0-slim AS release
WORKDIR /repository
COPY . .
ENV CI=true pnpm_config_store_dir=/store
# The name of the release, where the context has no history.
ARG GITHUB_SHA
RUN --mount=type=cache,target=/store npx -y pnpm@12.21.0 release api /release

FROM node:26.10.0-slim
ENV NODE_ENV=production NODE_OPTIONS="--max-semi-space-size=4 --max-old-space-size=512" MALLOC_ARENA_MAX=1 GLIBC_TUNABLES=glibc.malloc.perturb=165:glibc.malloc.tcache_count=0 HOST=0.0.0.0 DATA_DIR=/data
COPY --from=release /release /app
RUN mkdir /data && chown node:node /data
# For backups (docs/operating/commands.md#backups).
RUN apt-get update && apt-get install -y --no-install-recommends restic openssh-client && rm -rf /var/lib/apt/lists/*
VOLUME /data
USER node
WORKDIR /app/apps/api
EXPOSE 4000
HEALTHCHECK --start-period=60s \
  CMD ["node", "-e", "fetch('http://localhost:4000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main.ts"]
