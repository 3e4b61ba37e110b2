import { hash } from "node:crypto";
import { sql } from "kysely";
import type { SendMailOptions } from "nodemailer";
import { NOTIFICATION_TABS, type NotificationKind } from "../../contract/kinds.ts";
import type { Notification } from "../../contract/resources/notifications.ts";
import { UNSUBSCRIBE_PATH } from "../../contract/routes.ts";
import { asRefusal, endSentence, messageOf, onCode, ReleaseDocsError } from "../../shared/errors.ts";
import { isLoopback } from "../../shared/outbound/server-urls.ts";
import { escapeTags, joinParts, quoteText } from "../../shared/text.ts";
import type { DomainParts, MailSettings, ServiceParts } from "../parts.ts";
import { readAccess } from "../security/access.ts";
import type { Vault } from "../security/vault.ts";
import { auditFailure } from "../store/audit.ts";
import { readRecord, type Store } from "../store/store.ts";
import { actorOf } from "../worker/tasks.ts";
import type { TaskHandler, Work } from "../worker/worker.ts";
import { ENDED_AT, lastMorning, queueEmails, readChoices, setChoices } from "./notifications.ts";

/** Sends a person one email about all that is due; again if it crashes before that is recorded, with the same ID. */
export function createEmailHandler(parts: DomainParts): TaskHandler {
  const { store } = parts;
  const end = ({ task, finish }: Work, due: readonly Due[], error?: unknown) =>
    store.transaction(async (within) => {
      const ids = due.map(({ id }) => id);
      await within.database.updateTable("notifications").set({ mail: "sent" }).where("id", "in", ids).execute();
      await auditFailure(within, actorOf(task), "An email was not sent", error, { userId: task.subject_id });
      await finish(within);
      await queueEmails(within, sql`user_id = ${task.subject_id}`);
    });
  return {
    run: async (work) => {
      const due = await readDue(store, work.task.subject_id);
      await end(work, due, await sendDue(parts, work, due).catch(asRefusal));
    },
    onExhausted: async (work, error) => end(work, await readDue(store, work.task.subject_id), error),
  };
}

/** What an email says of a conversation. */
export type EmailItem = Pick<Notification, "conversationId" | "title" | "publicationName" | "summary"> & {
  kind: NotificationKind;
};
type Due = EmailItem & { id: string; endedAt: string | null; mail: string };

/** Newest first; with something of the day all that is unread. */
async function readDue(store: Store, userId: string): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select notifications.id, kind, conversation_id as "conversationId", title, summary, mail, ${ENDED_AT} as "endedAt",
      publication_name as "publicationName"
    from notifications join conversations on conversations.id = conversation_id
    where user_id = ${userId} and read_at is null
      and (mail in ('now', 'sent') or (mail = 'daily' and notifications.created_at < ${lastMorning(store)}))
    order by notifications.seq desc`.execute(store.database);
  return rows.some(({ mail }) => mail === "daily") ? rows : rows.filter(({ mail }) => mail === "now");
}

async function sendDue({ store, vault, mail, appUrl = "" }: DomainParts, { task, signal }: Work, due: readonly Due[]) {
  const { org_id: orgId, subject_id: userId } = task;
  const access = await readAccess(store, userId);
  const open = due.filter(({ endedAt }) => endedAt === null);
  const items = open.filter(({ conversationId }) => access.may("conversation:get", conversationId));
  const isUnwanted = (await readChoices(store, orgId, userId)).email === "never";
  if (mail === undefined || items.length === 0 || isUnwanted) return;
  const { name, email: address } = await readRecord(store, "users", orgId, userId);
  const unsubscribeUrl = `${appUrl}${UNSUBSCRIBE_PATH}?token=${createUnsubscribeToken(vault, orgId, userId)}`;
  const oneClick = { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
  const headers = { ...oneClick, "Auto-Submitted": "auto-generated" };
  const messageId = `<${task.id}@${new URL(appUrl).hostname}>`;
  signal.throwIfAborted();
  await send(mail, { ...renderEmail(items, { appUrl, unsubscribeUrl }), to: { name, address }, messageId, headers });
}

const STATES = { ready: "Ready for review", needsAttention: "Needs an answer", failed: "Failed" };
const [MAX_TITLE, MAX_SUMMARY] = [150, 500];

/** Plain text, and the same as HTML. `appUrl`: where people open the app. */
export function renderEmail(items: readonly EmailItem[], links: { appUrl: string; unsubscribeUrl: string }) {
  const blocks = items.map(({ kind, conversationId, title, publicationName, summary }) => ({
    label: `${STATES[kind]}: ${quoteText(joinParts([publicationName, title], ": "), MAX_TITLE)}`,
    url: `${links.appUrl}/conversations/${conversationId}${NOTIFICATION_TABS[kind]}`,
    more: quoteText(summary ?? "", MAX_SUMMARY),
  }));
  const settings = { label: "Choose your notifications", url: `${links.appUrl}/settings/notifications`, more: "" };
  const all = [...blocks, settings, { label: "Unsubscribe", url: links.unsubscribeUrl, more: "" }];
  const subject = blocks.length === 1 ? blocks[0]?.label : `${blocks.length} drafts wait for you`;
  return { subject, ...renderBlocks(all) };
}

type Block = Record<"label" | "url" | "more", string>;

export function renderBlocks(blocks: readonly Block[]) {
  const html = ({ label, url, more }: Block) => `<p><a href="${url}">${escapeTags(label)}</a> ${escapeTags(more)}</p>`;
  return {
    text: joinParts(blocks.map(({ label, url, more }) => joinParts([label, more, url], "\n"))),
    html: joinParts(blocks.map(html)),
  };
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Throws `product/refused` for what the server never takes, `product/failed` for other failures. */
export async function send({ smtpUrl: url, from }: MailSettings, message: SendMailOptions): Promise<void> {
  const { createTransport } = await import("nodemailer");
  const { password, hostname } = new URL(url);
  // A network that hides STARTTLS gets no password.
  const requireTLS = password !== "" && !isLoopback(hostname);
  try {
    await createTransport({ url, requireTLS, ...TIMEOUTS }).sendMail({ from, ...message });
  } catch (cause) {
    const { code, responseCode }: { code?: string; responseCode?: number } = Object(cause);
    const isRefusal = Number(responseCode) >= 500 && (code === "EENVELOPE" || code === "EMESSAGE");
    const words = endSentence(`The mail server did not take an email: ${messageOf(cause)}`);
    throw new ReleaseDocsError(isRefusal ? "product/refused" : "product/failed", words, { cause });
  }
}

const PLACE = { id: "unsubscribe", field: "token" };

/** Names the person, and allows nothing but to end their emails. Valid as long as the service has the key. */
export function createUnsubscribeToken(vault: Vault, orgId: string, userId: string): string {
  return Buffer.from(vault.seal(`${orgId} ${userId}`, PLACE), "base64").toString("base64url");
}

/** GET shows a button, since scanners of mail follow links; POST ends the emails (RFC 8058). */
export async function answerUnsubscribe({ store, vault }: Pick<ServiceParts, "store" | "vault">, request: Request) {
  const sealed = Buffer.from(new URL(request.url).searchParams.get("token") ?? "", "base64url").toString("base64");
  const open = async () => vault.open(sealed, PLACE).split(" ");
  const [orgId = "", userId = ""] = await open().catch(onCode("store/wrong-secrets-key", () => []));
  const users = store.database.selectFrom("users").select("id").where("org_id", "=", orgId).where("id", "=", userId);
  if ((await users.executeTakeFirst()) === undefined) return answerPage("This link is incomplete or out of date.", 404);
  if (request.method !== "POST") return answerPage('<form method="post"><button>Get no more emails</button></form>');
  await setChoices(store, userId, { ...(await readChoices(store, orgId, userId)), email: "never" });
  return answerPage('You get no more emails. <a href="/settings/notifications">Choose your notifications</a>');
}

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-width: 30rem; margin: 15vh auto; padding: 0 1rem } h1 { font-size: 1.5rem }
button { padding: 0.4rem 1rem; font: inherit; font-weight: 600 }`;
const POLICY = `default-src 'none'; style-src 'sha256-${hash("sha256", STYLE, "base64")}'; form-action 'self'; frame-ancestors 'none'`;

function answerPage(content: string, status = 200): Response {
  const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>${STYLE}</style>
<title>Emails · release-docs</title><main><h1>Emails of release-docs</h1>${content}</main></html>
`;
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": POLICY };
  return new Response(page, { status, headers });
}
