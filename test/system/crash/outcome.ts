import { execFileSync } from "node:child_process";
import { basename } from "node:path";
import { openStore, type Store } from "../../../src/service/store/store.ts";
import type { TestEnvironment } from "./environment.ts";

/** What an environment holds at the end, without IDs, times and addresses, which differ between runs. */
export type Outcome = {
  /** Every record except audit logs, with its children, in an order that does not depend on creation time. */
  records: string[];
  audits: string[];
  /** What each draft's branch changes, and its commits. */
  branches: string[];
  pullRequests: string[];
};

/** Reads the outcome of an environment that has stopped. */
export async function readOutcome(env: TestEnvironment): Promise<Outcome> {
  const store = await openStore(env.location);
  try {
    const plain = (value: unknown) => makePlain(env, JSON.stringify(value));
    return {
      records: [...(await readConversations(store)), ...(await readOthers(store))].map(plain).sort(),
      audits: (await readAudits(store)).map(plain).sort(),
      branches: [...readBranches(env), ...(await readPages(env))].sort(),
      pullRequests: (await env.github.pulls("octo/docs"))
        .map(({ title, body, state, draft, head }) => plain({ title, body, state, draft, branch: head.ref }))
        .sort(),
    };
  } finally {
    await store.close();
  }
}

/** Also without the SHAs of drafts' commits, which GitHub dates, and without what only the last attempt did. */
function makePlain({ folder, github, ids }: TestEnvironment, text: string): string {
  const named = [...ids].reduce((plain, [name, id]) => plain.replaceAll(id, `<${name}>`), text);
  return named
    .replaceAll(folder, "<folder>")
    .replaceAll(basename(folder).toLowerCase(), "<folder>")
    .replaceAll(github.url, "<github>")
    .replace(/http:\/\/localhost:\d+/g, "<github>")
    .replace(/\b([a-z]{3})-[0-9a-f]{16}\b/g, "<$1>")
    .replace(/\/pull\/\d+/g, "/pull/<number>")
    .replace(/(\\?"commit\\?":\\?")[0-9a-f]{40}/g, "$1<commit>")
    .replace(/(\\?"operation\\?":\\?")(?:created|updated|unchanged)/g, "$1<done>")
    .replace(/(\\?"milliseconds\\?":)\d+/g, "$1<number>")
    .replace(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, "<time>");
}

/** Conversations with their job, turns, entries and comments. */
async function readConversations({ database }: Store): Promise<unknown[]> {
  const all = async (table: "turns" | "entries" | "comments") => {
    const rows = await database.selectFrom(table).selectAll().orderBy("seq").execute();
    return Map.groupBy(rows.map(withoutOrder), ({ conversation_id }) => conversation_id);
  };
  const [turns, entries, comments] = [await all("turns"), await all("entries"), await all("comments")];
  const jobs = new Map((await database.selectFrom("jobs").selectAll().execute()).map((row) => [row.id, row]));
  const conversations = await database.selectFrom("conversations").selectAll().execute();
  return conversations.map((row) => ({
    ...withoutOrder(row),
    job: withoutOrder(jobs.get(row.job_id ?? "") ?? {}),
    turns: turns.get(row.id),
    entries: entries.get(row.id),
    comments: comments.get(row.id),
  }));
}

const OTHERS = ["connections", "publications", "instructions", "instruction_links", "users", "keys"] as const;

async function readOthers({ database }: Store): Promise<unknown[]> {
  const pages = await Promise.all(
    OTHERS.map(async (table) => {
      const rows = await database.selectFrom(table).selectAll().execute();
      return rows.map((row) => ({ table, ...withoutOrder(row) }));
    }),
  );
  return pages.flat();
}

/** Without those of syncs, which `checkStore` checks: a sync whose answer was lost is requested again. */
async function readAudits({ database }: Store): Promise<unknown[]> {
  const rows = await database.selectFrom("audit_logs").selectAll().execute();
  const jobs = await database.selectFrom("jobs").select("id").where("type", "=", "publication-sync").execute();
  const isSync = ({ type, summary, config_json: config }: (typeof rows)[number]) =>
    type === "connection-sync" || summary === "Synced a publication" || jobs.some(({ id }) => config.includes(id));
  return rows.filter((row) => !isSync(row)).map(withoutOrder);
}

// Secrets are encrypted differently each time, keys and times differ.
const OWN = new Set(["seq", "secrets", "lookup", "hash", "request_id"]);

function withoutOrder<Row extends object>(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !OWN.has(column))) as Row;
}

function readBranches({ repository }: TestEnvironment): string[] {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: repository, encoding: "utf8" });
  const names = git("for-each-ref", "--format=%(refname:short)", "refs/heads/release-docs").split("\n");
  const drafts = names.filter((name) => name !== "");
  return drafts.map(
    (name) => `Branches: ${name}\n${git("log", "--patch", "--format=%an %ae %aI %cI%n%B", `main..${name}`)}`,
  );
}

async function readPages({ github }: TestEnvironment): Promise<string[]> {
  type Ref = { ref: string };
  const refs = await github.call<Ref[]>("GET", "/repos/octo/docs/git/matching-refs/heads/release-docs");
  const names = refs.map(({ ref }) => ref.replace("refs/heads/", ""));
  return Promise.all(
    names.map(async (name) => {
      const { files, messages } = await github.changes("octo/docs", name);
      return `Pages: ${name}\n${JSON.stringify([[...files], messages])}`;
    }),
  );
}

/** The lines that only one of two outcomes has, from the first difference on. */
export function compareOutcomes(one: Outcome, other: Outcome): { [Name in keyof Outcome]: [string[], string[]] } {
  const differ = (name: keyof Outcome): [string[], string[]] => {
    const [more, less] = [subtract(one[name], other[name]), subtract(other[name], one[name])];
    const cut = (texts: string[], others: string[]) => texts.map((text, index) => cutToDifference(text, others[index]));
    return [cut(more, less), cut(less, more)];
  };
  return {
    records: differ("records"),
    audits: differ("audits"),
    branches: differ("branches"),
    pullRequests: differ("pullRequests"),
  };
}

function cutToDifference(text: string, other = ""): string {
  let same = 0;
  while (same < text.length && text[same] === other[same]) same += 1;
  return `…${text.slice(Math.max(0, same - 200), same + 400)}`;
}

function subtract(from: readonly string[], what: readonly string[]): string[] {
  const left = [...what];
  return from.filter((text) => {
    const index = left.indexOf(text);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}
