import type { ChangeSelector } from "../../contract/change-selector.ts";
import type { Remedy, Retry } from "../../contract/resources/conversations.ts";
import type { ConversationRow, NewEntry } from "../../drafting/conversation.ts";
import { compareVersionNames, parseTagName } from "../../git/tags.ts";
import type { ErrorCode, ErrorDetails } from "../../shared/errors.ts";
import { parseDetails } from "../store/columns.ts";
import type { TurnRow } from "./conversations.ts";

type About = ErrorDetails & { changes: readonly ChangeSelector[]; conversation: ConversationRow };

/** What people can do in the app about each error that ends a turn; for all others the words of the error say it. */
const REMEDIES: readonly (readonly [codes: RegExp, build: (about: About) => Remedy[]])[] = [
  [/\/rate-limited$/, ({ retryAt: at }) => (at === undefined ? [] : [{ label: "Retry later", kind: "retry", at }])],
  [/^git\/unknown-(tag|revision)$/, renameInChanges],
  [/^git\/start-not-in-end$/, swapEnds],
  [
    /^(git\/(remote-\w+|push-refused|no-commits)|codehost\/(no-app|api-\w+)|github\/(?!no-base|rate-limited|unreachable)[\w-]+|product\/(bad-token|forbidden|not-found|unreadable|refused)|outbound\/(?!too-large|compressed)[\w-]+|release\/refused|limit\/repository)$/,
    ({ conversation: { connection_id: id } }) => openRecord("connection", "Check connection", id),
  ],
  [
    /^(codehost\/(not-a-repository|bad-branch|path-refused|not-text)|github\/no-base|limit\/file)$/,
    ({ conversation: { publication_id: id } }) => openRecord("publication", "Edit publication", id),
  ],
  [/^model\//, () => [{ label: "Retry without the model", kind: "retry", withoutModel: true }]],
  [/^model\//, () => [{ label: "Model settings", kind: "model" }]],
];

function openRecord(kind: Remedy["kind"], label: string, id: string | null): Remedy[] {
  return id === null ? [] : [{ label, kind, id }];
}

/** The nearest names that make a range in place of the one that does not exist; without any, what follows the last release. */
function renameInChanges({ given, similar = [], changes }: About): Remedy[] {
  const text = JSON.stringify(changes);
  const rename = (name: string): ChangeSelector[] => JSON.parse(text, (_, value) => (value === given ? name : value));
  if (given === undefined || JSON.stringify(rename("")) === text) return [];
  if (similar.length === 0) return [{ label: "Since the last release", kind: "retry", changes: [] }];
  const possible = similar.filter((name) => rename(name).every(isForward)).slice(0, 2);
  const uses = possible.map((name): Remedy => ({ label: `Use ${name}`, kind: "retry", changes: rename(name) }));
  // A version newer than all that are near is most likely still to be pushed.
  const isNewest = similar.every((name) => compareVersionNames(name, given) < 0);
  return isNewest ? [{ label: "Retry", kind: "retry" }, ...uses] : uses;
}

/** Whether no range ends at or before its start, as far as names of versions say. */
function isForward(selector: ChangeSelector): boolean {
  const ends = "tags" in selector && "end" in selector.tags ? selector.tags : undefined;
  if (ends === undefined) return true;
  const hasOrder = [ends.start, ends.end].every((name) => parseTagName(name) !== undefined);
  return hasOrder ? compareVersionNames(ends.start, ends.end) < 0 : ends.start !== ends.end;
}

function swapEnds({ changes: [only, ...others] }: About): Remedy[] {
  if (only === undefined || others.length > 0 || !("tags" in only && "end" in only.tags)) return [];
  const { start: end, end: start } = only.tags;
  return [{ label: `From ${start} to ${end}`, kind: "retry", changes: [{ tags: { start, end } }] }];
}

/** Adds what a person can do about each error, as `details.remedies`. */
export function addRemedies(entries: readonly NewEntry[], turn: TurnRow, conversation: ConversationRow): NewEntry[] {
  const { changes: asked } = parseDetails(conversation.request_json);
  const changes: readonly ChangeSelector[] = Array.isArray(asked) ? asked : [];
  return entries.map((entry) => {
    const { code, ...known } = (entry.details ?? {}) as ErrorDetails & { code?: ErrorCode };
    if (entry.kind !== "error" || code === undefined) return entry;
    const about = { ...known, conversation, changes };
    const remedies = REMEDIES.flatMap(([codes, build]) => (codes.test(code) ? build(about) : []));
    const isPossible = (one: Remedy) => one.changes === undefined || isUndrafted(turn, conversation);
    return { ...entry, details: { ...entry.details, remedies: remedies.filter(isPossible) } };
  });
}

/** Whether the request of the turn can be changed. */
export function isUndrafted(turn: TurnRow, { branch }: ConversationRow): boolean {
  return turn.triggering_comment_id === null && branch === null;
}

/** A stored request with what is given in place of what it has; a model that is not given is the usual one. */
export function changeRequest(json: string, { changes, ...other }: Omit<Retry, "id">): string {
  return JSON.stringify({ ...parseDetails(json), ...other, ...(changes !== undefined && { changes }) });
}

/** Whether the turn was retried so. */
export function isWithoutModel({ request_json }: TurnRow): boolean {
  return parseDetails(request_json).withoutModel === true;
}
