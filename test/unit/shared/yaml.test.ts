import { beforeAll, describe, expect, test } from "vitest";
import {
  InvalidYamlError,
  MAX_YAML_ALIASES,
  MAX_YAML_DEPTH,
  MAX_YAML_LENGTH,
  parseYaml,
} from "../../../src/shared/yaml.ts";
import { measure } from "../../support/growth.ts";

function tryYaml(text: string) {
  try {
    return { value: parseYaml(text).value };
  } catch (error) {
    if (!(error instanceof InvalidYamlError)) throw error;
    return { error };
  }
}

const fill = (piece: string, length = MAX_YAML_LENGTH) => piece.repeat(Math.floor(length / piece.length));
const number = (count: number, line: (index: string) => string) =>
  Array.from({ length: count }, (_, index) => line(index.toString(36))).join("\n");
const LETTERS = [..."abcdefghijkl"];
const BOMB = LETTERS.map(
  (name, index) => `${name}: &${name} [${fill(index === 0 ? "x," : `*${LETTERS[index - 1]},`, 27)}]`,
).join("\n");

const ORDINARY = `- commits:\n    shas:\n${number(2500, (index) => `      - ${index.padStart(40, "0")}`)}\n`;

describe("YAML that would take long", () => {
  let most = 0;
  beforeAll(async () => {
    most = 20 * (await measure(() => parseYaml(ORDINARY)));
  });

  test.each([
    ["longer than the maximum", `${fill(" ")}  `],
    ["nested lists", fill("[")],
    ["nested maps", fill("{a: ")],
    ["lists in lists on one line", fill("- ")],
    ["explicit keys", fill("? ")],
    ["indentation", Array.from({ length: 300 }, (_, depth) => `${" ".repeat(depth)}a:`).join("\n")],
    ["many keys", number(20_000, (index) => `k${index}:`)],
    ["many keys in one line", `{${number(20_000, (index) => `k${index}`).replaceAll("\n", ",")}}`],
    ["commas", `[${fill(",", 100_000)}`],
    ["an alias bomb", BOMB],
    ["an alias bomb in lists", `- &a [${fill("x,", 20_000)}]\n${fill("- *a\n", 1000)}`],
    ["merged maps", `a: &a {k: v}\n${number(1000, (index) => `k${index}: { <<: *a }`)}`],
    ["an alias within itself", "&a [*a, *a, *a, *a]\n".repeat(MAX_YAML_ALIASES)],
    ["comments", fill("#\n")],
  ])("is refused fast: %s", async (_, text) => {
    expect(tryYaml(text).error).toBeInstanceOf(InvalidYamlError);
    expect(await measure(() => tryYaml(text))).toBeLessThan(most);
  });

  test.each([
    ["spaces", fill(" ")],
    ["a long text", `a: ${fill("word ", 100_000)}`],
    ["a block", `a: |\n${fill(`  ${"x".repeat(80)}\n`, 100_000)}`],
    ["digits", fill("1")],
    ["quotes", `'${fill("''", 100_000)}'`],
  ])("is parsed fast: %s", async (_, text) => {
    expect(tryYaml(text).value).toBeDefined();
    expect(await measure(() => tryYaml(text))).toBeLessThan(most);
  });
});

describe("YAML as people write it", () => {
  test("may have anchors, aliases and depth", () => {
    const deep = `${fill("[", MAX_YAML_DEPTH - 5)}${fill("]", MAX_YAML_DEPTH - 5)}`;
    const { value } = parseYaml(`base: &base { a: 1 }\nlist:\n  - *base\n  - *base\ndeep: ${deep}\n`);
    expect(value).toMatchObject({ list: [{ a: 1 }, { a: 1 }] });
  });

  test("may list 2,500 commits", () => {
    expect(parseYaml(ORDINARY).value).toMatchObject([{ commits: { shas: { length: 2500 } } }]);
  });
});

test.each([["a: 1\nb: *c\n", 2]])("an error in %j names the line %i", (text, line) => {
  expect(tryYaml(text).error?.line).toBe(line);
});
