import { routes } from "../../contract/routes.ts";
import { quoteText } from "../../quote-text.ts";
import { resultUrlOf } from "../result-url.ts";
import { conversationKind, jobKind } from "./record-kind.ts";
import type { Settled } from "./wait.ts";

const MOST_NAMED = 5;

/** Whose work it is: the address of a service, or where the built-in one keeps its drafts. */
export type Worker = { baseUrl: string } | { drafts: "branches" | "scratch" };

/**
 * What a run says that ends before its request: why (`end`, a sentence), what goes on and where to see it, and why the
 * last look told nothing, a line each.
 */
export function describeUnsettled(end: string, settled: Settled, worker: Worker): string {
  const { fault } = settled;
  return [
    end,
    ...("baseUrl" in worker ? describeRemote(settled, worker.baseUrl) : [describeBuiltIn(worker.drafts)]),
    ...(fault === undefined ? [] : [`The last look failed: ${quoteText(fault.message, 300)}`]),
  ].join("\n");
}

function describeRemote({ job, conversations }: Settled, baseUrl: string): string[] {
  const address = (path: string, id: string) => `${baseUrl}${path.replace("{id}", encodeURIComponent(id))}`;
  const moving = conversations.filter((conversation) => !conversationKind.isSettled(conversation));
  if (job !== undefined && moving.length === 0) {
    const at = `see ${address(routes.jobs.get.path, job.id)}`;
    return jobKind.isSettled(job)
      ? [`${jobKind.name(job)} is ${jobKind.state(job)}, but what it wrote could not be read; ${at}`]
      : [`${jobKind.name(job)} goes on; ${at}`];
  }
  const named = moving.slice(0, MOST_NAMED).map((conversation) => {
    const at = resultUrlOf(conversation) ?? address(routes.conversations.get.path, conversation.id);
    return `${conversationKind.name(conversation)} goes on; see ${quoteText(at)}`;
  });
  return moving.length === named.length ? named : [...named, `${moving.length - named.length} more go on.`];
}

function describeBuiltIn(drafts: "branches" | "scratch"): string {
  const left = drafts === "branches" ? "; a branch below release-docs/ may be left" : "";
  return `Nothing goes on, since the built-in service ends with this run${left}.`;
}
