import { describe, expect, test } from "vitest";
import {
  AUTH,
  BRANCH,
  createGuide,
  edit,
  finish,
  play,
  REQUEST,
  ScriptedModel,
} from "../../../support/documents-model.ts";
import { say } from "../../../support/drafts.ts";

const order = { publication: { config: { writeDocumentation: true } }, request: { body: REQUEST } };

describe("documentation from a request in plain words", () => {
  test.each([false, true])("is edited, with its justification, streaming %s", async (stream) => {
    using place = createGuide();
    await using model = await ScriptedModel.start({
      about: REQUEST,
      steps: [
        ["list_files", {}],
        ["search_text", { text: "PASSWORD" }],
        ["read_file", { path: "docs/auth.md" }],
        ["read_change", { reference: "#2" }],
        edit({ because: ["#2", "the new token flow"] }),
        finish,
      ],
    });
    const done = await place.write({ ...order, model: model.access({ stream }) });

    expect(place.show(BRANCH, "docs/auth.md")).toBe(AUTH.replace("your password", "a token"));
    expect(place.changed(BRANCH)).toContain("CHANGELOG.md");
    expect(done.assistant).toMatchObject({ failure: undefined, question: undefined, dropped: [] });
    expect(done.assistant?.said).toBe("Done.");
    expect(done.entries.get("documentation")).toEqual(['docs/auth.md: tokens. Because of #2, "the new token flow".']);
    expect(done.entries.get("model")?.[0]).toMatch(/^octo\/model: \d+ requests, \d+ tokens read and \d+ written\.$/);
    expect(done.entries.get("notice")).toBeUndefined();
    expect(done.body).toContain("`octo/model` wrote these parts.");
    expect(done.body).toContain('- `docs/auth.md`: tokens. Because of #2, "the new token flow"');
    const [files = "", matches = "", file = "", change = ""] = model.said;
    expect(files).toContain("src/login.ts");
    expect(matches).toContain("src/code.ts:1: export const password = 1;");
    expect(matches).toContain("docs/auth.md:3: Send your password.");
    expect(file).toContain("Send your password.");
    expect(change).toContain('+option("--token");');
  });

  test("creates documents that link to each other", async () => {
    using place = createGuide();
    const because = ["#2"];
    const { report } = await play(place, [
      ["create_file", { path: "docs/a.md", content: "# A\n", why: "a", because }],
      ["create_file", { path: "docs/b.md", content: "# B\n\nSee [A](a.md).\n", why: "b", because }],
      ["edit_file", { path: "docs/a.md", old: "# A\n", new: "# A\n\nSee [B](b.md).\n", why: "c", because }],
      finish,
    ]);
    expect(report?.dropped).toEqual([]);
    expect(place.show(BRANCH, "docs/a.md")).toBe("# A\n\nSee [B](b.md).\n");
  });

  test("works without commits too", async () => {
    using place = createGuide();
    const steps = [edit({ because: ["the new token flow"] }), finish];
    const none = { timeRange: { start: "2020-01-01T00:00:00Z", end: "2020-01-02T00:00:00Z" } };
    const { done } = await play(place, steps, { request: { body: REQUEST, changes: [none] } });

    expect(done.branch).toMatch(/^release-docs\/request-[0-9a-f]{7}$/);
    expect(place.changed(done.branch)).toEqual(["docs/auth.md"]);
    expect(done.summary).toBe("Wrote docs/auth.md for the request.");
  });

  test("that is only a question is no draft, and does not call the documents up to date", async () => {
    using place = createGuide();
    const only = { config: { writeDocumentation: true, writeChangelogs: false, writeReleaseNotes: false } };
    const { done } = await play(place, [["ask", { question: "Which guide?" }]], { publication: only });
    expect(done.branch).toBeUndefined();
    expect(done.summary).toBe("Nothing to change for v1.1.0: the model has a question first.");
  });

  test("has the cited changes as the sources of its file", async () => {
    using place = createGuide();
    const { done } = await play(place, [edit(), finish]);
    const sources = [expect.objectContaining({ pullRequest: 2 })];
    expect(done.details.get("draft")).toMatchObject({
      files: expect.arrayContaining([
        expect.objectContaining({ path: "docs/auth.md", kind: "documentation", sources }),
      ]),
    });
  });
});

describe("comments", () => {
  test("that are commands alone start no session", async () => {
    using place = createGuide();
    await using model = await ScriptedModel.start({ about: REQUEST, steps: [edit(), finish] });
    await place.write({ ...order, model: model.access() });
    const before = model.requests.length;
    const done = await place.write({ ...order, model: model.access(), comments: [say("Thanks!")] });
    expect(model.requests).toHaveLength(before);
    expect(done.assistant?.said).toBe("");
    expect(place.show(BRANCH, "docs/auth.md")).toContain("Send a token.");
  });
});
