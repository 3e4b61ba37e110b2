import { useState } from "react";
import type { DiffFile } from "../../../contract/resources/conversations.ts";

/** In this browser: which version of each file of a conversation somebody has looked at. */
const keyOf = (conversationId: string) => `release-docs.viewed.${conversationId}`;

function readViewed(conversationId: string): Record<string, string> {
  return JSON.parse(localStorage.getItem(keyOf(conversationId)) ?? "{}");
}

/** Whether the file as it is now was marked as viewed; a change of the file takes the mark away. */
export function useViewed(
  conversationId: string,
  { filePath, sha, additions, deletions }: DiffFile,
): [isViewed: boolean, mark: (isViewed: boolean) => void] {
  const version = sha || `${additions} ${deletions}`;
  const [marked, setMarked] = useState(() => readViewed(conversationId)[filePath]);
  const mark = (isViewed: boolean) => {
    const { [filePath]: _, ...others } = readViewed(conversationId);
    setMarked(isViewed ? version : undefined);
    const viewed = isViewed ? { ...others, [filePath]: version } : others;
    localStorage.setItem(keyOf(conversationId), JSON.stringify(viewed));
  };
  return [marked === version, mark];
}
