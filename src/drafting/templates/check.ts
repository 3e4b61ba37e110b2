import type { PublicationConfig } from "../../contract/resources/publications.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { selectNearestNames } from "../../shared/text.ts";
import { placeInChangelog } from "../../writer/changelog/changelog.ts";
import { mergeDocument } from "../../writer/merge/documents.ts";
import { buildFormedSection, type Form, type FormStyle, PLACEHOLDER, readForm, renderNotes } from "./form.ts";

type Kind = "releaseNotes" | "changelogs";

/** The first template or placeholder that cannot be used: its field of the config, and why. */
export async function findUnusable({ styleGuide = {} }: PublicationConfig) {
  for (const kind of ["releaseNotes", "changelogs"] as const) {
    const style: FormStyle = styleGuide[kind] ?? {};
    for (const field of ["header", "footer", "entry", "template"] as const) {
      const message = style[field] === undefined ? undefined : await explainField(kind, field, style);
      if (message !== undefined) return { path: ["styleGuide", kind, field], message };
    }
  }
  return undefined;
}

const PLACEHOLDERS = ["version", "tag", "previousTag", "date", "compareUrl", "repository"];

async function explainField(kind: Kind, field: "header" | "footer" | "entry" | "template", style: FormStyle) {
  const text = style[field];
  if (field === "header" || field === "footer") {
    const names = kind === "changelogs" ? [] : [...(text ?? "").matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
    const name = names.find((one) => !PLACEHOLDERS.includes(one));
    const [nearest = PLACEHOLDERS.join(", ")] = selectNearestNames(name ?? "", PLACEHOLDERS);
    return name === undefined ? undefined : `There is no placeholder {${name}}. Did you mean ${nearest}?`;
  }
  try {
    const form = await readForm({ ...style, [field === "entry" ? "template" : "entry"]: undefined });
    return (await findsAgain(kind, form)) ? undefined : LOST;
  } catch (error) {
    if (error instanceof ReleaseDocsError) return error.message;
    throw error;
  }
}

const LOST =
  "Its entries could not be found again, and people's edits would be lost. Write each as an item of a list with its words or its link: `- {{text}} ({{link}})`.";

/** Whether an edit of an entry stays when another one comes, each of them once. */
async function findsAgain(kind: Kind, form: Form): Promise<boolean> {
  const { buildSample } = await import("./sample.ts");
  const write = (count: number, before?: string) => {
    const { span, notes, source } = buildSample(count);
    if (kind === "releaseNotes") return renderNotes(span, notes, source, { form });
    const section = buildFormedSection({ span, notes, source }, form, { path: "CHANGELOG.md", text: before });
    return placeInChangelog(before, section) ?? "";
  };
  const [base, ours] = [write(2), write(3)];
  const mark = " by hand";
  const theirs = base.replace(/^.*(?:window|901).*$/m, `$&${mark}`);
  const merged = mergeDocument("CHANGELOG.md", kind === "changelogs" ? "changelog" : kind, { base, theirs, ours });
  const isMerged = merged.text.includes(mark) && merged.text.replace(mark, "") === ours;
  const count = (text: string) => text.match(/^.*(?:door|window|garden|90\d).*$/gm)?.length;
  const isPlacedOnce = kind === "releaseNotes" || count(write(3, base)) === count(ours);
  return base === ours || (isMerged && isPlacedOnce);
}
