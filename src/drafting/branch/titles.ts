import { readLog } from "../../git/commits.ts";
import { isType } from "../../writer/changes/titles.ts";
import type { Workspace } from "../repositories/repositories.ts";

/** Conventional titles: `fix: keep the last line`, or with scopes `fix(api): keep the last line`. */
export type TitleForm = { hasScopes: boolean };

const LOOKED_AT = 50;
const FEWEST = 10;
const MOST = 0.8;
const SOME = 0.2;
const HEADER = /^(?<type>\w+)(?<scope>\([^()]+\))?!?: \S/;

/** The form of the newest commits on the base; undefined where they have none, or drafts go to an unknown repository. */
export async function readTitleForm({ sources, isPreview }: Workspace): Promise<TitleForm | undefined> {
  const home = sources.find(({ isElsewhere }) => !isElsewhere);
  if (home === undefined || isPreview) return undefined;
  const { directory, head } = home.history;
  const found = await readLog(directory, ["%s"], ["--no-merges", `--max-count=${LOOKED_AT}`, head]);
  return findTitleForm(found.flat());
}

export function findTitleForm(titles: readonly string[]): TitleForm | undefined {
  const headers = titles.map((title) => HEADER.exec(title)?.groups).filter((header) => isType(header?.type));
  if (titles.length < FEWEST || headers.length < titles.length * MOST) return undefined;
  // Robots have scopes of their own: `build(deps): bump left-pad`.
  const scoped = headers.filter((header) => header?.scope?.startsWith("(deps") === false);
  return { hasScopes: scoped.length >= headers.length * SOME };
}

/** Of a run by hand. */
const VAGUE = "Release notes and changelog";
const DEFAULT = /^Document (?:#\d|the changes on |\{subject\}$)/;

/** The title of a draft, in the form unless a person chose it. `asked` is the request's; `spoken` what it is about. */
export function formTitle(
  form: TitleForm | undefined,
  { asked, spoken, isPlanned }: { asked: string | undefined; spoken: string; isPlanned: boolean },
): string | undefined {
  if (form === undefined) return asked;
  if (isPlanned) return form.hasScopes ? "chore(release): {subject}" : "chore: release {subject}";
  const title = asked === undefined || asked === VAGUE ? "Document {subject}" : asked;
  const isDefault = title.startsWith(`Document ${spoken}`) || DEFAULT.test(title);
  return isDefault ? `docs: ${title.charAt(0).toLowerCase()}${title.slice(1)}` : asked;
}
