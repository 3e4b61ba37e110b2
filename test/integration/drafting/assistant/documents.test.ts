import { describe, expect, test } from "vitest";
import { ScriptedModel, type Step } from "../../../support/documents-model.ts";
import { DraftFixture, say } from "../../../support/drafts.ts";
import { buildOnce } from "../../../support/history.ts";

const BRANCH = "release-docs/v1.1.0";
const AUTH = "# Authentication\n\nSend your password with each request.\n\nSee [the guide](guide.md).\n";
const REQUEST = "Update the authentication guide for the new token flow";
const FILES = {
  "README.md": "# Widget\n\nA widget.\n\nA widget.\n",
  "docs/auth.md": AUTH,
  "docs/guide.md": "# Guide\n\n## Start\n\nRun it.\n",
  "docs/CHANGELOG.md": "# Changelog\n",
  ".github/workflows/ci.yml": "on: push\n",
  "src/code.ts": "export const password = 1;\n",
};

/** A release with a token flow (#2) that the documents do not have. */
function createPlace(message = "feat: log in with tokens (#2)\n\nSend `--token` instead of a password."): DraftFixture {
  const built = buildOnce(`model documents ${message}`, (history) => {
    history.commit("feat: answer (#1)", FILES);
    history.tag("v1.0.0");
    history.commit(message, { "src/login.ts": 'option("--token");\n' });
    history.tag("v1.1.0");
  });
  return new DraftFixture("widget", built);
}

const publication = { config: { writeDocumentation: true } };
const order = { publication, request: { body: REQUEST } };
const OLD = "Send your password with each request.";
const NEW = "Send `--token` with each request.";
const edit = (more: object = {}): Step => [
  "edit_file",
  { path: "docs/auth.md", old: OLD, new: NEW, why: "tokens replace passwords", because: ["#2"], ...more },
];
const finish = (summary = "The guide names tokens."): Step => ["finish", { summary }];

/** Runs a turn with a model that plays these steps for the request. */
async function play(place: DraftFixture, steps: readonly Step[], given = {}) {
  await using model = await ScriptedModel.start({ about: REQUEST, steps });
  const done = await place.write({ ...order, model: model.access(), ...given });
  return { done, requests: model.requests, said: model.said, report: done.assistant };
}

describe("documentation from a request in plain words", () => {
  test.each([false, true])("is edited, with its justification, streaming %s", async (stream) => {
    using place = createPlace();
    await using model = await ScriptedModel.start({
      about: REQUEST,
      steps: [
        ["list_files", {}],
        ["search_text", { text: "PASSWORD" }],
        ["read_file", { path: "docs/auth.md" }],
        ["read_change", { reference: "#2" }],
        edit({ because: ["#2", "the new token flow"] }),
        finish(),
      ],
    });
    const done = await place.write({ ...order, model: model.access({ stream }) });

    expect(place.show(BRANCH, "docs/auth.md")).toBe(AUTH.replace(OLD, NEW));
    expect(place.changed(BRANCH)).toContain("CHANGELOG.md");
    expect(done.assistant).toMatchObject({ failure: undefined, question: undefined, dropped: [] });
    expect(done.assistant?.said).toBe("The guide names tokens.");
    expect(done.entries.get("documentation")).toEqual([
      'docs/auth.md: tokens replace passwords. Because of #2, "the new token flow".',
    ]);
    expect(done.entries.get("model")?.[0]).toMatch(/^octo\/model: \d+ requests, \d+ tokens read and \d+ written\.$/);
    expect(done.entries.get("notice")).toBeUndefined();
    expect(done.body).toContain("`octo/model` wrote these parts.");
    expect(done.body).toContain('- `docs/auth.md`: tokens replace passwords. Because of #2, "the new token flow"');
    const [files = "", matches = "", file = "", change = ""] = model.said;
    expect(files).toContain("src/login.ts");
    expect(matches).toContain("src/code.ts:1: export const password = 1;");
    expect(matches).toContain(`docs/auth.md:3: ${OLD}`);
    expect(file).toContain(AUTH.trim());
    expect(change).toContain('+option("--token");');
  });

  test("creates documents that link to each other", async () => {
    using place = createPlace();
    const because = ["#2"];
    const { report } = await play(place, [
      ["create_file", { path: "docs/a.md", content: "# A\n", why: "a", because }],
      ["create_file", { path: "docs/b.md", content: "# B\n\nSee [A](a.md).\n", why: "b", because }],
      ["edit_file", { path: "docs/a.md", old: "# A\n", new: "# A\n\nSee [B](b.md).\n", why: "c", because }],
      finish(),
    ]);
    expect(report?.dropped).toEqual([]);
    expect(place.show(BRANCH, "docs/a.md")).toBe("# A\n\nSee [B](b.md).\n");
  });

  test("works without commits too", async () => {
    using place = createPlace();
    const steps = [edit({ new: "Send a token with each request.", because: ["the new token flow"] }), finish()];
    const none = { timeRange: { start: "2020-01-01T00:00:00Z", end: "2020-01-02T00:00:00Z" } };
    const { done } = await play(place, steps, { request: { body: REQUEST, changes: [none] } });

    expect(done.branch).toMatch(/^release-docs\/request-[0-9a-f]{7}$/);
    expect(place.changed(done.branch)).toEqual(["docs/auth.md"]);
    expect(done.summary).toBe("Wrote docs/auth.md for the request.");
  });

  test("that is only a question is no draft, and does not call the documents up to date", async () => {
    using place = createPlace();
    const only = { config: { writeDocumentation: true, writeChangelogs: false, writeReleaseNotes: false } };
    const { done } = await play(place, [["ask", { question: "Which guide?" }]], { publication: only });
    expect(done.branch).toBeUndefined();
    expect(done.summary).toBe("Nothing to change for v1.1.0: the model has a question first.");
  });

  test("has the cited changes as the sources of its file", async () => {
    using place = createPlace();
    const { done } = await play(place, [edit(), finish()]);
    const sources = [expect.objectContaining({ pullRequest: 2 })];
    expect(done.details.get("draft")).toMatchObject({
      files: expect.arrayContaining([
        expect.objectContaining({ path: "docs/auth.md", kind: "documentation", sources }),
      ]),
    });
  });
});

describe("comments", () => {
  const COMMENT = "Say where people get a token";

  test("that are commands alone start no session", async () => {
    using place = createPlace();
    await using model = await ScriptedModel.start({ about: REQUEST, steps: [edit(), finish()] });
    await place.write({ ...order, model: model.access() });
    const before = model.requests.length;
    const done = await place.write({ ...order, model: model.access(), comments: [say("Thanks!")] });
    expect(model.requests).toHaveLength(before);
    expect(done.assistant?.said).toBe("");
    expect(place.show(BRANCH, "docs/auth.md")).toContain(NEW);
  });
});
