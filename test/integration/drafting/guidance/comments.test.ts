import { describe, expect, test } from "vitest";
import type { WorkComment } from "../../../../src/drafting/guidance/commands.ts";
import { createPlace, say } from "../../../support/drafts.ts";

const BRANCH = "release-docs/v1.1.0";

describe("a comment", () => {
  test("leaves the draft on its branch, even if it takes away what that is named after", async () => {
    using place = createPlace();
    const request = {
      eventType: "merge" as const,
      changes: [{ commits: { shas: [place.git("rev-parse", "v1.1.0~1")] } }],
    };
    const publication = { config: { pullRequest: { perChange: true } } };
    const { branch } = await place.write({ request, publication });
    expect(branch).toBe("release-docs/pr-3");
    place.edit(branch, "CHANGELOG.md", (text) => `${text}\nBy hand.\n`);
    expect((await place.write({ request, publication, comments: [say("leave out #3")] })).branch).toBe(branch);
  });

  test("takes an entry away by its commit, and another one brings it back", async () => {
    using place = createPlace();
    const sha = place.git("rev-parse", "--short=9", "v1.1.0~2");
    const comments = [say(`Drop ${sha} from the notes`)];
    await place.write({ comments });
    expect(place.show(BRANCH, "CHANGELOG.md")).not.toContain("Stream answers");
    await place.write({ comments: [...comments, say(`bring back ${sha}`)] });
    expect(place.show(BRANCH, "CHANGELOG.md")).toContain("Stream answers");
  });

  test("rewords an entry in the notes and in the changelog, and the last wish counts", async () => {
    using place = createPlace();
    const { entries } = await place.write({
      comments: [
        say("reword octo/widget#2: Old"),
        say("- Reword #2: Answers now *stream*. At last\n- reword #3 to `Lines`"),
      ],
    });
    expect(entries.get("releaseNotes")?.[0]).toContain("- Answers now \\*stream\\*. At last ([#2](");
    expect(place.show(BRANCH, "CHANGELOG.md")).toMatch(/Answers now \\\*stream\\\*. At last[\s\S]*- Lines \(/);
    expect(place.show(BRANCH, "CHANGELOG.md")).not.toMatch(/Old|Stream answers/);
  });

  test("moves and joins entries in the notes, their outline and the changelog, also after each other", async () => {
    using place = createPlace();
    const comments = [say("/reword #2 Stream [answers](https://example.com/a) **now**\n/move #2 to Bug fixes")];
    const first = await place.write({ comments });
    expect(first.entries.get("releaseNotes")?.[0]).toMatch(
      /^### Fixed\n\n- Keep the last line .*\n- Stream \[answers\]\(https:\/\/example\.com\/a\) \*\*now\*\* \(\[#2\]/,
    );
    expect(place.show(BRANCH, "CHANGELOG.md")).toMatch(/Fixed\n\n- Keep the last line .*\n- Stream \[answers\]/);
    expect(first.details.get("account")).toMatchObject({
      outlines: [
        {
          name: "",
          above: "",
          sections: [
            {
              title: "Fixed",
              kind: "fixed",
              entries: [
                { reference: "#3", text: "Keep the last line", reason: "its title begins with `fix`" },
                { reference: "#2", text: "Stream [answers](https://example.com/a) **now**" },
              ],
            },
          ],
          below: expect.stringContaining("**Full changelog**"),
          hidden: [],
        },
      ],
    });
    const { entries, details } = await place.write({ comments: [...comments, say("Move #2 before #3. Skip #3")] });
    expect(entries.get("releaseNotes")?.[0]).toMatch(/^### Fixed\n\n- Stream /);
    expect(details.get("account")).toMatchObject({ outlines: [{ hidden: [{ reference: "#3" }] }] });
    const joined = await place.write({
      comments: [...comments, say("/skip #3\n/restore #3\n/merge #3 into #2\n/move #99 to Fixed")],
    });
    expect(joined.entries.get("releaseNotes")?.[0]).toMatch(/\*\*now\*\* \(\[#2\]\(\S+\), \[#3\]\(/);
    expect(place.show(BRANCH, "CHANGELOG.md")).not.toContain("Keep the last line");
    expect(joined.entries.get("notice")).toEqual([expect.stringMatching(/cannot be moved.*: "#99"\.$/)]);
  });

  test("rewords, moves and joins entries whose lines are on the base already, and leaves the other lines", async () => {
    using place = createPlace();
    await place.write();
    const text = place
      .show(BRANCH, "CHANGELOG.md")
      .replace(/\(\[(#\d)\]\([^)]*\)\)/g, "($1)")
      .replace("Stream answers", "Stream all that was asked, by hand")
      .replace("### Fixed\n\n", "### Fixed\n\n- A line of people\n")
      .replace(/(?=\n\[[^\]]+\]: )/, "\n## [1.0.0] - 2025-12-01\n\n### Added\n\n- Answer (#1)\n");
    place.commit("Add the changelog", { "CHANGELOG.md": text });
    const change = async (body: string) => {
      await place.write({ comments: [say(body)] });
      return place.show(BRANCH, "CHANGELOG.md");
    };
    const reworded = await change("/reword #2 Flow");
    expect(reworded).toBe(text.replace("Stream all that was asked, by hand", "Flow"));
    expect(await change("/move #2 to Fixed")).toMatch(
      /Fixed\n\n- A line of people\n- Keep the last line \(#3\)\n- Flow \(#2\)\n/,
    );
    const joined = await change("/merge #3 into #2");
    expect(joined).toContain("- Flow (#2, #3)\n");
    expect(joined).not.toContain("Keep the last line");
    expect(joined).toContain("- A line of people\n");
  });

  test("rewords and takes away on a branch that others work on, but not what they wrote", async () => {
    using place = createPlace();
    await place.write();
    place.edit(BRANCH, "CHANGELOG.md", (text) => text.replace("Keep the last line", "Keep all lines, by hand"));
    const comments = [say("reword #2: Flow"), say("reword #3: Lose lines")];
    await place.write({ comments });
    const text = place.show(BRANCH, "CHANGELOG.md");
    expect(text).toMatch(/- Flow \(\[#2\][\s\S]*- Keep all lines, by hand/);
    expect(text).not.toMatch(/Stream answers|Lose lines/);
    await place.write({ comments: [...comments, say("leave out #2")] });
    expect(place.show(BRANCH, "CHANGELOG.md")).not.toContain("Flow");
  });

  test.each<[string, WorkComment, RegExp]>([
    [
      "its own changes",
      say("Do that.", { changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }] }),
      /^3 commits.*of a comment/,
    ],
    [
      "its words",
      say("Please cover the last 2 commits instead."),
      /^2 commits.*read from "the last 2 commits" in a comment/,
    ],
  ])("selects commits by %s", async (_, comment, sentence) => {
    using place = createPlace();
    const request = { changes: [{ commits: { count: 1 } }] };
    const former = { branch: "release-docs/own", files: [] };
    const { branch, entries } = await place.write({ request, former, comments: [comment] });
    expect(entries.get("selection")?.[0]).toMatch(sentence);
    expect(branch).toBe("release-docs/own");
  });

  test("that is not understood, or names nothing that exists, gets a bounded notice", async () => {
    using place = createPlace();
    const { entries } = await place.write({
      comments: [
        say(`Make it pop! leave out #99, reword #98: x, ${"y".repeat(500)}`),
        say("reword #98: x\nleave out #99\nreword #5: z"),
      ],
    });
    expect(entries.get("notice")).toEqual([
      expect.stringMatching(/not understood.*: "Make it pop!", "leave out #99, .*y…"\.$/),
      expect.stringMatching(/: "#99"\.$/),
      expect.stringMatching(/: "#98", "#5"\.$/),
    ]);
  });

  test("that names two selections changes none, and gets a notice", async () => {
    using place = createPlace();
    const { entries } = await place.write({ comments: [say("Cover the last 2 commits. Or since v1.0.0.")] });
    expect(entries.get("selection")?.[0]).toMatch(/^3 commits/);
    expect(entries.get("notice")).toEqual([
      expect.stringMatching(/not understood.*: "Cover the last 2 commits\.", "Or since v1\.0\.0\."\.$/),
    ]);
  });
});

test("the texts of a job's comments count as comments, but not with an event type", async () => {
  using place = createPlace();
  const request = { comments: ["leave out #2"] };
  expect((await place.write({ request })).entries.get("account")?.[0]).toContain("1 commit left out on request");
  using other = createPlace();
  const { entries } = await other.write({ request: { ...request, eventType: "release" } });
  expect(entries.get("account")?.[0]).toContain("2 changes listed");
  expect(entries.get("notice")?.[0]).toContain('"leave out #2"');
});

describe("the body of a request", () => {
  test("is read for the same commands and guidance as comments", async () => {
    using place = createPlace();
    const body = "Leave out #2.\nReword #3: Lines\nLabel pull requests docs, release.";
    const { entries } = await place.write({ request: { body } });
    expect(place.show(BRANCH, "CHANGELOG.md")).not.toContain("Stream");
    expect(place.show(BRANCH, "CHANGELOG.md")).toContain("- Lines (");
    expect(entries.get("notice")).toBeUndefined();
  });

  test("that selects commits and asks for more has the rest named as not followed", async () => {
    using place = createPlace();
    const request = { body: "Please write a friendly blog post for our readers since v1.0.0.", changes: undefined };
    const { entries } = await place.write({ request });
    expect(entries.get("selection")).toEqual([expect.stringContaining('read from "since v1.0.0" in `body`')]);
    expect(entries.get("notice")).toEqual([expect.stringMatching(/Not followed: "Please write a friendly/)]);
  });

  test("that is not understood gets a notice once, for the turn whose words it is, and a link in a service", async () => {
    using place = createPlace();
    const order = { request: { body: "Make it pop!" }, guideUrl: "https://example.com/guide" };
    const comment = say("Smile.");
    expect((await place.write(order)).entries.get("notice")).toEqual([
      expect.stringMatching(
        /set here\. Commands that work here: .*; \[Guidance\]\(https:\/\/example\.com\/guide\).*pop!"\.$/,
      ),
    ]);
    expect((await place.write({ ...order, comments: [comment] })).entries.get("notice")).toEqual([
      expect.stringMatching(/: "Smile\."\.$/),
    ]);
    const later = [{ ...comment, isEarlier: true }, say("Leave out #2")];
    expect((await place.write({ ...order, comments: later })).entries.get("notice")).toBeUndefined();
  });

  test("that is not understood gets a notice that names what works, and the setting of a model", async () => {
    using place = createPlace();
    const { entries } = await place.write({ request: { body: "Make it pop!\n/skip" } });
    expect(entries.get("notice")).toEqual([
      expect.stringMatching(/^Invalid command.*"\/skip"\.$/),
      expect.stringMatching(/not understood.*`model`.*\/exclude \[path\].*\/reword #12 New text.*: "Make it pop!"\.$/),
    ]);
  });

  test("is context alone with an event type, and without noise if it only asks for documents", async () => {
    using place = createPlace();
    const context = { eventType: "release" as const, body: "Leave out #2. Make it pop!" };
    expect((await place.write({ request: context })).entries.get("notice")).toEqual([
      expect.stringMatching(/context alone.*`event-type: none`.*: "Leave out #2\."\.$/),
    ]);
    expect(place.show(BRANCH, "CHANGELOG.md")).toContain("Stream");
    for (const body of [
      "Release notes and changelog\n\nWrite release notes and the changelog for these changes.\n\nhttps://github.com/octo/widget/compare/a...b",
      "Write the documents for the release v1.1.0.",
      "Document v1.1.0",
      "Document the last 2 commits.",
    ]) {
      expect([body, (await place.write({ request: { body } })).entries.get("notice")]).toEqual([body, undefined]);
    }
  });
});
