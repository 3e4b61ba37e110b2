import { readFileSync, writeFileSync } from "node:fs";
import { inputTable } from "../src/action/input-table.ts";
import { outputTable } from "../src/action/output-table.ts";

/** Writes what is made from the code: `action.yml`, and the tables of the README between their marks. */

const FACE = `# Made by npm run generate from src/action/input-table.ts and output-table.ts.
name: release-docs
description: Writes release notes, the changelog and documentation updates from what was merged.
author: release-docs
branding:
  icon: book-open
  color: blue
`;

function renderActionFile(): string {
  const inputs = Object.entries(inputTable).map(
    ([name, { default: preset, description }]) =>
      `  ${name}:\n    description: ${JSON.stringify(description)}\n    required: false\n    default: ${JSON.stringify(preset)}\n`,
  );
  const outputs = Object.entries(outputTable).map(
    ([name, description]) => `  ${name}:\n    description: ${JSON.stringify(description)}\n`,
  );
  return `${FACE}inputs:\n${inputs.join("")}outputs:\n${outputs.join("")}runs:\n  using: node24\n  main: dist/index.js\n`;
}

function renderInputs(): string {
  const rows = Object.entries(inputTable).map(([name, { default: preset, description }]) => {
    return `| \`${name}\` | ${preset === "" ? "" : `\`${preset}\``} | ${description.replaceAll("|", "\\|")} |`;
  });
  return ["| Input | Default | |", "| --- | --- | --- |", ...rows].join("\n");
}

function renderOutputs(): string {
  const rows = Object.entries(outputTable).map(([name, description]) => `| \`${name}\` | ${description} |`);
  return ["| Output | |", "| --- | --- |", ...rows].join("\n");
}

function fill(text: string, mark: string, content: string): string {
  const block = new RegExp(`(<!-- ${mark} -->\\n)[\\s\\S]*?(<!-- /${mark} -->)`);
  if (!block.test(text)) throw new Error(`README.md has lost its marks <!-- ${mark} --> and <!-- /${mark} -->.`);
  return text.replace(block, (_, open: string, close: string) => `${open}${content}\n${close}`);
}

const root = new URL("../", import.meta.url);
writeFileSync(new URL("action.yml", root), renderActionFile());
const readme = new URL("README.md", root);
writeFileSync(readme, fill(fill(readFileSync(readme, "utf8"), "inputs", renderInputs()), "outputs", renderOutputs()));
