import { describe, expect, test } from "vitest";
import { createPlace } from "../../../support/drafts.ts";

const CHANGELOG = "# Changes\n\n## 1.0.0 (2025-12-01)\n\n- Answer (#1)\n";

const TEMPLATE = `{{#sections}}
### {{title}}

{{#entries}}
* {{text}} [{{link}}]
{{/entries}}

{{/sections}}
Compare: {{repository}}
`;

const STYLES = {
  "an entry": { entry: "* {{text}} ({{kind}}) [{{link}}]" },
  "an entry with words alone": { entry: "* {{text}}" },
  "sections and an entry": {
    entry: "* {{text}} {{link}}",
    sections: [{ title: "🚀 News", kinds: ["added" as const] }],
  },
  "a whole section": { template: TEMPLATE },
  "a whole section with its heading": { template: `\n## {{version}} of {{date}}\n\n${TEMPLATE}` },
};

describe.each(Object.entries(STYLES))("a changelog by %s", (_, changelogs) => {
  const publication = { config: { writeChangelogs: true, writeReleaseNotes: false, styleGuide: { changelogs } } };

  test.each([true, false])("keeps a person's edit when a commit comes; released: %s", async (isReleased) => {
    using place = createPlace({ "CHANGELOG.md": CHANGELOG });
    const changes = isReleased ? [{ releases: { count: 1 } }] : [{ commits: { startSha: "v1.0.0" } }];
    const order = { publication, request: { changes } };
    if (!isReleased) place.git("tag", "--delete", "v1.1.0");
    const { branch } = await place.write(order);
    const first = place.show(branch, "CHANGELOG.md");
    expect(first).toContain("* Stream answers");
    await place.write(order);
    expect(place.show(branch, "CHANGELOG.md")).toBe(first);
    place.edit(branch, "CHANGELOG.md", (text) => text.replace("Stream answers", "Answers are streamed"));
    place.add("fix: close the file (#6)");
    if (isReleased) place.git("tag", "--force", "v1.1.0");
    await place.write(order);
    const text = place.show(branch, "CHANGELOG.md");
    expect(text.match(/\* Answers are streamed/g)).toHaveLength(1);
    expect(text).not.toContain("Stream answers");
    expect(text.match(/Close the file/g)).toHaveLength(1);
    expect(text.match(/Keep the last line/g)).toHaveLength(1);
    expect(text).toContain("## 1.0.0 (2025-12-01)\n\n- Answer (#1)\n");
    expect(text.match(/^## /gm)).toHaveLength(2);
    await place.write(order);
    expect(place.show(branch, "CHANGELOG.md")).toBe(text);
  });
});

test("release notes by a template keep a person's edit", async () => {
  using place = createPlace();
  const releaseNotes = { template: TEMPLATE, header: "# Widget {version}", path: "NOTES.md" };
  const publication = { config: { writeChangelogs: false, writeReleaseNotes: true, styleGuide: { releaseNotes } } };
  const { branch } = await place.write({ publication });
  expect(place.show(branch, "NOTES.md")).toMatch(/^# Widget 1\.1\.0\n\n### Added\n\n\* Stream answers \[\[#2\]\(/);
  place.edit(branch, "NOTES.md", (text) => text.replace("Stream answers", "Answers are streamed"));
  place.add("fix: close the file (#6)");
  place.git("tag", "--force", "v1.1.0");
  await place.write({ publication });
  const text = place.show(branch, "NOTES.md");
  expect(text).toContain("* Answers are streamed [[#2]");
  expect(text).not.toContain("Stream answers");
  expect(text.match(/Close the file/g)).toHaveLength(1);
});

test("a released section takes what people wrote below Unreleased", async () => {
  using place = createPlace({
    "CHANGELOG.md": CHANGELOG.replace("## 1.0.0", "## Unreleased\n\n- Word by Ada\n\n## 1.0.0"),
  });
  const publication = { config: { writeReleaseNotes: false, styleGuide: { changelogs: { template: TEMPLATE } } } };
  const { branch } = await place.write({ publication });
  const text = place.show(branch, "CHANGELOG.md");
  expect(text.match(/Word by Ada/g)).toHaveLength(1);
  expect(text.match(/Stream answers/g)).toHaveLength(1);
});

test("a file whose versions have lower headings than the template's stays as it is, with a notice", async () => {
  using place = createPlace({ "CHANGELOG.md": CHANGELOG.replace("## 1.0.0", "#### 1.0.0") });
  const publication = { config: { writeReleaseNotes: false, styleGuide: { changelogs: { template: TEMPLATE } } } };
  const { entries } = await place.write({ publication });
  expect(entries.get("notice")?.join()).toContain("CHANGELOG.md stays unchanged: the template's headings");
});
