import type { ChangeSelector } from "../contract/change-selector.ts";
import type { DocRequest } from "../contract/jobs.ts";
import { shorten } from "../shared/text.ts";
import type { Inputs } from "./inputs.ts";
import type { Trigger } from "./trigger.ts";

const MAX_TITLE_LENGTH = 200;
const MAX_BODY_LENGTH = 20_000;
const MAX_LINK_LENGTH = 2000;

export function buildDocRequest(
  inputs: Inputs,
  trigger: Trigger,
  changes: readonly ChangeSelector[],
  sourceConnection: string,
  webUrl?: string,
): DocRequest {
  const eventType = inputs["event-type"] === "auto" ? eventTypeOf(trigger) : inputs["event-type"];
  return {
    title: shorten((inputs.title || titleOf(trigger)).replace(/\s+/g, " "), MAX_TITLE_LENGTH),
    body: shorten(inputs.body || bodyOf(trigger, buildChangesUrl(changes, webUrl)), MAX_BODY_LENGTH),
    sourceConnection,
    ...(eventType === "none" ? {} : { eventType }),
    ...(changes.length === 0 ? {} : { changes: [...changes] }),
    ...(inputs.publications.length === 0 ? {} : { publications: inputs.publications }),
    ...(inputs.comments.length === 0 ? {} : { comments: inputs.comments }),
    ...(inputs.labels.length === 0 ? {} : { labels: inputs.labels }),
    ...(inputs["relevant-links"].length === 0 ? {} : { relevantLinks: inputs["relevant-links"] }),
  };
}

function eventTypeOf(trigger: Trigger): "release" | "merge" | "none" {
  switch (trigger.kind) {
    case "release":
    case "push":
      return "release";
    case "merge":
    case "branch":
    case "group":
      return "merge";
    case "manual":
      return trigger.tag === undefined ? "none" : "release";
    default:
      return "none";
  }
}

function titleOf(trigger: Trigger): string {
  switch (trigger.kind) {
    case "release":
      return `Document ${trigger.name.trim() || trigger.tag}`;
    case "merge":
      return [`Document #${trigger.number}`, trigger.name.trim()].filter((part) => part !== "").join(": ");
    case "push":
      return `Document ${trigger.tag}`;
    case "branch":
    case "group":
      return `Document the changes on ${trigger.branch}`;
    default:
      return "Release notes and changelog";
  }
}

function bodyOf(trigger: Trigger, compareUrl: string | undefined): string {
  switch (trigger.kind) {
    case "release":
      return joinBody(`Write the documents for the release ${trigger.tag}.`, trigger.text, [trigger.url, compareUrl]);
    case "merge":
      return joinBody(`Write the documents for pull request #${trigger.number}.`, trigger.text, [trigger.url]);
    case "push":
      return joinBody(`Write the documents for the tag ${trigger.tag}.`, "", [compareUrl]);
    case "branch":
      return joinBody(`Write the documents for the push to ${trigger.branch}.`, "", [trigger.url]);
    case "group":
      return joinBody(`Write the documents for the merge queue's commits on ${trigger.branch}.`, "", [compareUrl]);
    default:
      return joinBody("Write release notes and the changelog for these changes.", "", [compareUrl]);
  }
}

/** Joins the parts; a long text is cut, so that the links are kept. */
function joinBody(opening: string, text: string, links: readonly (string | undefined)[]): string {
  const known = links.filter((link) => link !== undefined && link !== "" && link.length <= MAX_LINK_LENGTH);
  const left = MAX_BODY_LENGTH - [opening, ...known].join("\n\n").length - 2;
  return [opening, shorten(text, Math.max(left, 0)), ...known].filter((part) => part !== "").join("\n\n");
}

export function buildChangesUrl(
  [only, ...others]: readonly ChangeSelector[],
  webUrl: string | undefined,
): string | undefined {
  if (webUrl === undefined || only === undefined || others.length > 0) return undefined;
  const ends =
    "tags" in only && "end" in only.tags
      ? [only.tags.start, only.tags.end]
      : "commits" in only && "endSha" in only.commits && only.commits.includeStartCommit !== true
        ? [only.commits.startSha, only.commits.endSha]
        : [];
  return ends.length === 0 ? undefined : `${webUrl}/compare/${ends.map(encodeURIComponent).join("...")}`;
}
