import { Button } from "@primer/react";
import type { Conversation } from "../../contract/conversations.ts";
import { api } from "../shell/api.ts";
import { usePermitted } from "./actions.tsx";
import { useConversationChange } from "./changes.ts";
import styles from "./files.module.css";

/** Files that were discarded from the draft. */
export function ExcludedFiles({ conversation }: { conversation: Conversation }) {
  const { id } = conversation;
  const excluded = conversation.excludedFiles ?? [];
  const permitted = usePermitted(conversation);
  const restore = useConversationChange(
    (path: string) => api.conversations.update({ id, excludedFiles: excluded.filter((one) => one !== path) }),
    "The file is back in the draft.",
  );
  if (excluded.length === 0) return null;
  return (
    <section aria-label="Discarded files">
      <h2 className={styles.heading}>Discarded files</h2>
      <ul className={styles.excluded}>
        {excluded.map((path) => (
          <li key={path}>
            <code className={styles.path}>{path}</code>
            {permitted.excludeFiles && (
              <Button
                size="small"
                aria-label={`Restore ${path}`}
                loading={restore.isPending && restore.variables === path}
                onClick={() => restore.mutate(path)}
              >
                Restore
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
