import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { checkPatterns, findPatterns } from "../../../scripts/patterns/check.ts";
import { parseModule } from "../../../scripts/patterns/modules.ts";

async function find(texts: Readonly<Record<string, string>>) {
  const files = Object.entries(texts).map(async ([name, text]) => {
    const file = resolve(name);
    return [file, await parseModule(file, text)] as const;
  });
  return findPatterns(new Map(await Promise.all(files)));
}

async function check(text: string): Promise<string[]> {
  return checkPatterns(await find({ "a.ts": text }), new Set());
}

describe("a pattern", () => {
  test.each([
    ["exponential", "/^(?:a|b|ab)*c/.test(text);"],
    ["polynomial", "const found = /\\s+$/.exec(text);"],
    ["polynomial with a lookbehind", "/(?<!a)\\s*,?\\s*$/.test(text);"],
    ["polynomial of a string", 'const SPACES = "\\\\s+$";\nnew RegExp(SPACES, "i").test(text);'],
    ["polynomial of several parts", "const WORD = String.raw`\\w+`;\nconst LINE = new RegExp(WORD + WORD + '!');"],
    ["polynomial of an argument", "function build(part: string) {\n  return new RegExp(part);\n}\nbuild('\\\\s+$');"],
  ])("is refused: %s", async (_, text) => {
    expect((await check(text))[0]).toEqual(
      expect.stringMatching(/^a\.ts:\d+: .*\n {2}(?:exponential|\d\w\w degree polynomial)/),
    );
  });

  test.each([
    ["a literal", "/^[^:]*:\\s*x/.test(text);"],
    ["one that matches from where it stands", "/a*b/y.test(text);"],
    ["a string", `const NAME = "[a-z]+";\nnew RegExp(\`^\${NAME}:\`).test(text);`],
    [
      "a list of escaped texts",
      "const build = (a: string[]) => new RegExp('^(?:' + a.map((b) => RegExp.escape(b)).join('|') + ')$');",
    ],
  ])("is linear: %s", async (_, text) => {
    expect(await find({ "a.ts": text })).not.toEqual([]);
    expect(await check(text)).toEqual([]);
  });

  test.each([
    ["read from elsewhere", "new RegExp(process.env.PATTERN);"],
    ["a function's argument without a call", "export function build(part: string) {\n  return new RegExp(part);\n}"],
    ["a text that is not escaped", "const build = (name: string) => new RegExp('^' + name);"],
  ])("of unknown parts is refused: %s", async (_, text) => {
    await expect(find({ "a.ts": text })).rejects.toThrow(/^a\.ts:\d+: a pattern of unknown parts/);
  });

  test("is found in what another module exports", async () => {
    const patterns = await find({
      "a.ts": `import { WORD } from "./b.ts";\nexport const LINE = new RegExp(\`^\${WORD}$\`, "g");`,
      "b.ts": 'export const WORD = "[a-z]+";',
    });
    expect(patterns).toMatchObject([{ source: "^[a-z]+$", flags: "g" }]);
  });

  test("is found between tags", async () => {
    const text = "export const A = ({ text }: { text: string }) => <p>{/^(a|a)*b$/.test(text)}</p>;";
    const patterns = await find({ "a.tsx": text });
    expect((await checkPatterns(patterns, new Set()))[0]).toContain("exponential");
  });

  test("that cannot be decided is refused", async () => {
    expect(await check("/[a&&b]/v.test(text);")).toEqual([expect.stringContaining("unknown: invalid")]);
  });

  test("is checked once while it is known to be safe", async () => {
    const safe = new Set<string>();
    const patterns = await find({ "a.ts": "/a/.test(text);\n/a/.test(text);\n/\\s+$/.test(text);" });
    expect(await checkPatterns(patterns, safe)).toHaveLength(1);
    expect([...safe]).toEqual(["/a/"]);
    expect(await checkPatterns(patterns, new Set(["/a/", "/\\s+$/"]))).toEqual([]);
  });
});
