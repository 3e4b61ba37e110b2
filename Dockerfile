# SPDX-License-Identifier: MIT
# The service from the committed bundle. Build: docker build --tag release-docs .
# Works with a read-only root: it writes to /data, or to /tmp without a data folder.
# To pin the images below, add @sha256:… as `docker buildx imagetools inspect` prints it; Dependabot then updates both.
FROM node:24.21.0-bookworm-slim AS node

# Of Node's image only the program: without npm and Yarn there is less to update.
FROM debian:bookworm-slim

# git fetches repositories over HTTPS; Node needs the libraries. Versions are Debian's newest of the day: a pinned one
# disappears from the archive with its first security update.
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates git libatomic1 libstdc++6 \
  && rm -rf /var/lib/apt/lists/*

COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY --from=node /usr/local/LICENSE /usr/share/doc/node/copyright

# A new volume copies the owner and permissions of /data.
RUN groupadd --gid 1000 node \
  && useradd --uid 1000 --gid node --create-home node \
  && install --directory --owner=node --group=node --mode=700 /data

WORKDIR /app
COPY LICENSE dist ./
# Numbers, so that Kubernetes can check that this is not root.
USER 1000:1000

# Listens outside the container; `docker run --publish` decides what is reachable.
ENV NODE_ENV=production RELEASE_DOCS_HOST=0.0.0.0 RELEASE_DOCS_PORT=8080 RELEASE_DOCS_DATA=/data
EXPOSE 8080
VOLUME /data

HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.RELEASE_DOCS_PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

ENTRYPOINT ["node", "/app/service.js"]
CMD ["serve"]

# The release adds version and revision.
LABEL org.opencontainers.image.title="release-docs" \
  org.opencontainers.image.description="Writes release notes, changelogs and documentation updates from the git history." \
  org.opencontainers.image.url="https://github.com/release-docs/release-docs" \
  org.opencontainers.image.source="https://github.com/release-docs/release-docs" \
  org.opencontainers.image.documentation="https://github.com/release-docs/release-docs/blob/main/docs/service.md" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.base.name="docker.io/library/debian:bookworm-slim"
