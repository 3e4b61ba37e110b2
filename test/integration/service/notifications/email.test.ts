import { beforeEach, describe, expect, test, vi } from "vitest";
import { listen } from "../../../../src/service/http/http.ts";
import { ConversationFixture } from "../../../support/conversations.ts";
import { MailServer, readUnsubscribeLink } from "../../../support/mail-server.ts";
import { ofTest } from "../../../support/of-test.ts";
import { create } from "../../../support/service.ts";
import { databases } from "../../../support/stores.ts";

const APP = "https://docs.example.org";

describe.each(databases)("emails on $name", ({ createLocation }) => {
  let mail: MailServer;
  let place: ConversationFixture;
  let time: string;
  let faults: string[];
  beforeEach(async () => {
    [time, faults] = ["2026-03-04T07:00:00.000Z", []];
    mail = ofTest(await MailServer.open({ needsPassword: true }));
    const parts = {
      mail: { smtpUrl: `smtp://ada:secret@127.0.0.1:${mail.port}`, from: "release-docs <docs@example.org>" },
      appUrl: APP,
      onFault: (error: unknown) => faults.push(String(error)),
    };
    const location = ofTest(await createLocation());
    place = ofTest(await ConversationFixture.open(location, {}, () => new Date(time), parts));
  });

  const choose = (more: object) =>
    place.call("PUT", "notifications/settings", {
      ...{ ready: true, needsAttention: true, failed: true, app: "all", email: "now", emailAbout: "participating" },
      ...more,
    });

  /** Waits for the turn alone: an email of the day waits for the morning. */
  async function converse(): Promise<string> {
    const request = { body: "Write.", publication: "Widget", stage: true };
    const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
    const id = await create(place.call, "conversations/", { ...request, changes });
    await vi.waitUntil(async () => (await place.read(id)).status !== "running", { interval: 20, timeout: 20_000 });
    return id;
  }

  test("go at once to who requested the work, as text and HTML, with a link to the conversation", async () => {
    await place.organization.addKeyed({ role: "owner" });
    const { database } = place.organization.store;
    await database.updateTable("publications").set({ name: "<Widget> & co" }).execute();
    const { id } = await place.converse({ stage: true, publication: "<Widget> & co" });
    const [email, ...others] = mail.inbox;
    expect(others).toEqual([]);
    const [user] = await database.selectFrom("users").selectAll().execute();
    expect(email).toMatchObject({ from: "docs@example.org", to: [user?.email], user: "ada" });
    const { content = "" } = email ?? {};
    expect(content).toContain("Subject: Ready for review: <Widget> & co: Document v1.1.0\r\n");
    expect(content).toContain(`<a href="${APP}/conversations/${id}">Ready for review: &lt;Widget&gt; &amp; co`);
    expect(content).toContain("\r\nWrote CHANGELOG.md for v1.1.0, from 2 commits.\r\n");
    expect(content).toContain("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
    expect(faults).toEqual([]);
  });

  test("invite who never signed in, and the answer says whether one was sent", async () => {
    const eve = { name: "Eve", email: "eve@example.org", roles: ["reader"] };
    const { body } = await place.call("POST", "users", eve);
    expect(body).toMatchObject({ sentTo: eve.email, signInUrl: expect.stringContaining("/sign-in#code=") });
    const again = () => place.call("POST", `users/${body.id}/sign_in_links`);
    mail.refusals.push(550);
    const refused = await again();
    expect(refused).toMatchObject({ body: { signInUrl: expect.any(String) } });
    expect(refused.body).not.toHaveProperty("sentTo");
    const { signInUrl, sentTo } = (await again()).body as Record<string, unknown>;
    expect([sentTo, mail.inbox.map(({ to }) => to)]).toEqual([eve.email, [[eve.email], [eve.email]]]);
    // Decoding takes the = of plain text for a code.
    for (const part of [
      `\r\n${String(signInUrl).split("=")[0]}`,
      `<a href="${signInUrl}">`,
      "invites you to release-docs",
    ]) {
      expect(mail.inbox[1]?.content).toContain(part);
    }
    const { userId } = await place.organization.addKeyed({ role: "reader" });
    await place.organization.store.database.updateTable("users").set({ invitation_accepted: 1 }).execute();
    expect((await place.call("POST", `users/${userId}/sign_in_links`)).body).not.toHaveProperty("sentTo");
    expect(mail.inbox).toHaveLength(2);
  });

  test("of the day come at 08:00 UTC, in one, with all that is still open, and not without news", async () => {
    await choose({ email: "daily" });
    const read = await converse();
    const ids = [await converse(), await converse()];
    await place.call("POST", "notifications/read", { conversationId: read });
    expect(mail.inbox).toEqual([]);
    time = "2026-03-04T08:00:00.000Z";
    await place.organization.service.idle();
    const [email, ...others] = mail.inbox;
    expect(others).toEqual([]);
    expect(email?.content).toContain("Subject: 2 drafts wait for you\r\n");
    for (const id of ids) expect(email?.content).toContain(`${APP}/conversations/${id}\r\n`);
    expect(email?.content).not.toContain(read);

    ids.push(await converse());
    time = "2026-03-05T08:00:00.000Z";
    await place.organization.service.idle();
    expect(mail.inbox).toHaveLength(2);
    for (const id of ids) expect(mail.inbox[1]?.content).toContain(`${APP}/conversations/${id}\r\n`);

    await converse();
    await place.organization.store.database.updateTable("conversations").set({ status: "merged" }).execute();
    time = "2026-03-06T08:00:00.000Z";
    await place.organization.service.idle();
    expect(mail.inbox).toHaveLength(2);
  });

  test("are sent again after a failure of the server, and not after it refused the address", async () => {
    mail.refusals.push(451, 451);
    await place.converse({ stage: true });
    expect(mail.inbox).toHaveLength(1);
    expect(faults).toHaveLength(2);
    mail.refusals.push(550);
    await place.converse({ stage: true });
    expect(mail.inbox).toHaveLength(1);
    const refused = { type: "error", summary: "An email was not sent" };
    expect(await place.organization.readAudits()).toContainEqual(expect.objectContaining(refused));
    expect(faults.join()).not.toContain("secret");
  });

  test("are given up after the attempts of their task, while the draft is there", async () => {
    await mail[Symbol.asyncDispose]();
    const { status } = await place.converse({ stage: true });
    expect(status).toBe("staged");
    expect(faults.join()).toMatch(/ECONNREFUSED/);
    expect(await place.organization.readAudits()).toContainEqual(
      expect.objectContaining({ summary: "An email was not sent" }),
    );
  });

  test("are not sent to who may not read the conversation any more, or chose none", async () => {
    await choose({ email: "daily" });
    await converse();
    await place.organization.store.database.deleteFrom("user_roles").execute();
    time = "2026-03-04T08:00:00.000Z";
    await place.organization.service.idle();
    expect(mail.inbox).toEqual([]);
  });
});

test("get the password of a server elsewhere only over TLS", async () => {
  const mail = ofTest(await MailServer.open({ needsPassword: true }));
  const faults: string[] = [];
  // Another name than those of loopback, which leads to this machine too.
  const smtpUrl = `smtp://ada:secret@LOCALHOST:${mail.port}`;
  const parts = {
    mail: { smtpUrl, from: "docs@example.org" },
    appUrl: APP,
    onFault: (error: unknown) => faults.push(String(error)),
  };
  const place = ofTest(await ConversationFixture.open({ location: ":memory:" }, {}, undefined, parts));
  await place.converse({ stage: true });
  expect(faults.join()).toContain("STARTTLS");
  expect(mail.inbox).toEqual([]);
});

describe.each(databases.slice(0, 1))("the link that ends emails", ({ createLocation }) => {
  async function open() {
    const mail = ofTest(await MailServer.open());
    const parts = { mail: { smtpUrl: `smtp://127.0.0.1:${mail.port}`, from: "docs@example.org" }, appUrl: APP };
    const place = ofTest(await ConversationFixture.open(ofTest(await createLocation()), {}, undefined, parts));
    await place.converse({ stage: true });
    const at = ofTest(await listen({ fetch: place.organization.service.fetch, close: async () => undefined }));
    const [email] = mail.inbox;
    const link = readUnsubscribeLink(email ?? expect.unreachable());
    expect(link).toMatch(/^https:\/\/docs\.example\.org\/api\/v1\/unsubscribe\?token=[\w-]+$/);
    return { place, mail, link: link.replace(APP, at.url) };
  }
  const readEmail = async ({ call }: ConversationFixture) =>
    Object((await call("GET", "notifications/settings")).body).email;

  test("asks on GET, and ends them on POST without a sign-in", async () => {
    const { place, mail, link } = await open();
    const page = await fetch(link);
    expect(page.status).toBe(200);
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await page.text()).toContain('<form method="post">');
    expect(await readEmail(place)).toBe("now");
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    for (const _ of [1, 2]) {
      const done = await fetch(link, { method: "POST", body, redirect: "error" });
      expect(done.status).toBe(200);
      expect(await done.text()).toContain("no more emails");
    }
    expect(await readEmail(place)).toBe("never");
    await place.converse({ stage: true });
    expect(mail.inbox).toHaveLength(1);
  });

  test("is nothing without its whole token", async () => {
    const { place, link } = await open();
    const changed = link.replace(/(.)(.{9})$/, (_, one, rest) => (one === "A" ? "B" : "A") + rest);
    for (const url of [
      link.slice(0, -10),
      changed,
      link.replace(/token=.*/, ""),
      link.replace(/token=.*/, "token=%00"),
    ]) {
      for (const method of ["GET", "POST"]) expect((await fetch(url, { method })).status).toBe(404);
    }
    expect(await readEmail(place)).toBe("now");
  });
});
