/** An account on a code host. */
export type Account = { login: string; isBot: boolean };

/** What a code host knows of a pull request that was merged. */
export type PullRequestFacts = {
  number: number;
  /** As it is now, on one line. */
  title: string;
  /** Whether somebody renamed it after it was merged. */
  renamed: boolean;
  labels: readonly string[];
  /** Undefined where the account is gone. */
  author: Account | undefined;
};

/** What a code host knows of a commit that git does not tell. */
export type CommitFacts = {
  /** The one of this repository that brought the commit in; undefined where there is none. */
  pullRequest: PullRequestFacts | undefined;
  /** Whether it is the very commit that this pull request was merged with. */
  isMerge: boolean;
  /** Numbers of pull requests of other repositories that it came with. */
  elsewhere: readonly number[];
  /** The account of the commit's author, where the code host knows whose the address is. */
  login: string | undefined;
};

/** What is known of commits, by full SHA; nothing for those that were not asked about or could not be told. */
export type FactsBySha = ReadonlyMap<string, CommitFacts>;
