import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const Package = z.looseObject({ name: z.string(), license: z.optional(z.string()) });

/** Name, license and license text of every package that one of `modules` belongs to, and what shares a form together. */
export function renderLicenses(modules: readonly string[]): string {
  const folders = modules.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^./][^/]*(?=\/)/.exec(path)?.[0] ?? []);
  const licensed = [...new Set(folders)].map((folder) => {
    const { name, license = "" } = Package.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file === undefined ? "" : readFileSync(join(folder, file), "utf8");
    return { name, text: [license, text].join("\n").trim() };
  });
  // Packages of one owner have one text, and texts of one form, beside each other, take little space in an archive.
  const byText = [...Map.groupBy(licensed, ({ text }) => text)].sort(([one], [other]) =>
    formOf(one) < formOf(other) ? -1 : 1,
  );
  const texts = byText.map(([text, packages]) => {
    return `${[...new Set(packages.map(({ name }) => name))].sort().join("\n")}\n${text}`;
  });
  return `${texts.join("\n\n")}\n`;
}

/** The license, and its text without the lines that name people. */
function formOf(text: string): string {
  return (
    text
      .split("\n")
      .filter((line) => !/copyright \(c\)|copyright \d/i.test(line))
      .join("\n") + text
  );
}
