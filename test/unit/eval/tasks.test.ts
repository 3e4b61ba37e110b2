import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { renderTasks } from "../../../eval/documents.ts";
import { DocumentTask, nameTask, readTasks, TASKS } from "../../../eval/tasks.ts";

test("every documentation task is valid and named after its repository and release", () => {
  expect(readTasks().map(nameTask)).toEqual(readdirSync(TASKS).sort());
});

test("every expected document is in one of the task's places, and none is named twice", () => {
  for (const { documents, expected, alsoFine } of readTasks()) {
    const paths = [...expected.map(({ path }) => path), ...alsoFine];
    const isPlaced = (path: string) => documents.some((place) => path === place || path.startsWith(`${place}/`));

    expect(expected.map(({ path }) => path).filter((path) => !isPlaced(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  }
});

test("the table counts files that were expected, and files that were needless", () => {
  const task = DocumentTask.parse({
    repository: "ada/engine",
    language: "C",
    from: "v1",
    to: "v2",
    request: "Bring the guide up to date.",
    documents: ["docs"],
    expected: ["docs/a.md", "docs/b.md"].map((path) => ({ path, because: "An option is new." })),
    alsoFine: ["docs/c.md"],
  });
  const measured = {
    task,
    changed: ["docs/a.md", "docs/c.md", "docs/x.md"],
    expected: ["docs/a.md"],
    needless: ["docs/x.md"],
    diff: "",
  };

  const table = renderTasks([measured]);

  expect(table).toContain("| ada/engine v1..v2 | 1/2 (50 %) | 2/3 (67 %) | docs/x.md |");
  expect(table).toContain("| **all** | 1/2 (50 %) | 2/3 (67 %) |");
});
