# The visitors' site, drawn on the server; it keeps nothing.
# docker build -f deploy/docker/public-site.Dockerfile -t pesantren-public-site .
FROM node:26.10.0-slim AS release
WORKDIR /repository
COPY . .
ENV CI=true pnpm_config_store_dir=/store
# The name of the release, where the context has no history.
ARG GITHUB_SHA
RUN --mount=type=cache,target=/store npx -y pnpm@12.21.0 release public-site /release

FROM node:26.10.0-slim
ENV NODE_ENV=production NODE_OPTIONS="--max-semi-space-size=4 --max-old-space-size=512" MALLOC_ARENA_MAX=1 GLIBC_TUNABLES=glibc.malloc.perturb=165:glibc.malloc.tcache_count=0 HOST=0.0.0.0
COPY --from=release /release /app
USER node
WORKDIR /app/apps/public-site
EXPOSE 3000
HEALTHCHECK --start-period=60s \
  CMD ["node", "-e", "fetch('http://localhost:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
