import { describe, expect, test } from "vitest";
import { parseTexts } from "../../../src/service/store/columns.ts";
import { asClosed, asPull, openConnected } from "../../support/connected-webhooks.ts";
import { create } from "../../support/service.ts";
import { databases, memory } from "../../support/stores.ts";
import { readPayload } from "../../support/webhooks.ts";

describe("pull requests of drafts", () => {
  const open = async (database = memory) => {
    const connected = await openConnected(database, ["pullRequests"]);
    const { served, call, host, source, publication, deliver, listDeliveries } = connected;
    const table = served.store.database;
    /** A conversation of the publication, which writes to another repository now. */
    const addDraft = async (status: string, path: string, publicationId = publication) => {
      const id = await create(call, "conversations", { body: "Say that it streams.", publication });
      await served.service.idle();
      const draft = {
        status,
        branch: "release-docs/next",
        output_url: `${host.url}/${path}`,
        publication_id: publicationId,
      };
      await table.updateTable("conversations").set(draft).where("id", "=", id).execute();
      return id;
    };
    const example = readPayload("pull_request", () => true).pull_request;
    const setMerged = (number: number) => {
      host.pulls.set(number, { ...example, number, state: "closed", merged: true, merged_at: "2026-01-01T00:00:00Z" });
    };
    const report = async (payload: object) => {
      expect(await deliver({ event: "pull_request", payload })).toEqual({ status: 202, result: "received" });
      await served.service.idle();
      return (await listDeliveries()).at(-1) ?? expect.unreachable("There is no delivery.");
    };
    const sync = async () => {
      expect((await call("POST", `connections/${source}/sync`, {})).status).toBe(202);
      await served.service.idle();
    };
    const show = async (id: string) => {
      const { body } = await call("GET", `conversations/${id}`);
      const { entries } = body as unknown as { entries: { kind: string; message: string }[] };
      const messages = entries.flatMap(({ kind, message }) => (kind === "pullRequestState" ? [message] : []));
      return { status: body.status, messages };
    };
    const listMerges = async () =>
      (await connected.listJobs()).map(({ title }) => title).filter((title) => title.startsWith("Document #"));
    return { ...connected, addDraft, setMerged, report, sync, show, listMerges };
  };

  test("start no work when they are merged, whatever the message of their commit is", async () => {
    const { history, host, addDraft, sync, listMerges } = await open();
    await addDraft("merged", "Octo/widget/pull/7");
    await addDraft("merged", "octo/gadget/pull/17");
    await sync();
    history.add("Document v1.1.0 (#7)", "feat: stream answers (#17)");
    host.push();
    await sync();
    expect(await listMerges()).toEqual(["Document #17"]);
  });

  test("start no work when their merge is delivered twice", async () => {
    const { history, host, addDraft, setMerged, report, show, listMerges } = await open();
    const draft = await addDraft("open", "octo/widget/pull/7");
    const merge = history.commit("Document v1.1.0 (#7)");
    host.push();
    setMerged(7);
    for (let time = 0; time < 2; time += 1) {
      expect(await report(asClosed(7, merge))).toMatchObject({
        status: "done",
        message: `The pull request of ${draft} is merged.`,
      });
    }
    expect(await show(draft)).toEqual({ status: "merged", messages: ["The pull request was merged."] });
    expect(await listMerges()).toEqual([]);
  });

  test.each(databases)("are found on $name by repository and number, for all who share one", async (database) => {
    const { served, call, history, host, source, addDraft, setMerged, report, show } = await open(database);
    const config = { sourceRepos: [source], docsRepo: source };
    const publication = await create(call, "publications", { name: "of the widget", config });
    const shared = [
      await addDraft("needsAttention", "octo/widget/pull/7"),
      await addDraft("open", "octo/widget/pull/7"),
    ];
    const elsewhere = await addDraft("open", "octo/gadget/pull/7", publication);
    history.git("checkout", "-q", "-b", "release-docs/next");
    const pushed = history.commit("docs: say it better");
    host.push();
    await report(asPull("synchronize", { number: 7, merged: false, head: { sha: pushed } }));
    setMerged(7);
    const { conversation_ids_json } = await report(asClosed(7, pushed));
    expect(parseTexts(conversation_ids_json ?? "[]").sort()).toEqual(shared.toSorted());
    const messages = [expect.stringContaining("docs: say it better"), "The pull request was merged."];
    for (const id of shared) expect(await show(id)).toEqual({ status: "merged", messages });
    expect(await show(elsewhere)).toEqual({ status: "open", messages: [] });
    const audits = (await served.readAudits()).filter(
      ({ summary }) => summary === "Updated a conversation from its pull request",
    );
    expect(audits).toHaveLength(4);
  });

  test("are followed by a sync after their publication moved to another repository", async () => {
    const { call, source, addDraft, setMerged, sync, show } = await open();
    const config = { sourceRepos: [source], docsRepo: source };
    const publication = await create(call, "publications", { name: "of the widget", config });
    const draft = await addDraft("open", "octo/widget/pull/7");
    const elsewhere = await addDraft("open", "octo/gadget/pull/7", publication);
    setMerged(7);
    await sync();
    expect(await show(draft)).toEqual({ status: "merged", messages: ["The pull request was merged."] });
    expect((await show(elsewhere)).status).toBe("open");
  });
});
