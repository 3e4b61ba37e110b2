import type { CodeHost } from "../../codehost/code-host.ts";
import type { CommitReader } from "../../codehost/github/github-commits.ts";
import type { History } from "../../git/read-history.ts";
import type { Repository } from "../../writer/span.ts";
import type { ConnectedRepository } from "./connected-repository.ts";

/** Where a source's history is read. */
export type Place = {
  history: History;
  /** Its name and page. */
  repository: Repository;
  /** Tells what the code host knows of commits; undefined where there is none to ask. */
  commits: CommitReader | undefined;
  /** The text of a file of its own, by path from the top; undefined where there is no such text. */
  readFile: (path: string) => Promise<string | undefined>;
};

/** The repositories of connections, opened where they are. */
export type Places = {
  /** Opens a source for reading; it is as its remote was at most `olderThan` milliseconds ago. */
  open: (source: ConnectedRepository, options?: { olderThan?: number }) => Promise<Place>;
  /** Opens the code host that drafts go to. */
  openCodeHost: (docs: ConnectedRepository) => Promise<CodeHost>;
  /** Gives back what is temporary, such as the scratch repository of drafts. */
  close: () => Promise<void>;
};
