import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CALLS } from "../../support/github-schema/calls.ts";
import { listOperations } from "../../support/github-schema/description.ts";

// Methods with paths, paths below the API, and GraphQL documents; what follows a question mark is no name.
const ROUTE =
  /["`]((?:(?:GET|POST|PUT|PATCH|DELETE) )?\/[\w${][^"`?\n]*|(?:GET|POST) \/|(?:query|mutation) \([^"`\n]*\))/g;
const NO_CALLS = new Set(["/dev/null", "/api", "/chat/completions", `GET /repos/{owner}/{repo}/\${path}`]);

/** The texts of calls in a module. */
function findCalls(file: string): string[] {
  const source = readFileSync(file, "utf8").replaceAll(/\/\*\*.*?\*\//gs, "");
  const routes = [...source.matchAll(ROUTE)].map(([, text = ""]) => text);
  // The action's reader of its own repository has paths below that.
  const below = source.includes("GitHubApi") ? [...source.matchAll(/\b(?:read|list)\("([^" ]+)"/g)] : [];
  return [...new Set([...routes, ...below.map(([, text = ""]) => text)])].filter((text) => !NO_CALLS.has(text));
}

test("every call of the sources is in the table of calls, and no other", () => {
  const files = globSync("src/{hosts/github,action}/**/*.ts").sort();
  const found = files.map((file) => [file, findCalls(file).sort()] as const).filter(([, calls]) => calls.length > 0);
  const listed = Object.entries(CALLS).map(([file, calls]) => [file, Object.keys(calls).sort()]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
});

test("the table names operations that the call can reach", () => {
  const operations = listOperations();
  const rows = Object.values(CALLS).flatMap((calls) => Object.entries(calls));
  const wrong = rows.flatMap(([text, ids]) => ids.filter((id) => !canReach(text, id, operations.get(id))));
  expect(wrong).toEqual([]);
});

function canReach(text: string, id: string, operation: string | undefined): boolean {
  const [, kind] = /^(query|mutation) /.exec(text) ?? [];
  if (kind !== undefined) return id.toLowerCase().startsWith(`${kind}.`);
  const [method, path = ""] = operation?.split(" ") ?? [];
  const [given = "", start = given] = text.split(" ");
  const [fixed = ""] = start.split(/[${]/, 1);
  const below = `/repos/{owner}/{repo}${fixed.startsWith("/") ? "" : "/"}${fixed === "/" ? "" : fixed}`;
  return (start === given || given === method) && [fixed, below].some((prefix) => path.startsWith(prefix));
}
