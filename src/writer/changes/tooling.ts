import { trimTrailing } from "../../shared/text.ts";

/** A word in lower case; `ends`: punctuation follows. */
type Token = { word: string; ends: boolean };

function splitTokens(text: string): Token[] {
  return text.split(/\s+/).map((part) => {
    const word = trimTrailing(part.toLowerCase(), /[.,:;!?)"'’]/);
    return { word: word.replace(/^["'(]/, ""), ends: word.length < part.length };
  });
}

export function listWords(text: string): ReadonlySet<string> {
  return new Set(text.split("|"));
}

/** Whether a list has a word or what it is the plural of. */
export function includesWord(list: ReadonlySet<string>, word: string): boolean {
  return list.has(word) || (word.endsWith("s") && list.has(word.slice(0, -1)));
}

/** Whether one of the words of a text, or the singular of one, is in the list. */
export function mentions(text: string, list: ReadonlySet<string>): boolean {
  const words = text.toLowerCase().match(/[a-z\d_]+(?:['’-][a-z\d_]+)*/g) ?? [];
  return words.some((word) => includesWord(list, word));
}

/** Phrases of one to three words; `firsts` are their first words. */
type Phrases = { all: ReadonlySet<string>; firsts: ReadonlySet<string> };

function listPhrases(text: string): Phrases {
  const all = listWords(text);
  return { all, firsts: new Set([...all].map((phrase) => phrase.split(" ", 1)[0] ?? "")) };
}

const WORK_NOUNS = listPhrases(
  "test|testing|spec|test case|test suite|test coverage|test helper|test matrix|test file|test fixture|test failure|test setup|" +
    "test runner|test util|test utility|test utilities|test data|test name|test deps|test dependencies|test script|" +
    "test class|test classes|test harness|test order|test isolation|test socket|test server socket|testsuite|" +
    "code coverage|coverage setup|coverage config|spell check|fuzz test|fuzzing set up|fuzzing setup|ci|" +
    "continuous integration|ci workflow|github workflow|release workflow|test workflow|build workflow|" +
    "lint workflow|linter|lint|linting|benchmark|benchmark data|benchmarks data|benchmark result|benchmarks result|" +
    "contributor data|contributors data|contributor list|contributors list|merge conflict|merge error|bad merge|" +
    "license header|code style|codestyle|nit",
);
const TOOLS = listPhrases(
  "github action|travis|circleci|circle ci|appveyor|azure pipelines|codecov|coveralls|dependabot|renovate|pre-commit|eslint|" +
    "prettier|rubocop|flake8|mypy|pyright|pylint|isort|clippy|rustfmt|gofmt|golangci|golangci-lint|golint|staticcheck|megacheck|spotless|spotless-maven-plugin|checkstyle|error prone|errorprone|spotbugs|" +
    "detekt|ktlint|commitlint|lint-staged|husky|sonarcloud|sonarqube|ruff-format|phpstan|psalm|" +
    "php-cs|php-cs-fixer|styleci|editorconfig|devcontainer|dev env|dev environment|dev setup|dev dependencies|gitignore|" +
    "grunt|gulp|bower|gitattributes|issue template|pr template|pull request template|codeowners|ruff|bandit|shellcheck|codespell|black",
);
const TEST_TOOLS = listWords("minitest|rspec|pytest|jest|vitest|mocha|junit|phpunit|nox|tox|unittest|coverage");
const MAX_PHRASE = 3;

/** With these verbs a title is about what users get: `Report test coverage`. */
const FEATURE_VERB =
  /^(?:support|allow|accept|expose|detect|parse|implement|provid|introduc|run|report|show|print|warn|list|execut|requir|pluginfy)(?:e|s|es|ed|d|ing)?$/;
/** No adjectives of a noun. */
const STOPS = listWords(
  "support|option|flag|command|for|to|in|of|on|with|when|if|that|which|from|and|or|by|into|as|is|are|not",
);
const AFTER_NOUN = listWords(
  "more|less|for|of|to|on|in|with|that|when|where|and|from|against|using|under|by|as|if|is|are|do|don't|doesn't|a|faster|slightly|" +
    "again|too|after|before|so|about|at|without|via|config|configuration|error|warning|issue|failure|failing|offence|" +
    "offense|setup|job|build|pass",
);
const PRODUCT = listWords("support|option|flag|plugin|integration|preset|reporter|output|command");
const TOOL_WORK = listWords(
  "fix|fixes|autofix|auto-fix|warning|lint|error|offence|offense|config|update|todo|cleanup|happy",
);
const MAX_ADJECTIVES = 4;

/** How many words from `index` on are one of `nouns`; 0 if none are. */
function matchNoun(tokens: readonly Token[], index: number, nouns: Phrases): number {
  if (!includesWord(nouns.firsts, tokens[index]?.word ?? "")) return 0;
  for (let length = MAX_PHRASE; length > 0; length -= 1) {
    const phrase = tokens.slice(index, index + length).map(({ word }) => word);
    if (phrase.length === length && includesWord(nouns.all, phrase.join(" "))) return length;
  }
  return 0;
}

/** Whether the object of the verb in front is such a noun, and `isWhole` accepts what follows it. */
function isAbout(
  tokens: readonly Token[],
  nouns: Phrases,
  isWhole: (last: Token | undefined, next: Token | undefined) => boolean,
): boolean {
  if (FEATURE_VERB.test(tokens[0]?.word ?? "") || tokens[0]?.ends === true) return false;
  for (let index = 1; index <= MAX_ADJECTIVES + 1; index += 1) {
    const length = matchNoun(tokens, index, nouns);
    if (length > 0 && isWhole(tokens[index + length - 1], tokens[index + length])) return true;
    const token = tokens[index];
    if (token === undefined || token.ends || includesWord(STOPS, token.word)) return false;
  }
  return false;
}

function endsNoun(last: Token | undefined, next: Token | undefined): boolean {
  return last?.ends === true || next === undefined || includesWord(AFTER_NOUN, next.word) || /^[^\w]/.test(next.word);
}

/** `Black 24`, but not `black border`. */
function isTool(last: Token | undefined, next: Token | undefined): boolean {
  if (last?.word === "black") return last.ends || next === undefined || /^(?:\d|format)/.test(next.word);
  return last?.ends === true || next === undefined || !includesWord(PRODUCT, next.word);
}

const LEADS = listWords("test|spec|test-suite|ci|benchmark|lint|linting|linter|nit|cosmetic");

/** Whether a clause, with its code masked as `x`, is about tests, CI, lint or benchmarks. */
export function isAboutWork(clause: string): boolean {
  const tokens = splitTokens(clause);
  const [first, second] = tokens;
  if (includesWord(LEADS, first?.word ?? "")) return true;
  if (second?.word === "testing" && /^(?:start|stop|begin)$/.test(first?.word ?? "")) return true;
  return isAboutFormatting(tokens) || isAbout(tokens, WORK_NOUNS, endsNoun);
}

function isAboutFormatting(tokens: readonly Token[]): boolean {
  const index = tokens.findIndex(({ word }) => word === "formatting");
  if (index === -1 || index > 1) return false;
  const [own, next, after] = tokens.slice(index);
  return own?.ends === true || next === undefined || (next.word === "in" && after?.word === "x");
}

/** Whether a text, with its code masked, is about a tool that only developers use. */
export function isAboutTool(plain: string): boolean {
  const tokens = splitTokens(plain);
  const lead = matchNoun(tokens, 0, TOOLS);
  const [last, next] = [tokens[lead - 1], tokens[lead]];
  const isAlone = last?.ends === true || next === undefined || /^\d/.test(next.word);
  if (lead > 0 && (isAlone || includesWord(TOOL_WORK, next.word))) return true;
  return isAbout(tokens, TOOLS, isTool) || isAboutTestTool(tokens.map(({ word }) => word)) || isFinding(tokens);
}

const FINDINGS = listWords("error|warning|issue|offence|offense|complaint|problem|finding|violation");

/** `Reduce the errors that are reported by mypy` */
function isFinding(tokens: readonly Token[]): boolean {
  const from = tokens.findLastIndex(({ word }) => /^(?:by|from|of)$/.test(word));
  const length = from === -1 ? 0 : matchNoun(tokens, from + 1, TOOLS);
  return length > 0 && from + 1 + length === tokens.length && tokens.some(({ word }) => includesWord(FINDINGS, word));
}

function isAboutTestTool([verb = "", object = "", ...rest]: readonly string[]): boolean {
  if (/^fix(?:es|ed)?$/.test(verb)) {
    const [name = "", ...more] = object === "the" || object === "broken" ? rest : [object, ...rest];
    if (more.length === 0) return name === "build" || name === "cs";
    return (
      more.length === 1 && TEST_TOOLS.has(name) && /^(?:deprecations?|warnings?|config|errors?)$/.test(more[0] ?? "")
    );
  }
  if (/^(?:use|bump|upgrade|update|install|run)s?$/.test(verb))
    return TEST_TOOLS.has(object.replace(/^pytest-.+/, "pytest"));
  if (verb === "start") return object === "using" && TEST_TOOLS.has(rest[0] ?? "");
  const to = [object, ...rest].indexOf("to");
  return /^(?:switch|migrate|move|convert)$/.test(verb) && to !== -1 && to < 2 && TEST_TOOLS.has(rest[to] ?? "");
}

export function namesTool(text: string): boolean {
  const tokens = splitTokens(text);
  return tokens.some(({ word }, index) => TEST_TOOLS.has(word) || matchNoun(tokens, index, TOOLS) > 0);
}
