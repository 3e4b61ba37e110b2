import { applyDraft, openProject, putDocumentsBack, runBundle } from "./project.ts";
import type { DocumentTask } from "./tasks.ts";

export type MeasuredTask = {
  task: DocumentTask;
  /** Documents that the draft changes. */
  changed: readonly string[];
  expected: readonly string[];
  /** Those of the changed ones that nothing of the range concerns. */
  needless: readonly string[];
  diff: string;
};

/** Asks for documentation with `flags`, which name the model. Throws if the bundle fails. */
export function measureTask(
  repositories: string,
  bundle: string,
  task: DocumentTask,
  flags: readonly string[],
): MeasuredTask {
  using project = openProject(repositories, task);
  putDocumentsBack(project, task);
  const { diff } = runBundle(bundle, project, task, ["--body", task.request, ...flags]);
  const isDocument = (path: string) => task.documents.some((place) => path === place || path.startsWith(`${place}/`));
  const changed = applyDraft(project, diff).filter(isDocument);
  const right = new Set([...task.expected.map(({ path }) => path), ...task.alsoFine]);
  return {
    task,
    changed,
    expected: task.expected.map(({ path }) => path).filter((path) => changed.includes(path)),
    needless: changed.filter((path) => !right.has(path)),
    diff,
  };
}

/** A table in Markdown with recall and precision of files. */
export function renderTasks(measured: readonly MeasuredTask[]): string {
  const rows = measured.map(({ task, changed, expected, needless }) => [
    `${task.repository} ${task.from}..${task.to}`,
    share(expected.length, task.expected.length),
    share(changed.length - needless.length, changed.length),
    needless.join(", "),
  ]);
  const sum = (count: (one: MeasuredTask) => number) => measured.reduce((all, one) => all + count(one), 0);
  const written = sum(({ changed }) => changed.length);
  const recall = share(
    sum(({ expected }) => expected.length),
    sum(({ task }) => task.expected.length),
  );
  const precision = share(written - sum(({ needless }) => needless.length), written);
  const table = [["documents", "recall", "precision", "needless"], ["---", "---", "---", "---"], ...rows];
  return [...table, ["**all**", recall, precision, ""]].map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}

function share(part: number, whole: number): string {
  return whole === 0 ? "none" : `${part}/${whole} (${Math.round((100 * part) / whole)} %)`;
}
