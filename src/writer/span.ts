import type { FactsBySha } from "../commit-facts.ts";
import type { Commit } from "../git/commit.ts";
import type { ReleaseRules } from "./release-rules.ts";

/** One stretch of history to write about: one release, or what is not released yet. */
export type Span = {
  /** `1.3.0`, without series and `v`; undefined while it is not released. */
  version: string | undefined;
  /** The release's tag as git names it; undefined while it is not released. */
  tag: string | undefined;
  /** The tag before it; undefined for a first release or where no tag bounds the span. */
  previousTag: string | undefined;
  /** The tag's date or the last commit's, `2026-01-05`, in UTC. */
  date: string;
  /** Newest first, as `git log` lists them; never a commit twice. */
  commits: readonly Commit[];
  /** Undefined where the notes are written from git alone. */
  metadata?: Metadata | undefined;
};

/** What is known beyond git: what the code host tells of commits, and how the repository reads labels. */
export type Metadata = { facts: FactsBySha; rules?: ReleaseRules | undefined };

/** The repository that is written about, as its pages are addressed. */
export type Repository = {
  /** `owner/repo`, or the folder's name where there is no remote. */
  name: string;
  /** `https://github.com/owner/repo`, without a trailing slash; undefined where it is not known. */
  webUrl: string | undefined;
  /** Whether references name it (`owner/repo#12`), since those of other repositories stand beside them; not by default. */
  isQualified?: boolean;
};
