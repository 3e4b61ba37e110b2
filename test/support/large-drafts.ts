import { splitDiff } from "../../src/drafting/guidance/suggestions.ts";
import { insertEntries } from "../../src/service/conversations/entries.ts";
import { openStore } from "../../src/service/store/store.ts";
import type { History } from "./history.ts";
import { insertConversations } from "./rows.ts";

export const MANY_FILES = 300;
export const LONG_FILE = "docs/long.md";
export const LONG_FILE_LINES = 10_000;

/** The path of one of {@link MANY_FILES}, counted from 1, in the order of their paths. */
export function pathOf(number: number): string {
  return `docs/part-${String(Math.ceil(number / 30)).padStart(2, "0")}/page-${String(number).padStart(3, "0")}.md`;
}

/** Commits a base, and on the branches `many-files` and `long-file` a change of many files and of a long one. */
export function commitLargeDrafts(history: History): void {
  const numbers = Array.from({ length: MANY_FILES }, (_, index) => index + 1);
  // Every tenth is new in the draft.
  const pages = (isDraft: boolean) =>
    numbers
      .filter((number) => isDraft || number % 10 !== 0)
      .map((number) => [pathOf(number), renderLines(40, isDraft ? 8 : 0)]);
  history.commit("docs: describe everything", {
    ...Object.fromEntries(pages(false)),
    [LONG_FILE]: renderLines(LONG_FILE_LINES, 0),
  });
  history.git("checkout", "--quiet", "-b", "many-files");
  history.commit("docs: update many pages", Object.fromEntries(pages(true)));
  history.git("checkout", "--quiet", "-b", "long-file", "main");
  history.commit("docs: update a long page", { [LONG_FILE]: renderLines(LONG_FILE_LINES, 4) });
  history.git("checkout", "--quiet", "main");
}

/** Every line that `changedEvery` divides says something else; 0 changes none. */
function renderLines(count: number, changedEvery: number): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const isChanged = changedEvery > 0 && (index + 1) % changedEvery === 0;
    return `Line ${index + 1} ${isChanged ? "was rewritten in" : "has stayed since"} the release before this one.\n`;
  });
  return lines.join("");
}

/** The diff of a branch as the service records it. */
export function diffOf(history: History, branch: string): string {
  return `${history.git("diff", "--full-index", "--no-renames", "main", branch)}\n`;
}

type RecordedDraft = { publicationId: string; branch: string; diff: string; releaseNotes?: string };

/** Adds a staged conversation whose draft is on the branch, as the only organization's; its ID. */
export async function insertDraft(location: string, draft: RecordedDraft): Promise<string> {
  const { publicationId, branch, diff, releaseNotes } = draft;
  const store = await openStore(location);
  try {
    const { id: org_id } = await store.database.selectFrom("organizations").select("id").executeTakeFirstOrThrow();
    const fields = { publication_id: publicationId, status: "staged", staged: 1, branch, title: `Update ${branch}` };
    const [conversationId = ""] = await insertConversations(store, [{ org_id, ...fields }]);
    const files = splitDiff(diff).map(({ filePath }) => ({ path: filePath, kind: "documentation", why: "It changed" }));
    await insertEntries(store, { conversationId, turnId: null }, [
      ...(releaseNotes === undefined
        ? []
        : [{ kind: "releaseNotes", status: "success", message: releaseNotes } as const]),
      { kind: "draft", status: "success", message: `The branch ${branch} was written.`, details: { branch, files } },
      { kind: "diff", status: "success", message: diff },
    ]);
    return conversationId;
  } finally {
    await store.close();
  }
}
