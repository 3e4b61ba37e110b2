import { readFileSync, writeFileSync } from "node:fs";

/** Replaces the content between the markers `<!-- NAME -->` and `<!-- /NAME -->` of a file. */
export function fillFile(path: string, contents: Readonly<Record<string, string>>): void {
  const file = new URL(`../../${path}`, import.meta.url);
  let text = readFileSync(file, "utf8");
  for (const [mark, content] of Object.entries(contents)) {
    const block = new RegExp(`(<!-- ${mark} -->\\n)[\\s\\S]*?(<!-- /${mark} -->)`);
    if (!block.test(text))
      throw new Error(`${path} does not contain the markers <!-- ${mark} --> and <!-- /${mark} -->.`);
    text = text.replace(block, (_, open: string, close: string) => `${open}${content}\n${close}`);
  }
  writeFileSync(file, text);
}
