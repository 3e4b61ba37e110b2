import type { DocRequest } from "../../contract/jobs.ts";
import type { ErrorCode } from "../../shared/error-codes/catalogue.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { listQuoted } from "../../shared/text.ts";
import type { Span } from "../../writer/change.ts";
import { type Asked, readAsked } from "./comments/commands.ts";
import { selectSpans } from "./commits/spans.ts";
import type { Source } from "./repositories/repositories.ts";
import { readMetadata } from "./span-notes.ts";

/** What a request means in one source: the commits, and how people want them told. */
export type SourcePart = { source: Source; asked: Asked; spans: readonly Span[]; sentence: string };

/** The parts of a request by source; `sentence` says what was understood in each. */
export type ReadParts = { parts: readonly SourcePart[]; sentence: string; remarks: readonly string[] };

/** What a selector that is meant for another repository fails with. */
const NOT_HERE: ReadonlySet<ErrorCode> = new Set([
  "git/unknown-tag",
  "git/unknown-revision",
  "git/ambiguous-revision",
  "git/start-not-in-end",
  "git/no-releases",
]);

/**
 * Resolves a request in every source where its selectors make sense; a remark names each of the others. Throws what the
 * first source threw where they make sense in none.
 */
export async function readParts(
  sources: readonly Source[],
  request: DocRequest,
  given: Parameters<typeof readAsked>[2] & { paths: readonly string[] | undefined },
): Promise<ReadParts> {
  const read = await Promise.all(sources.map((source) => readPart(source, request, given).catch(asNotHere)));
  const parts = read.filter((one) => "source" in one);
  const failed = read.find((one) => one instanceof ReleaseDocsError);
  if (parts.length === 0 && failed !== undefined) throw failed;
  const missing = read.flatMap((one, index) =>
    one instanceof ReleaseDocsError ? [`Nothing of ${sources[index]?.repository.name} is in it: ${one.message}`] : [],
  );
  const sentence = parts
    .map((part) => (sources.length === 1 ? part.sentence : `${part.source.repository.name}: ${part.sentence}`))
    .join("\n");
  const remarks = parts.flatMap((part) => part.remarks);
  return { parts, sentence, remarks: [...new Set([...missing, ...remarks, ...selectNotUnderstood(parts)])] };
}

function asNotHere(error: unknown): ReleaseDocsError {
  if (error instanceof ReleaseDocsError && NOT_HERE.has(error.code)) return error;
  throw error;
}

async function readPart(
  source: Source,
  request: DocRequest,
  { paths, ...given }: Parameters<typeof readParts>[2],
): Promise<SourcePart & { remarks: readonly string[] }> {
  const { history, repository } = source;
  const asked = await readAsked({ history, repository: repository.name }, request, given);
  const { changes, origin } = asked.selection;
  const selected = await selectSpans(history, changes, origin, paths);
  const { spans, remarks } = await readMetadata(source, selected.spans);
  return { source, asked, spans, sentence: selected.sentence, remarks: [...remarks, ...asked.remarks] };
}

/** Sentences of comments that were understood in no source: one may name a change of another repository. */
function selectNotUnderstood([first, ...others]: readonly SourcePart[]): string[] {
  const isForeign = (sentence: string) => others.every(({ asked }) => asked.notUnderstood.includes(sentence));
  const sentences = first?.asked.notUnderstood.filter(isForeign) ?? [];
  return listQuoted("Not understood in the comments, and so not followed", sentences);
}
