# The service, from the bundle that is committed. Build it with: docker build -t release-docs .
# It runs with a read-only root: what it writes goes to /data and, without that, to /tmp.
FROM node:24.21.0-bookworm-slim

# git reads the repositories of connections, over https.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends git ca-certificates \
  && rm -rf /var/lib/apt/lists/*

WORKDIR /app
COPY dist/package.json dist/service.js ./
COPY dist/service ./service

# A volume that is mounted here takes on the owner and the permissions.
RUN install --directory --owner=node --group=node --mode=700 /data
USER node

# Reachable from outside the container; what is published of it is for `docker run --publish` to say.
ENV NODE_ENV=production RELEASE_DOCS_HOST=0.0.0.0 RELEASE_DOCS_PORT=8080 RELEASE_DOCS_DATA=/data
EXPOSE 8080
VOLUME /data

HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.RELEASE_DOCS_PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

ENTRYPOINT ["node", "/app/service.js"]
CMD ["serve"]
