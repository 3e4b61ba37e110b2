import { buildManifest, type Manifest, type Requirement, toJava } from "./manifest.ts";

/** What is between each `<tag …>` and its `</tag>`; tags of one name are not nested in manifests. */
function selectElements(text: string, tag: string): string[] {
  const parts = text.split(`<${tag}>`).slice(1);
  return parts.flatMap((part) => {
    const end = part.indexOf(`</${tag}>`);
    return end === -1 ? [] : [part.slice(0, end).trim()];
  });
}

function cutElements(text: string, tag: string): string {
  const [first = "", ...parts] = text.split(`<${tag}>`);
  return first + parts.map((part) => part.slice(part.indexOf(`</${tag}>`) + 1)).join("");
}

function cutComments(text: string): string {
  const [first = "", ...parts] = text.split("<!--");
  return (
    first + parts.map((part) => part.slice(part.indexOf("-->") === -1 ? part.length : part.indexOf("-->") + 3)).join("")
  );
}

const JAVA_PROPERTIES = ["maven.compiler.release", "maven.compiler.target", "maven.compiler.source", "java.version"];

/** Versions that a parent has are unknown. */
export function parsePom(given: string): Manifest {
  const text = cutComments(given);
  const resolve = (value: string): string => {
    const name = /^\$\{([^}]*)\}$/.exec(value)?.[1];
    return name === undefined ? value : (selectElements(text, name)[0] ?? "");
  };
  const own = cutElements(cutElements(cutElements(text, "dependencyManagement"), "build"), "profiles");
  const [groupId, artifactId] = readCoordinates(own);
  const runtime = selectElements(own, "dependency").flatMap((element): Requirement[] => {
    const [group = "", name = "", version = "", scope = ""] = ["groupId", "artifactId", "version", "scope"].map(
      (tag) => selectElements(element, tag)[0],
    );
    const owner = /^\$\{(?:project|pom)\.groupId\}$/.test(group) ? groupId : group;
    return /test|provided/.test(scope) ? [] : [[`${owner}:${name}`, resolve(version)]];
  });
  const java = JAVA_PROPERTIES.flatMap((name) => selectElements(text, name))[0];
  return buildManifest({
    name: artifactId === undefined ? undefined : `${groupId}:${artifactId}`,
    runtime,
    platforms: [["Java", java && toJava(resolve(java))]],
  });
}

/** The group may be the parent's. */
function readCoordinates(text: string): (string | undefined)[] {
  const parent = selectElements(text, "parent")[0] ?? "";
  const own = ["parent", "dependencies", "developers", "contributors", "reporting"].reduce(cutElements, text);
  const [groupId, artifactId] = ["groupId", "artifactId"].map((tag) => selectElements(own, tag)[0]);
  return [groupId ?? selectElements(parent, "groupId")[0], artifactId];
}

const FRAMEWORKS: readonly (readonly [name: string, form: RegExp])[] = [
  [".NET", /^net(\d+\.\d+)/],
  [".NET Standard", /^netstandard(\d+\.\d+)/],
  [".NET Framework", /^net(4\d{1,2})$/],
];

export function parseCsproj(given: string): Manifest {
  const text = cutComments(given);
  const targets = ["TargetFramework", "TargetFrameworks"].flatMap((tag) =>
    selectElements(text, tag).join(";").split(";"),
  );
  const references = text
    .split("<PackageReference ")
    .slice(1)
    .flatMap((part) => part.split(">", 1));
  const declared = references.filter((part) => !/PrivateAssets="all"/i.test(part));
  return buildManifest({
    name: selectElements(text, "PackageId")[0],
    runtime: declared.flatMap((part): Requirement[] => {
      const name = /\bInclude="([^"]*)"/.exec(part)?.[1];
      return name === undefined ? [] : [[name, /\bVersion="([^"]*)"/.exec(part)?.[1] ?? ""]];
    }),
    platforms: FRAMEWORKS.map(([name, form]) => {
      const versions = targets.flatMap((target) => form.exec(target.trim())?.[1] ?? []);
      // `48` and `472` are 4.8 and 4.7.2.
      const dotted = versions.map((version) => (version.includes(".") ? version : [...version].join(".")));
      return [name, dotted.join(" || ")] as const;
    }),
  });
}
