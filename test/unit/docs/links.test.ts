import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const list = (folder: string, recursive: boolean) =>
  readdirSync(join(root, folder), { recursive, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .map((path) => join(folder, path));

/** The anchors that GitHub gives to the headings of a page. */
function readAnchors(path: string): string[] {
  const text = readFileSync(join(root, path), "utf8").replaceAll(/^```[\s\S]*?^```/gm, "");
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

test.each([...list(".", false), ...list("docs", true)])("%s links to files and headings that exist", (page) => {
  const text = readFileSync(join(root, page), "utf8").replaceAll(/^```[\s\S]*?^```/gm, "");
  const links = [...text.matchAll(/(?:\]\(|src="|srcset=")(?!https?:|mailto:)([^)"\s#]*)(?:#([^)"\s]+))?/g)];
  const broken = links.filter(([, path = "", anchor]) => {
    const target = path === "" ? page : join(dirname(page), path);
    return !existsSync(join(root, target)) || (anchor !== undefined && !readAnchors(target).includes(anchor));
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});
