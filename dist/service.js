#!/usr/bin/env node
if (parseInt(process.versions.node, 10) >= 24) {
  import("./main.js").then((program) => program.startService());
} else {
  console.error("release-docs-service needs Node 24 or newer, and this is " + process.version + ". Install it from https://nodejs.org or run: npx --yes --package node@24 --package release-docs release-docs-service");
  process.exitCode = 1;
}
