#!/usr/bin/env node
if (parseInt(process.versions.node, 10) >= 24) {
  const { CI, GITHUB_ACTIONS, HOME, XDG_CACHE_HOME } = process.env;
  const cache = /^[/]/.test(XDG_CACHE_HOME) ? XDG_CACHE_HOME : HOME && HOME + "/.cache";
  if (!CI && !GITHUB_ACTIONS && cache) process.getBuiltinModule("module").enableCompileCache(cache + "/release-docs");
  import("./main.js").then((program) => program.startAction());
} else {
  console.error("release-docs needs Node 24 or newer, and this is " + process.version + ". Install it from https://nodejs.org or run: npx --yes --package node@24 --package release-docs release-docs");
  process.exitCode = 1;
}
