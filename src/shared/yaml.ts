import { type Document, isMap, isNode, isScalar, Lexer, LineCounter, Parser, parseDocument, visit } from "yaml";
import { messageOf } from "./errors.ts";

/** In characters. */
export const MAX_YAML_LENGTH = 128 * 1024;
export const MAX_YAML_DEPTH = 50;
/** The library compares each key of a map with all others. */
export const MAX_YAML_TOKENS = 20_000;
export const MAX_YAML_ALIASES = 50;

/** Both count from 1. */
export type Position = { line: number; column: number };

/** `column` is undefined for what concerns more than one place. */
export class InvalidYamlError extends Error {
  readonly line: number;
  readonly column: number | undefined;

  constructor(line: number, message: string, column?: number) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

export type ParsedYaml = {
  document: Document;
  value: unknown;
  lineOf: (offset: number) => number;
  positionOf: (offset: number) => Position;
};

/** Throws {@link InvalidYamlError}, also for a text that exceeds a limit above. */
export function parseYaml(text: string): ParsedYaml {
  if (text.length > MAX_YAML_LENGTH) {
    throw new InvalidYamlError(1, `the text is longer than ${MAX_YAML_LENGTH} characters`);
  }
  const lineCounter = new LineCounter();
  const positionOf = (offset: number): Position => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  const lineOf = (offset: number) => positionOf(offset).line;
  checkNesting(text);
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const [error] = document.errors;
  if (error !== undefined) {
    const { line, column } = positionOf(error.pos[0]);
    throw new InvalidYamlError(line, error.message, column);
  }
  checkAliases(document, lineOf);
  try {
    return { document, value: document.toJS({ maxAliasCount: MAX_YAML_ALIASES }), lineOf, positionOf };
  } catch (cause) {
    throw new InvalidYamlError(1, messageOf(cause));
  }
}

/** By the parser, which is not recursive; what comes after it is. */
function checkNesting(text: string): void {
  const parser = new Parser();
  let [offset, tokens] = [0, 0];
  const refuse = (fault: string): never => {
    throw new InvalidYamlError(text.slice(0, offset).split("\n").length, fault);
  };
  for (const lexeme of new Lexer().lex(text)) {
    for (const _ of parser.next(lexeme));
    offset += lexeme.length;
    tokens += 1;
    if (tokens > MAX_YAML_TOKENS) refuse(`the text has more than ${MAX_YAML_TOKENS} tokens`);
    if (parser.stack.length > MAX_YAML_DEPTH) refuse(`the text is nested more than ${MAX_YAML_DEPTH} levels deep`);
  }
}

function checkAliases(document: Document, lineOf: (offset: number) => number): void {
  let count = 0;
  visit(document, {
    Alias(_, alias) {
      const line = lineOf(alias.range?.[0] ?? 0);
      count += 1;
      if (count > MAX_YAML_ALIASES) throw new InvalidYamlError(line, `there are more than ${MAX_YAML_ALIASES} aliases`);
      if (alias.resolve(document) !== undefined) return;
      throw new InvalidYamlError(line, `the alias *${alias.source} has no anchor`);
    },
  });
}

/** The offset of the field at `path`, or of the nearest one that contains it; with `key`, of that key in it. */
export function findStart(document: Document, path: readonly PropertyKey[], key?: string): number {
  const start = key === undefined ? undefined : findKey(document, path, key);
  if (start !== undefined) return start;
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function findKey(document: Document, path: readonly PropertyKey[], key: string): number | undefined {
  const map = path.length === 0 ? document.contents : document.getIn(path, true);
  const pair = isMap(map) ? map.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
  return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
}
