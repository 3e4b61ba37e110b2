import { globSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { dirname, resolve } from "node:path";
import { type AnyNode, type CallExpression, type Program, parse } from "acorn";
import { transformWithOxc } from "vite";

/** A TypeScript module as a syntax tree without its types; positions are those of the file. */
export interface Module {
  readonly file: string;
  readonly program: Program;
  readonly nodes: readonly AnyNode[];
  readonly parents: ReadonlyMap<AnyNode, AnyNode>;
  /** Calls by the name of the function. */
  readonly calls: ReadonlyMap<string, readonly CallExpression[]>;
}

/** All modules below `folder` by absolute path. */
export async function readModules(folder: string): Promise<ReadonlyMap<string, Module>> {
  const files = globSync("**/*.{ts,tsx}", { cwd: folder }).map((file) => resolve(folder, file));
  const read = async (file: string) => [file, await parseModule(file, readFileSync(file, "utf8"))] as const;
  return new Map(await Promise.all(files.sort().map(read)));
}

export async function parseModule(file: string, text: string): Promise<Module> {
  const options = { ecmaVersion: "latest", sourceType: "module", locations: true } as const;
  const program = parse(file.endsWith(".tsx") ? await transformJsx(file, text) : stripTypeScriptTypes(text), options);
  const nodes: AnyNode[] = [];
  const parents = new Map<AnyNode, AnyNode>();
  const calls = new Map<string, CallExpression[]>();
  const visit = (node: AnyNode): void => {
    nodes.push(node);
    if (node.type === "CallExpression" && node.callee.type === "Identifier") {
      calls.set(node.callee.name, [...(calls.get(node.callee.name) ?? []), node]);
    }
    for (const child of Object.values(node).flat().filter(isNode)) {
      parents.set(child, node);
      visit(child);
    }
  };
  visit(program);
  return { file, program, nodes, parents, calls };
}

/** Lines of what it returns are others than in the file. */
async function transformJsx(file: string, text: string): Promise<string> {
  return (await transformWithOxc(text, file, { jsx: { runtime: "automatic" } })).code;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && "type" in value && "start" in value;
}

/** The file that an imported name comes from, and the name there. */
export function findImport({ file, program }: Module, local: string): { file: string; name: string } | undefined {
  for (const statement of program.body) {
    if (statement.type !== "ImportDeclaration") continue;
    for (const one of statement.specifiers) {
      if (one.type !== "ImportSpecifier" || one.local.name !== local || one.imported.type !== "Identifier") continue;
      return { file: resolve(dirname(file), String(statement.source.value)), name: one.imported.name };
    }
  }
  return undefined;
}
