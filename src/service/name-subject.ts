import type { WrittenSpan } from "./write-draft.ts";

/** What a draft is about, in words and as the last part of its branch's name. */
export type Subject = { spoken: string; branch: string };

/** The newest release that is documented; else the one pull request; else what is not released yet. */
export function nameSubject(written: readonly WrittenSpan[]): Subject {
  const [newest] = written;
  const tag = newest?.span.tag;
  if (tag !== undefined) return { spoken: tag, branch: tag };
  const numbers = new Set(
    written.flatMap(({ notes }) =>
      [...notes.sections.flatMap(({ entries }) => entries), ...notes.internal, ...notes.documentation].map(
        ({ pullRequest }) => pullRequest,
      ),
    ),
  );
  const [number] = numbers;
  if (numbers.size === 1 && number !== undefined) return { spoken: `#${number}`, branch: `pr-${number}` };
  return { spoken: "unreleased changes", branch: "unreleased" };
}
