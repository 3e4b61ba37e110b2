import { TOOLS } from "../../src/service/agents/tools.ts";

/** The tools that agents get, and the calls of the API of which each makes one. */
export function renderTools(): string {
  const rows = [...TOOLS].map(([name, { description, route, otherRoute }]) => {
    const calls = [route, otherRoute ?? []].flat().map(({ method, path }) => `\`${method} ${path}\``);
    return `| \`${name}\` | ${description} | ${calls.join(", ")} |`;
  });
  return ["| Tool | What it does | Call of the API |", "| --- | --- | --- |", ...rows].join("\n");
}
