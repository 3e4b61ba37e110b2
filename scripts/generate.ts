import { readFileSync, writeFileSync } from "node:fs";
import { inputTable } from "../src/action/inputs.ts";
import { outputTable } from "../src/action/report/reporter.ts";
import { GUIDANCE_EXAMPLES } from "../src/service/domain/guidance.ts";
import { actionCodes, apiCodes, type Explained, submitCodes } from "../src/shared/error-codes/action.ts";
import { githubCodes, repositoryCodes } from "../src/shared/error-codes/repository.ts";
import { adminCodes, productCodes, programCodes, storeCodes } from "../src/shared/error-codes/service.ts";
import { renderOpenApi } from "./openapi/document.ts";

/** Writes what is made from the code: `action.yml`, `openapi.yaml`, `docs/errors.md`, the sentences of `docs/guidance.md`, and the tables of the README between their marks. */

const FACE = `# Made by npm run generate from src/action/inputs.ts and src/action/report/reporter.ts.
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

const ERRORS = `# Errors

<!-- Made by npm run generate from src/error-codes/. -->

Every failure ends with its code. Here is what each one means and what to do; the message of the failure itself names
the input, file or address that it is about. With debug logging (the variable \`ACTIONS_STEP_DEBUG\`, or "Enable debug
logging" when a run is started again; \`RUNNER_DEBUG=1\` in a terminal) the log shows the causes as well. Keys, tokens and
passwords of proxies are replaced by \`***\` everywhere.
`;

function renderErrors(): string {
  const rooms = {
    "The step and its run": actionCodes,
    "The request": submitCodes,
    "The service": apiCodes,
    GitHub: githubCodes,
    "Links and connections": productCodes,
    "The repository": repositoryCodes,
    "Running the service": { ...storeCodes, ...programCodes, ...adminCodes },
  };
  const sections = Object.entries(rooms).map(([room, codes]) => `## ${room}\n\n${renderCodes(codes)}`);
  return [ERRORS, ...sections].join("\n");
}

function renderCodes(codes: Readonly<Record<string, Explained>>): string {
  return Object.entries(codes)
    .map(([code, { means, help }]) => `### ${code}\n\n${means}\n\n${help}\n`)
    .join("\n");
}

/** Puts each content between its marks in a file. */
function fillFile(path: string, contents: Readonly<Record<string, string>>): void {
  const file = new URL(path, root);
  let text = readFileSync(file, "utf8");
  for (const [mark, content] of Object.entries(contents)) {
    const block = new RegExp(`(<!-- ${mark} -->\\n)[\\s\\S]*?(<!-- /${mark} -->)`);
    if (!block.test(text)) throw new Error(`${path} has lost its marks <!-- ${mark} --> and <!-- /${mark} -->.`);
    text = text.replace(block, (_, open: string, close: string) => `${open}${content}\n${close}`);
  }
  writeFileSync(file, text);
}

const root = new URL("../", import.meta.url);
writeFileSync(new URL("action.yml", root), renderActionFile());
writeFileSync(new URL("docs/errors.md", root), renderErrors());
writeFileSync(new URL("openapi.yaml", root), await renderOpenApi());
fillFile("README.md", { inputs: renderInputs(), outputs: renderOutputs() });
fillFile("docs/guidance.md", { sentences: GUIDANCE_EXAMPLES.map((example) => `- ${example}`).join("\n") });
