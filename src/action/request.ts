import type { ChangeSelector } from "../contract/change-selector.ts";
import type { DocRequest } from "../contract/jobs.ts";
import type { Inputs } from "./inputs.ts";
import type { Trigger } from "./trigger.ts";

const LONGEST_TITLE = 200;
const LONGEST_BODY = 20_000;

/** Builds the body of the job from what the user asked and, where that is silent, from the trigger. */
export function buildDocRequest(
  inputs: Inputs,
  trigger: Trigger,
  changes: readonly ChangeSelector[],
  sourceConnection: string,
): DocRequest {
  const eventType = inputs["event-type"] === "auto" ? eventTypeOf(trigger) : inputs["event-type"];
  return {
    title: shorten(inputs.title || titleOf(trigger), LONGEST_TITLE),
    body: shorten(inputs.body || bodyOf(trigger), LONGEST_BODY),
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
  if (trigger.kind === "release" || trigger.kind === "push") return "release";
  if (trigger.kind === "merge") return "merge";
  return trigger.kind === "manual" && trigger.tag !== undefined ? "release" : "none";
}

function titleOf(trigger: Trigger): string {
  switch (trigger.kind) {
    case "release":
    case "merge":
      return trigger.name;
    case "push":
      return trigger.tag;
    default:
      return "Release notes and changelog";
  }
}

function bodyOf(trigger: Trigger): string {
  switch (trigger.kind) {
    case "release":
      return [`Write the documents for the release ${trigger.tag}.`, trigger.text, trigger.url ?? ""]
        .filter((part) => part !== "")
        .join("\n\n");
    case "merge":
      return [`Write the documents for pull request #${trigger.number}.`, trigger.text, trigger.url ?? ""]
        .filter((part) => part !== "")
        .join("\n\n");
    case "push":
      return `Write the documents for the tag ${trigger.tag}.`;
    default:
      return "Write release notes and the changelog for these changes.";
  }
}

function shorten(text: string, longest: number): string {
  return text.length <= longest
    ? text
    : `${text
        .slice(0, longest - 1)
        .replace(/[\uD800-\uDBFF]$/, "")
        .trimEnd()}…`;
}
