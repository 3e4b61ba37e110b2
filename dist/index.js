#!/usr/bin/env node
if (parseInt(process.versions.node, 10) >= 24) import("./index-main.js");
else {
  console.error("release-docs needs Node 24 or newer, and this is " + process.version + ". Install it from https://nodejs.org or run: npx --yes --package node@24 --package release-docs release-docs");
  process.exitCode = 1;
}
