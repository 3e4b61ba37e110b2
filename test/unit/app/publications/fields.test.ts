import { expect, test } from "vitest";
import { toggle } from "../../../../src/app/forms/lists.ts";
import {
  buildPublication,
  nameKinds,
  nameReleases,
  readValues,
  startPublication,
} from "../../../../src/app/publications/fields.ts";
import { parseReleaseSearch } from "../../../../src/app/publications/queries.ts";
import type { ReleaseStyle } from "../../../../src/contract/resources/publication-styles.ts";
import { PublicationConfig } from "../../../../src/contract/resources/publications.ts";

const resolved = (id: string, slotType: string, position: number, global: boolean) => {
  return {
    id: `inl-${id}`,
    instructionId: id,
    slotType,
    position,
    name: `Name of ${id}`,
    type: slotType,
    content: id,
    global,
  };
};
const config = { docsRepo: "cnn-1", sourceRepos: ["cnn-1", "cnn-2"], inputTriggers: { "cnn-1": ["releases"] } };
const instructions = [
  resolved("own", "planning", 1, false),
  resolved("shared", "planning", 0, true),
  resolved("notes", "releaseNotes", 0, true),
];

test("a publication that is not touched is sent as it was read, with what it writes", () => {
  const draft = readValues({ id: "pub-1", name: "Widget", config: { ...config, later: true }, instructions });
  expect(buildPublication(draft)).toEqual({
    name: "Widget",
    config: { ...config, later: true, writeDocumentation: true, writeReleaseNotes: true, writeChangelogs: true },
    instructions: [
      { slotType: "releaseNotes", instructionId: "notes" },
      { slotType: "planning", instructionId: "shared" },
      { slotType: "planning", instructionId: "own" },
    ],
  });
  expect(PublicationConfig.safeParse(config).success).toBe(true);
});

test("a changed own text is sent as a text, and triggers of removed sources are not sent", () => {
  const draft = readValues({ id: "pub-1", name: "Widget", config, instructions });
  const [, shared, own] = draft.instructions;
  if (own === undefined || shared === undefined) throw new Error("There is no own text.");
  const { instructionId: _, ...text } = own;
  const changed = [{ ...text, content: "New." }, shared];
  const sent = buildPublication({ ...draft, config: { ...config, sourceRepos: ["cnn-2"] }, instructions: changed });
  expect(sent.config.inputTriggers).toEqual({});
  expect(sent.instructions).toEqual([
    { slotType: "planning", content: "New.", name: "Name of own" },
    { slotType: "planning", instructionId: "shared" },
  ]);
});

test("lists of choices", () => {
  expect(toggle(["a"], "b", true)).toEqual(["a", "b"]);
  expect(toggle(["a", "b"], "a", false)).toEqual(["b"]);
  expect(nameKinds({})).toBe("Documentation, Release notes, Changelog");
  expect(nameKinds({ writeChangelogs: true })).toBe("Changelog");
});

test.each<[ReleaseStyle | undefined, string]>([
  [undefined, ""],
  [{ createRelease: "none", tag: false }, ""],
  [{ version: "auto" }, "Prepared: Automatic"],
  [{ version: "minor", tag: true, createRelease: "draft" }, "Prepared: Minor. Tagged. A draft of the release"],
])("the settings of releases %j in words", (release, words) => {
  expect(nameReleases(release)).toBe(words);
});

test("the page of a release takes what it understands of its URL", () => {
  expect(parseReleaseSearch({ version: "major", source: "cnn-1" })).toMatchObject({
    version: "major",
    source: "cnn-1",
  });
  expect(parseReleaseSearch({ version: "v2", source: 3 })).toMatchObject({ version: undefined, source: "3" });
});

test("a new publication writes notes and changelog for each release of its repository", () => {
  const { name, config: started } = buildPublication(startPublication({ id: "cnn-1", name: "octo/widget" }));
  expect([name, started]).toEqual([
    "octo/widget",
    { docsRepo: "cnn-1", inputTriggers: { "cnn-1": ["releases"] }, writeReleaseNotes: true, writeChangelogs: true },
  ]);
});
