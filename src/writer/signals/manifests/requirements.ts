import { compareVersionNames } from "../../../git/tags.ts";

const COMPARATOR = /(?<bound>[<>=~^!]{0,3})\s?v?(?<version>\d{1,9}(?:\.\d{1,9}){0,3})/g;

/** The lowest version that a requirement accepts: `18` of `^18 || >=20`; undefined where it names no lower bound. */
export function selectLowest(requirement: string): string | undefined {
  const bounds = requirement.split("|").flatMap((alternative) => {
    const [first] = [...alternative.matchAll(COMPARATOR)].filter(({ groups }) => !/^[<!]/.test(groups?.bound ?? ""));
    return first?.groups?.version ?? [];
  });
  const [lowest] = bounds.sort(compareVersionNames);
  return lowest;
}

/** `18.0.0` and `18` are the same. */
export function isHigher(one: string, other: string): boolean {
  return compareVersionNames(one, other) > 0;
}

const BY_MAJOR = new Set(["Node.js", "Java", ".NET", "Android API level"]);

/** As people write a version: `Node.js 18` for 18.0.0, `PHP 8.0`, `Rust 1.87` for 1.87.0. */
export function renderPlatform(name: string, version: string): string {
  const parts = version.split(".");
  const shortest = BY_MAJOR.has(name) ? 1 : 2;
  while (parts.length > shortest && parts.at(-1) === "0") parts.pop();
  return `${name} ${parts.join(".")}`;
}
