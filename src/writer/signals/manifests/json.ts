import { parseJson } from "../../../shared/text.ts";
import { buildManifest, type Manifest, type Requirement } from "./manifest.ts";

function toRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}

function readName({ name }: Record<string, unknown>): string | undefined {
  return typeof name === "string" ? name : undefined;
}

function toRequirements(value: unknown): Requirement[] {
  return Object.entries(toRecord(value)).flatMap(([name, requirement]): Requirement[] =>
    typeof requirement === "string" ? [[name, requirement]] : [],
  );
}

/** What a package needs that is not published is for its developers, unless it is the repository's only one. */
export function parsePackageJson(text: string, isRoot: boolean): Manifest {
  const content = toRecord(parseJson(text));
  if (content.private === true && (!isRoot || content.workspaces !== undefined)) return buildManifest({});
  const engines = new Map(toRequirements(content.engines));
  return buildManifest({
    name: readName(content),
    runtime: [...toRequirements(content.peerDependencies), ...toRequirements(content.dependencies)].filter(
      ([, requirement]) => !/^(?:workspace|file|link|portal):/.test(requirement),
    ),
    platforms: [
      ["Node.js", engines.get("node")],
      ["VS Code", engines.get("vscode")],
    ],
  });
}

export function parseComposer(text: string): Manifest {
  const content = toRecord(parseJson(text));
  const required = toRequirements(content.require);
  return buildManifest({
    name: readName(content),
    runtime: required.filter(([name]) => name.includes("/")),
    platforms: [["PHP", new Map(required).get("php")]],
  });
}
