import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const Package = z.looseObject({ name: z.string(), license: z.optional(z.string()) });

/** Name, license and license text of every package that one of `modules` belongs to, by name. */
export function renderLicenses(modules: readonly string[]): string {
  const folders = modules.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^./][^/]*(?=\/)/.exec(path)?.[0] ?? []);
  const licensed = [...new Set(folders)].map((folder) => {
    const { name, license = "" } = Package.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    const text = file === undefined ? "" : readFileSync(join(folder, file), "utf8");
    return { name, text: [license, text].join("\n").trim() };
  });
  // Packages of one owner have one text.
  const texts = [...Map.groupBy(licensed, ({ text }) => text)].map(
    ([text, packages]) => `${[...new Set(packages.map(({ name }) => name))].sort().join("\n")}\n${text}`,
  );
  return `${texts.sort().join("\n\n")}\n`;
}
