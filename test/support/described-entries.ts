import type { NoteEntry, Notes } from "../../src/writer/notes.ts";

/** All entries that are not set apart as other changes, in the order of the notes, each with the name of its group. */
export function listNamed({ sections, internal, documentation }: Notes): [name: string, entry: NoteEntry][] {
  const folded = [
    { name: "internal", entries: internal },
    { name: "documentation", entries: documentation },
  ];
  return [...sections, ...folded].flatMap(({ name, entries }) =>
    entries.map((entry): [string, NoteEntry] => [name, entry]),
  );
}

/** `added: [css] Text #12`, in the order of the notes. */
export function describeEntries(notes: Notes): string[] {
  return listNamed(notes).map(([name, { scope, text, pullRequest }]) => {
    const area = scope === undefined ? "" : `[${scope}] `;
    return `${name}: ${area}${text}${pullRequest === undefined ? "" : ` #${pullRequest}`}`;
  });
}

/** How many commits are not shown, by the reason. */
export function countReasons({ notShown }: Notes): Record<string, number> {
  return Object.fromEntries(notShown.map(({ reason, shas }) => [reason, shas.length]));
}
