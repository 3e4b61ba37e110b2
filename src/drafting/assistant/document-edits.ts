import type { PublicationConfig } from "../../contract/resources/publications.ts";
import type { OpenDraft } from "../../hosts/code-host.ts";
import { excludes } from "../../hosts/draft-files.ts";
import { splitLines } from "../../shared/markdown/markdown.ts";
import { quoteText } from "../../shared/text.ts";
import type { Change } from "../../writer/changes/change.ts";
import { countWords } from "../../writer/entries.ts";
import { selectClaims } from "../../writer/verify/claims.ts";
import { checkDocument, type DocumentTree } from "../../writer/verify/document.ts";
import { type Claim, HAZARDS } from "../../writer/verify/lookup.ts";
import { explainOutside } from "../documents/documentation.ts";
import type { WrittenFile } from "../documents/files.ts";
import type { Evidence } from "./evidence.ts";
import { explainUnread } from "./reading.ts";

/** `old` of a file is replaced by `text`; without `old` the file is new. */
export type ProposedEdit = {
  path: string;
  old?: string | undefined;
  text: string;
  why: string;
  /** Changes such as `#7`, or words of the request. */
  because: readonly string[];
};

/** A document as the model has written it so far. */
type EditedDocument = {
  content: string;
  whys: readonly string[];
  because: readonly string[];
  cited: readonly Change[];
};

type EditRules = {
  open: OpenDraft;
  config: PublicationConfig;
  /** The turn's other files. */
  written: readonly WrittenFile[];
  excludedFiles: readonly string[];
  evidence: Evidence;
  redact: (text: string) => string;
  listFiles: () => Promise<ReadonlySet<string>>;
};

const MAX_FILES = 20;
const MAX_LINES = 2_000;
const MAX_WHY = 300;
const MAX_BECAUSE = 10;
const MAX_PROBLEM = 1_000;

type Checked = { document: EditedDocument; lines: number } | { refused: string };

/** The documents of a turn: what is changed in them is checked first. */
export class DocumentEdits {
  readonly #rules: EditRules;
  #documents = new Map<string, EditedDocument>();
  #lines = 0;

  constructor(rules: EditRules) {
    this.#rules = rules;
  }

  get documents(): ReadonlyMap<string, EditedDocument> {
    return this.#documents;
  }

  /** Goes back to `documents` of an earlier time. */
  restore(documents: ReadonlyMap<string, EditedDocument>): void {
    this.#documents = new Map(documents);
  }

  /** What is wrong with the edit, as the end of a sentence that begins with the path; undefined if it was made. */
  async propose(edit: ProposedEdit): Promise<string | undefined> {
    const checked = await this.#check(edit);
    if ("refused" in checked) return checked.refused;
    this.#documents.set(edit.path, checked.document);
    this.#lines += checked.lines;
    return undefined;
  }

  /** What is wrong with documents beside each other, by path: a heading that a link needs may be gone again. */
  async findBroken(): Promise<Map<string, string>> {
    const broken = new Map<string, string>();
    for (const [path, { content, cited }] of this.#documents) {
      const problem = await this.#findProblem(path, await this.#readBase(path), content, cited);
      if (problem !== undefined) broken.set(path, problem);
    }
    return broken;
  }

  /** Removes broken documents, or what was changed in them since `before`, until none is left. Returns what was wrong. */
  async dropBroken(before: ReadonlyMap<string, EditedDocument>): Promise<Map<string, string>> {
    const dropped = new Map<string, string>();
    for (let broken = await this.findBroken(); broken.size > 0; broken = await this.findBroken()) {
      for (const [path, problem] of broken) {
        const earlier = dropped.has(path) ? undefined : before.get(path);
        if (earlier === undefined) this.#documents.delete(path);
        else this.#documents.set(path, earlier);
        dropped.set(path, problem);
      }
    }
    return dropped;
  }

  async #check(edit: ProposedEdit): Promise<Checked> {
    const { path, why, because } = edit;
    const wrong = await this.#explainReasons(edit);
    if (wrong !== undefined) return refuse(wrong);
    const justified = this.#findCited(because);
    if ("refused" in justified) return justified;
    const outside = await this.#explainPath(path);
    if (outside !== undefined) return refuse(outside);
    const known = this.#documents.get(path);
    if (known === undefined && this.#documents.size >= MAX_FILES) {
      return refuse(`would be file ${MAX_FILES + 1} of this turn; at most ${MAX_FILES} are changed`);
    }
    const before = known?.content ?? (await this.#readBase(path));
    const applied = applyEdit(before, edit);
    if ("refused" in applied) return applied;
    if (this.#lines + applied.lines > MAX_LINES) return refuse(`exceeds the ${MAX_LINES} changed lines of a turn`);
    const cited = [...new Set([...(known?.cited ?? []), ...justified.cited])];
    const problem = await this.#findProblem(path, before, applied.content, cited);
    if (problem !== undefined) return refuse(problem);
    const document = {
      content: applied.content,
      whys: [...new Set([...(known?.whys ?? []), why.trim()])],
      because: [...new Set([...(known?.because ?? []), ...because])],
      cited,
    };
    return { document, lines: applied.lines };
  }

  async #explainReasons({ path, text: written, why, because }: ProposedEdit): Promise<string | undefined> {
    const { redact, evidence } = this.#rules;
    if (why.trim() === "" || why.length > MAX_WHY) return `needs a why of 1 to ${MAX_WHY} characters`;
    if ([path, written, why, ...because].some((text) => redact(text) !== text)) return "would get a secret";
    if (![why, ...because].every((text) => text.isWellFormed())) return "has half of a character as its reason";
    const unsaid = await explainWords(evidence, why);
    return unsaid === undefined ? undefined : `has a why that ${unsaid}`;
  }

  #findCited(because: readonly string[]): { cited: Change[] } | { refused: string } {
    const { evidence } = this.#rules;
    const named = "`because` names changes such as `#7`, or quotes words of the request";
    if (because.length === 0) return refuse(`needs a justification: ${named}`);
    if (because.length > MAX_BECAUSE) return refuse(`has more than ${MAX_BECAUSE} justifications`);
    const cited: Change[] = [];
    for (const one of because) {
      const found = evidence.findChange(one);
      if (found !== undefined) cited.push(found.change);
      else if (!evidence.isAsked(one)) {
        return refuse(
          `is not justified by "${quoteText(one, 100)}", which is no change of the range and not asked for: ${named}`,
        );
      }
    }
    return { cited };
  }

  async #explainPath(path: string): Promise<string | undefined> {
    const { open, config, written, excludedFiles } = this.#rules;
    if (excludedFiles.includes(path)) return "is excluded from the draft by a person";
    try {
      await open.checkPath(path);
    } catch (error) {
      return `is not written. ${explainUnread(error).replace(/\.$/, "")}`;
    }
    const clash = [...this.#documents.keys(), ...written.map((edit) => edit.path)].find((other) =>
      excludes(path, other),
    );
    return clash === undefined
      ? explainOutside(path, config, written)
      : `cannot be beside the file ${quoteText(clash)}`;
  }

  async #readBase(path: string): Promise<string | undefined> {
    const { open, written } = this.#rules;
    return written.find((edit) => edit.path === path)?.content ?? open.readFile(path);
  }

  async #findProblem(
    path: string,
    before: string | undefined,
    after: string,
    cited: readonly Change[],
  ): Promise<string | undefined> {
    const problems = await checkDocument(path, before, after, this.#tree, this.#rules.redact);
    if (problems.length > 0) return `would be wrong: ${quoteText(problems.slice(0, 5).join("; "), MAX_PROBLEM)}`;
    return explainUnfounded(await this.#rules.evidence.findUnfounded(selectClaims(before ?? "", after), cited));
  }

  get #tree(): DocumentTree {
    const read = async (path: string) => this.#documents.get(path)?.content ?? (await this.#readBase(path));
    return {
      hasFile: async (path) => {
        const files = await this.#rules.listFiles();
        if (this.#documents.has(path) || files.has(path)) return true;
        const folder = path === "" || path.endsWith("/") ? path : `${path}/`;
        return [...this.#documents.keys(), ...files].some((file) => file.startsWith(folder));
      },
      readFile: (path) => read(path).catch((error: unknown) => void explainUnread(error)),
    };
  }
}

/** What is wrong with words beside documents, as the end of a sentence; undefined if nothing is. */
export async function explainWords({ findUnfounded }: Evidence, words: string): Promise<string | undefined> {
  const isLive = ({ kind }: Claim) => HAZARDS.has(kind) || kind === "host" || kind === "address";
  return explainUnfounded(await findUnfounded(selectClaims("", words).filter(isLive), []));
}

function explainUnfounded(unfounded: readonly Claim[]): string | undefined {
  if (unfounded.length === 0) return undefined;
  const named = unfounded.slice(0, 5).map(({ kind, text }) => `the ${kind} "${quoteText(text, 100)}"`);
  const rule = unfounded.some(({ kind }) => HAZARDS.has(kind))
    ? " (a request alone founds nothing that runs or loads)"
    : "";
  return `would name ${named.join(", ")}, which neither the repository, nor the changes of \`because\`, nor the request has${rule}`;
}

function refuse(refused: string): { refused: string } {
  return { refused };
}

/** `lines` counts those that change. */
function applyEdit(
  before: string | undefined,
  { old, text }: ProposedEdit,
): { content: string; lines: number } | { refused: string } {
  if (old === undefined) {
    if (before !== undefined) return refuse("exists already: use edit_file");
    if (text.trim() === "") return refuse("would be empty");
    return { content: text.endsWith("\n") ? text : `${text}\n`, lines: splitLines(text).length };
  }
  if (before === undefined) return refuse("does not exist: use create_file");
  if (old === "" || old === text)
    return refuse("would not change: `old` and `new` are different texts that are not empty");
  const isCrlf = /\r\n/.test(before) && !/(?<!\r)\n/.test(before);
  const asFile = (part: string) => (isCrlf ? part.replace(/\r?\n/g, "\r\n") : part);
  const found = before.split(asFile(old));
  if (found.length !== 2) {
    const count = found.length === 1 ? "does not occur" : `occurs ${countWords(found.length - 1, ["time", "times"])}`;
    return refuse(`has to have \`old\` exactly once, but it ${count}: read the file, and copy enough of it`);
  }
  const content = found.join(asFile(text));
  if (content.trim() === "") return refuse("would be empty");
  return { content, lines: countChanged(old, text) };
}

/** Without those that both texts begin or end with. */
function countChanged(old: string, text: string): number {
  const [before, after] = [splitLines(old), splitLines(text)];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return before.length + after.length - 2 * (start + end);
}
