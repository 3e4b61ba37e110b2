import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { ACTION, REPOSITORY } from "../../src/action/setup/workflow.ts";

const root = new URL("../../", import.meta.url);

const HOME = "https://github.com/";

/** A line of `action.yml`, from which the next run knows the name that the documents contain. */
export const HOME_LINE = `# ${HOME}${REPOSITORY}`;

/** Replaces the former name of the repository and the pinned actions, which Dependabot updates in workflows only. */
export function updateNames(): void {
  const [, former] = /^# https:\/\/github\.com\/(\S+)$/m.exec(readFileSync(new URL("action.yml", root), "utf8")) ?? [];
  if (former === undefined) throw new Error("action.yml does not name its repository in a comment.");
  const pins = readPins();
  for (const path of listDocuments()) {
    const file = new URL(path, root);
    const text = readFileSync(file, "utf8");
    const named = text.replaceAll(former, REPOSITORY).replace(/(?<=uses: )([\w./-]+)@\S+( # v\S+)?/g, (use, name) => {
      return name === REPOSITORY ? ACTION : (pins.get(name) ?? use);
    });
    if (named !== text) writeFileSync(file, named);
  }
}

/** Files that name the repository or an action. */
function listDocuments(): string[] {
  const pages = readdirSync(new URL("docs", root), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .map((path) => `docs/${path}`);
  const community = readdirSync(new URL(".github", root), { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(md|yml)$/.test(path) && !path.startsWith("workflows"))
    .map((path) => `.github/${path}`);
  const top = ["Dockerfile", "README.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md"];
  return [...top, ...pages, ...community, "src/action/setup/workflow.ts"];
}

/** `name@commit # version` of each action that our own workflows pin, by its name. */
function readPins(): Map<string, string> {
  const folder = new URL(".github/workflows/", root);
  const uses = readdirSync(folder).flatMap((path) => [
    ...readFileSync(new URL(path, folder), "utf8").matchAll(/(?<=uses: )([\w./-]+)@[0-9a-f]{40} # v\S+/g),
  ]);
  return new Map(uses.map(([use, name = ""]) => [name, use]));
}
