/** The last `range` commits are between the tags v9.0.0 and v9.1.0. */
export type LongHistoryPlan = { commits: number; tags: number; range: number };

const START = 1_600_000_000;

/** A long history for `git fast-import`: one branch, with tags v1.0.0, v1.1.0, … before the range. */
export function renderLongHistory({ commits, tags, range }: LongHistoryPlan): string {
  const first = commits - range;
  const step = Math.floor(first / tags);
  const tagged = new Map([
    ...Array.from({ length: tags - 2 }, (_, index) => [(index + 1) * step, `v1.${index}.0`] as const),
    [first, "v9.0.0"] as const,
    [commits, "v9.1.0"] as const,
  ]);
  const commands: string[] = [];
  for (let number = 1; number <= commits; number += 1) {
    commands.push(renderCommit(number));
    const tag = tagged.get(number);
    if (tag !== undefined) commands.push(`reset refs/tags/${tag}\nfrom :${number}\n`);
  }
  return commands.join("\n");
}

/** The date of a commit by its number, in seconds since 1970. Commits are ten minutes apart. */
export function dateOf(number: number): number {
  return START + number * 600;
}

function renderCommit(number: number): string {
  const date = `${dateOf(number)} +0000`;
  const message = `fix: stop losing case ${number} (#${number})`;
  const content = `export const value = ${number};\n`;
  return [
    "commit refs/heads/main",
    `mark :${number}`,
    `committer Ada Writer <ada@example.com> ${date}`,
    `data ${Buffer.byteLength(message)}`,
    message,
    ...(number === 1 ? [] : [`from :${number - 1}`]),
    `M 644 inline src/part${number % 40}/file${number % 300}.ts`,
    `data ${Buffer.byteLength(content)}`,
    content,
  ].join("\n");
}
