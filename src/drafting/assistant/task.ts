import type { DocRequest } from "../../contract/doc-request.ts";
import type { PublicationConfig } from "../../contract/publications.ts";
import type { WorkComment } from "../guidance/commands.ts";
import type { Instructions } from "../guidance/follow.ts";
import type { ReadLink } from "../links/render.ts";

/** What was asked for, by whom ever: the same for all that the model writes in a turn. */
export type AssistantTask = {
  request: DocRequest;
  comments: readonly WorkComment[];
  /** Of the comments, those that ask for more than the commands that are followed without a model. */
  followUps: readonly WorkComment[];
  instructions: Instructions;
  config: PublicationConfig;
  links: readonly ReadLink[];
  /** Removes secrets; a text that it changes must not be published. */
  redact: (text: string) => string;
};

/** What the publication's style guide says in words, for all documents and for those of a kind. */
export function listStyles({ styleGuide = {} }: PublicationConfig, kind: "documentation" | "releaseNotes"): string[] {
  const { path: _, ...own } = styleGuide[kind] ?? {};
  return [...Object.values(styleGuide), ...Object.values(own)].filter((text) => typeof text === "string");
}
