# The service from the committed bundle. Build: docker build -t release-docs .
# Works with a read-only root: it writes to /data, or to /tmp without a data folder.
FROM node:24.21.0-bookworm-slim

# git fetches repositories over HTTPS.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends git ca-certificates \
  && rm -rf /var/lib/apt/lists/*

WORKDIR /app
COPY dist ./

# A new volume copies the owner and permissions of this folder.
RUN install --directory --owner=node --group=node --mode=700 /data
USER node

# Listens outside the container; `docker run --publish` decides what is reachable.
ENV NODE_ENV=production RELEASE_DOCS_HOST=0.0.0.0 RELEASE_DOCS_PORT=8080 RELEASE_DOCS_DATA=/data
EXPOSE 8080
VOLUME /data

HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.RELEASE_DOCS_PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

ENTRYPOINT ["node", "/app/service.js"]
CMD ["serve"]
