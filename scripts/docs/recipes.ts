import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A workflow of README or recipes: its heading, the file, and the configuration that belongs to it. */
export type Recipe = { title: string; workflow: string; configuration: string | undefined };

/** The complete workflows in a Markdown page, one for each section of second level. */
export function readRecipes(page: "README.md" | "docs/recipes.md"): Recipe[] {
  const text = readFileSync(new URL(`../../${page}`, import.meta.url), "utf8");
  return text
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const blocks = [...section.matchAll(/^```yaml\n([\s\S]*?)^```/gm)].map(([, yaml = ""]) => yaml);
      const workflow = blocks.find((block) => /^jobs:/m.test(block));
      const title = section.split("\n", 1)[0] ?? "";
      return workflow === undefined
        ? []
        : [{ title, workflow, configuration: blocks.find((block) => block !== workflow) }];
    });
}

// For linters of workflows: node scripts/docs/recipes.ts FOLDER
const [, program, folder] = process.argv;
if (import.meta.filename === program && folder !== undefined) {
  mkdirSync(folder, { recursive: true });
  for (const { title, workflow } of [...readRecipes("README.md"), ...readRecipes("docs/recipes.md")])
    writeFileSync(join(folder, `${title.toLowerCase().replaceAll(/[^a-z]+/g, "-")}.yml`), workflow);
}
