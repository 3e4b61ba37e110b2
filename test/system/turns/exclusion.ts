import { expect } from "vitest";
import type { ConversationFixture, ShownConversation } from "../../support/conversations.ts";

/** Excludes files of a conversation's draft, and reads what its branch has. */
export const excludedFilesOf = (readPlace: () => ConversationFixture) => ({
  exclude: async (id: string, ...excludedFiles: string[]) => {
    const { status, body } = await readPlace().call("PUT", `conversations/${id}`, { excludedFiles });
    expect(status, JSON.stringify(body)).toBe(200);
    return body as unknown as ShownConversation;
  },
  changed: (branch: string) =>
    readPlace()
      .history.git("diff", "--name-only", `main...${branch}`)
      .split("\n")
      .filter((path) => path !== ""),
  show: (branch: string, path: string) => readPlace().history.git("show", `${branch}:${path}`),
});
