/** What is known of a request, to tell its record by. */
export type Evidence = {
  /** Labels that only this request of this run bears; none outside Actions. */
  marks: readonly string[];
  /** ID and name of the one publication that it is for, where both are known. */
  publication?: { id: string; name: string } | undefined;
  /** Its title and body. */
  texts: Readonly<Record<string, string>>;
  /** Other fields of the request. A service may write them otherwise, so that unlike ones leave it open. */
  fields: Readonly<Record<string, unknown>>;
};

/** Whether a record is provably of a request, provably not, or neither. */
export type Judgement = "own" | "foreign" | "unclear";

type Shown = Readonly<Record<string, unknown>>;

/**
 * Judges a record by what it shows. Labels decide alone where they are shown; else title and body have to be those of
 * the request, or an entry has to repeat one of them, and nothing else may differ.
 */
export function judgeRecord(record: Shown, evidence: Evidence): Judgement {
  const { marks, texts, fields } = evidence;
  if (isForOther(record, evidence)) return "foreign";
  if (marks.length > 0 && labelsOf(record).length > 0) return bearsMarks(record, marks) ? "own" : "foreign";
  const compared = Object.entries(texts).filter(([name]) => isShown(record[name]));
  if (compared.some(([name, text]) => !isSameText(record[name], text))) return "foreign";
  const differs = Object.entries(fields).some(
    ([name, value]) => isShown(value) && isShown(record[name]) && !isSame(record[name], value),
  );
  const isTold = compared.length > 0 || entriesOf(record).some((entry) => isOneOf(entry.message, texts));
  return isTold && !differs ? "own" : "unclear";
}

/** Whether a record shows all of these labels. */
export function bearsMarks(record: Shown, marks: readonly string[]): boolean {
  const labels = new Set(labelsOf(record).map((label) => label.toLowerCase()));
  return marks.length > 0 && marks.every((mark) => labels.has(mark.toLowerCase()));
}

/** Whether a record shows another publication than the one that is meant. */
export function isForOther(record: Shown, { publication }: Pick<Evidence, "publication">): boolean {
  if (publication === undefined) return false;
  const { publicationId: id, publicationName: name } = record;
  return (isShown(id) && id !== publication.id) || (isShown(name) && name !== publication.name);
}

/** Whether a shown text is the one that was sent, or its beginning, cut with an ellipsis. */
export function isSameText(shown: unknown, sent: string): boolean {
  const [text, whole] = [plain(String(shown)), plain(sent)];
  const cut = /^(.+?)\s*(?:…|\.\.\.)$/.exec(text)?.[1];
  return text === whole || (cut !== undefined && whole.startsWith(cut));
}

/** Whether an entry repeats what was asked. */
function isOneOf(message: unknown, texts: Evidence["texts"]): boolean {
  return Object.values(texts).some((text) => isSameText(message, text));
}

function entriesOf({ entries }: Shown): Shown[] {
  return Array.isArray(entries) ? entries.filter((entry) => typeof entry === "object" && entry !== null) : [];
}

function labelsOf({ labels }: Shown): string[] {
  return Array.isArray(labels) ? labels.filter((label) => typeof label === "string") : [];
}

function isShown(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function isSame(shown: unknown, sent: unknown): boolean {
  return JSON.stringify(shown) === JSON.stringify(sent);
}
