import { describe, expect, test } from "vitest";
import { findUnusable } from "../../../../src/drafting/templates/check.ts";

type Kind = "releaseNotes" | "changelogs";

async function check(kind: Kind, style: Record<string, string>) {
  return (await findUnusable({ styleGuide: { [kind]: style } }))?.message;
}

const SECTIONS = (entry: string) =>
  `{{#sections}}\n### {{title}}\n\n{{#entries}}\n${entry}\n{{/entries}}\n\n{{/sections}}`;

describe("templates that cannot be used", () => {
  test.each([
    [
      "- {{txt}}",
      "The template has no field `txt` at this place. Did you mean `text`? The fields are text, scope, type",
    ],
    ["- {{text", "cannot be read: Unclosed tag at character 8."],
    ["- {{#scope}}{{text}}", 'cannot be read: Unclosed section "scope" at'],
    ["- {{text}}{{/scope}}", 'cannot be read: Unopened section "scope" at'],
    ["- {{> entry}}", "has a partial"],
    ["- {{{text}}}", "write two braces"],
    ["- {{&text}}", "write two braces"],
    ["{{=<% %>=}}- <% text %>", "changes its delimiters"],
    ["- {{text}} {{authors}}", "has the list `authors` without {{#authors}}."],
    ["- {{text}} {{constructor}}", "has no field `constructor`"],
    ["- {{text}} {{text.length}}", "has no field `text.length`"],
    ["- {{text}} {{version}}", "has no field `version`"],
    ["- {{text}} {{.}}", "has no field `.`"],
  ])("the entry %j", async (entry, message) => {
    expect(await check("releaseNotes", { entry })).toContain(message);
    expect(await check("changelogs", { entry })).toContain(message);
  });

  test("a list in itself would grow without end", async () => {
    const template = "{{#sections}}{{#sections}}{{title}}{{/sections}}{{/sections}}";
    expect(await check("releaseNotes", { template })).toContain("has no field `sections` at this place");
  });

  test.each([
    ["no item of a list", "{{text}} ({{link}})"],
    ["a numbered item", "1. {{text}} ({{link}})"],
    ["neither words nor a reference", "- {{kind}}"],
    ["a row of a table", "| {{text}} | {{link}} |"],
  ])("an entry that is %s could not be found again", async (_, entry) => {
    expect(await check("changelogs", { entry })).toContain("could not be found again");
    expect(await check("releaseNotes", { template: SECTIONS(entry) })).toContain("could not be found again");
  });

  test("an unknown placeholder, with the nearest name", async () => {
    expect(await check("releaseNotes", { header: "Version {versoin}" })).toBe(
      "There is no placeholder {versoin}. Did you mean version?",
    );
    expect(await check("releaseNotes", { footer: "{foo}" })).toContain("Did you mean version, tag, previousTag");
  });

  test("the field is named", async () => {
    const found = await findUnusable({ styleGuide: { changelogs: { entry: "- {{nothing}}" } } });
    expect(found?.path).toEqual(["styleGuide", "changelogs", "entry"]);
  });
});

describe("templates that can be used", () => {
  test.each(["- {{text}}", "* {{#scope}}{{.}}: {{/scope}}{{text}} ({{references}})", "- {{link}}"])(
    "the entry %j",
    async (entry) => {
      expect(await check("releaseNotes", { entry })).toBeUndefined();
      expect(await check("changelogs", { entry })).toBeUndefined();
    },
  );

  test.each([
    SECTIONS("- {{line}}".replace("- ", "")),
    SECTIONS(
      "- {{text}} {{link}}{{#authors}}{{name}}{{^last}}, {{/last}}{{/authors}}\n{{#advice}}\n\n  {{advice}}\n{{/advice}}",
    ),
    "Released {{version}}.{{#contributors.length}} Thanks to {{#contributors}}{{name}}{{/contributors}}{{/contributors.length}}",
  ])("the text %j", async (template) => {
    expect(await check("releaseNotes", { template })).toBeUndefined();
    expect(await check("changelogs", { template })).toBeUndefined();
  });

  test("a changelog's section with its own heading", async () => {
    const template = `## [{{version}}] - {{date}}\n\n${SECTIONS("- {{text}}")}`;
    expect(await check("changelogs", { template })).toBeUndefined();
  });

  test("a header of a changelog may have braces", async () => {
    expect(await check("changelogs", { header: "# Changes {all}" })).toBeUndefined();
  });
});
