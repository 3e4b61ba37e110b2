import type { ChangeSelector } from "../contract/change-selector.ts";
import type { DocRequest } from "../contract/doc-request.ts";
import { joinParts, shorten } from "../shared/text.ts";
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
  const wording = wordingOf(trigger);
  const eventType = inputs["event-type"] === "auto" ? wording.eventType : inputs["event-type"];
  return {
    title: shorten((inputs.title || wording.title).replace(/\s+/g, " "), MAX_TITLE_LENGTH),
    body: shorten(inputs.body || bodyOf(trigger, wording, buildChangesUrl(changes, webUrl)), MAX_BODY_LENGTH),
    sourceConnection,
    ...(eventType === "none" ? {} : { eventType }),
    ...(changes.length === 0 ? {} : { changes: [...changes] }),
    ...(inputs.publications.length === 0 ? {} : { publications: inputs.publications }),
    ...(inputs.comments.length === 0 ? {} : { comments: inputs.comments }),
    ...(inputs.labels.length === 0 ? {} : { labels: inputs.labels }),
    ...(inputs["relevant-links"].length === 0 ? {} : { relevantLinks: inputs["relevant-links"] }),
  };
}

type Wording = { eventType: "release" | "merge" | "none"; title: string; subject?: string };

function wordingOf(trigger: Trigger): Wording {
  switch (trigger.kind) {
    case "release": {
      const { tag, name } = trigger;
      return { eventType: "release", title: `Document ${name.trim() || tag}`, subject: `the release ${tag}` };
    }
    case "merge": {
      const { number, name } = trigger;
      const title = joinParts([`Document #${number}`, name.trim()], ": ");
      return { eventType: "merge", title, subject: `pull request #${number}` };
    }
    case "push":
      return { eventType: "release", title: `Document ${trigger.tag}`, subject: `the tag ${trigger.tag}` };
    case "branch":
    case "group": {
      const what = trigger.kind === "branch" ? "the push to" : "the merge queue's commits on";
      const { branch } = trigger;
      return { eventType: "merge", title: `Document the changes on ${branch}`, subject: `${what} ${branch}` };
    }
    default: {
      const isTagged = trigger.kind === "manual" && trigger.tag !== undefined;
      return { eventType: isTagged ? "release" : "none", title: "Release notes and changelog" };
    }
  }
}

/** What others wrote is quoted, so that it asks for nothing; a long text is cut, so that the links are kept. */
function bodyOf(trigger: Trigger, { subject }: Wording, compareUrl: string | undefined): string {
  const opening =
    subject === undefined
      ? "Write release notes and the changelog for these changes."
      : `Write the documents for ${subject}.`;
  // The page of a merge or of a push shows its commits.
  const hasCommits = trigger.kind === "merge" || trigger.kind === "branch";
  const links = ["url" in trigger ? trigger.url : undefined, hasCommits ? undefined : compareUrl];
  const known = links.filter((link) => link && link.length <= MAX_LINK_LENGTH);
  const left = MAX_BODY_LENGTH - joinParts([opening, ...known]).length - 2;
  const text = "text" in trigger ? trigger.text.replace(/^(?=.)/gm, "> ") : "";
  return joinParts([opening, shorten(text, Math.max(left, 0)), ...known]);
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
