import { TOOLS } from "../../src/service/server/mcp/tools.ts";

/** The tools that agents get, and the call of the API that each makes. */
export function renderTools(): string {
  const rows = [...TOOLS].map(
    ([
      name,
      {
        description,
        route: { method, path },
      },
    ]) => `| \`${name}\` | ${description} | \`${method} ${path}\` |`,
  );
  return ["| Tool | What it does | Call of the API |", "| --- | --- | --- |", ...rows].join("\n");
}
