import { expect, test } from "vitest";
import { createService } from "../../../src/service/service.ts";
import type { Store } from "../../../src/service/store/store.ts";
import { MentionFixture } from "../../support/mentions.ts";
import { createMortalStore, Life } from "../../support/mortal-store.ts";
import { createRandom } from "../../support/random.ts";
import { draws, seed } from "../../support/search.ts";

/** Kills, spread over the steps; the maximum is one at every step. */
const RUNS = draws(4, 400);
const ENDLESS = 1_000_000;

/** Two events in a process that is killed after so many steps, then both again in another process. */
async function converse(steps: number): Promise<{ records: unknown; taken: number }> {
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  await using fixture = await MentionFixture.open({ location: ":memory:" }, clock);
  const { store, parts, service } = fixture.organization;
  const { pull } = await fixture.draft();
  await service.stop(0);
  const issue = await fixture.openIssue("Answers", "@release-docs Document the last 2 commits.");
  const lines = [{ path: "CHANGELOG.md", position: 3, body: "/skip #2" }];
  const events = [issue, ...(await fixture.review(pull, "REQUEST_CHANGES", "Please.", lines))];
  const live = async (own: Store, onFault: (error: unknown) => void) => {
    const served = createService({ ...parts, store: own, onFault, work: { retryDelayMs: 0, pollMs: 10 } });
    const run = async () => {
      for (const event of events) await fixture.report(event, { store: own });
      await served.idle();
    };
    return { run, stop: served.stop };
  };
  const life = new Life(steps);
  fixture.host.api.script = () => {
    if (life.isOver) return { status: 401, body: { message: "Bad credentials", status: "401" } };
    life.step();
    return undefined;
  };
  const killed = await live(createMortalStore(store, life), () => undefined);
  await Promise.race([life.end, killed.run().catch(() => undefined)]);
  await killed.stop(60_000).catch(() => undefined);
  fixture.host.api.script = () => undefined;
  ahead = 3_600_000;
  const heir = await live(store, (error) => expect.unreachable(String(error)));
  await heir.run();
  await heir.stop(0);
  const pages = [{ number: issue.number, html_url: issue.url }, pull];
  const replies = await Promise.all(pages.map(async (page) => (await fixture.replies(page)).map(({ body }) => body)));
  const records = { rows: await readRows(store), replies: replies.map((bodies) => bodies.map(omitKey)) };
  const text = JSON.stringify(records).replace(/localhost:\d+/g, "localhost");
  return { records: JSON.parse(text), taken: steps - life.left };
}

const omitKey = (body: string) => body.replace(/cmt-[0-9a-f]+/, "cmt-N");

/** What people see, without IDs. */
async function readRows({ database }: Store) {
  const conversations = await database.selectFrom("conversations").selectAll().orderBy("seq").execute();
  const comments = await database.selectFrom("comments").selectAll().orderBy("seq").execute();
  const turns = await database.selectFrom("turns").selectAll().orderBy("seq").execute();
  const tasks = await database.selectFrom("tasks").select("kind").execute();
  return {
    conversations: conversations.map(({ status, origin_type, origin_url }) => [status, origin_type, origin_url]),
    comments: comments
      .map(({ source, external_id: id, message }) =>
        [source, source === "service" ? id !== null : id, message].join(" "),
      )
      .sort(),
    turns: turns.map(({ status }) => status),
    tasks,
  };
}

test(`after a kill at any step, conversation, comments, turn and reply are each there once (TEST_SEED=${seed})`, {
  timeout: draws(300_000, 3_600_000),
}, async () => {
  const whole = await converse(ENDLESS);
  expect(whole.records).toMatchObject({ replies: [[expect.anything()], [expect.anything()]], rows: { tasks: [] } });
  for (const steps of createRandom(seed).spread(whole.taken, RUNS)) {
    expect((await converse(steps)).records, `killed at step ${steps} of ${whole.taken}`).toEqual(whole.records);
  }
});
