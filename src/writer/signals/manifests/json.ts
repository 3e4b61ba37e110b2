import { isRecord, parseJson } from "../../../shared/text.ts";
import { buildManifest, type Manifest, type Requirement } from "./manifest.ts";

function parseContent(text: string): Readonly<Record<string, unknown>> {
  const content = parseJson(text);
  return isRecord(content) ? content : {};
}

function readName({ name }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof name === "string" ? name : undefined;
}

export function parseJsonName(text: string): string | undefined {
  return readName(parseContent(text));
}

function toRequirements(value: unknown): Requirement[] {
  return Object.entries(isRecord(value) ? value : {}).flatMap(([name, requirement]): Requirement[] =>
    typeof requirement === "string" ? [[name, requirement]] : [],
  );
}

/** What a package needs that is not published is for its developers, unless it is the repository's only one. */
export function parsePackageJson(text: string, isRoot: boolean): Manifest {
  const content = parseContent(text);
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
  const content = parseContent(text);
  const required = toRequirements(content.require);
  return buildManifest({
    name: readName(content),
    runtime: required.filter(([name]) => name.includes("/")),
    platforms: [["PHP", new Map(required).get("php")]],
  });
}
