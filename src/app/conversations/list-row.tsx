import { GitBranchIcon } from "@primer/octicons-react";
import { Link } from "@primer/react";
import { memo } from "react";
import type { Conversation } from "../../contract/conversations.ts";
import { InlineCode } from "../shell/inline-code.tsx";
import { AppLink } from "../shell/links.ts";
import listStyles from "../shell/list.module.css";
import { RowFacts, RowTime } from "../shell/list.tsx";
import { parseWebAddress } from "../shell/web-address.ts";
import styles from "./list-page.module.css";
import { namePullRequest } from "./pull-request.ts";
import { StatusIcon, StatusLabel } from "./status.tsx";

const TRIGGERS: Readonly<Record<string, string>> = { release: "a release", merge: "a merge", manual: "a request" };

export const ListRow = memo(function ListRow({ conversation }: { conversation: Conversation }) {
  const { id, title, summary, publicationName, triggerType, branch, createdAt } = conversation;
  const outputUrl = parseWebAddress(conversation.outputUrl);
  const trigger = TRIGGERS[triggerType ?? ""];
  return (
    <li className={listStyles.row} data-id={id}>
      <StatusIcon conversation={conversation} />
      <div className={listStyles.rowText}>
        <div className={listStyles.titleLine}>
          <AppLink to="/conversations/$id" params={{ id }}>
            {title || "Untitled"}
          </AppLink>
          <StatusLabel conversation={conversation} />
        </div>
        {summary && (
          <p className={styles.summary}>
            <InlineCode text={summary} />
          </p>
        )}
        <RowFacts>
          {publicationName && <span>{publicationName}</span>}
          <RowTime label={trigger === undefined ? "Started" : `From ${trigger}`} time={createdAt} />
          {branch && (
            <span className={styles.branch}>
              <GitBranchIcon size={12} /> {branch}
            </span>
          )}
        </RowFacts>
      </div>
      {outputUrl && (
        <Link href={outputUrl} target="_blank" rel="noreferrer" className={styles.output}>
          {namePullRequest(outputUrl)}
        </Link>
      )}
    </li>
  );
});
