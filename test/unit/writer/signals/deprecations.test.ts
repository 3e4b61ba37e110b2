import { expect, test } from "vitest";
import { parseDeprecations } from "../../../../src/writer/signals/deprecations.ts";

const parse = (code: string) => parseDeprecations(code.split("\n")).map(({ name, text }) => [name, text]);

test.each<[language: string, code: string, text: string, name?: string]>([
  ["TypeScript", "/** @deprecated Use dock() instead. */\nexport function moor(ship: Ship) {", "Use dock() instead."],
  [
    "several lines",
    "/**\n * @deprecated since 1, use dock,\n *   which waits.\n */\nmoor(ship) {",
    "Use dock, which waits.",
  ],
  [
    "Java",
    "/**\n * @deprecated Replaced by {@link Pier#dock}\n */\n@Deprecated\npublic void moor() {",
    "Replaced by `Pier#dock`.",
  ],
  ["Go", "// Deprecated: use Dock.\nfunc (p *Pier) Moor() error {", "Use Dock.", "Moor"],
  ["Rust", '#[deprecated(since = "1.2.0", note = "use `dock` instead")]\npub fn moor() {', "Use `dock` instead."],
  ["Kotlin", '@Deprecated("Use dock instead", ReplaceWith("dock()"))\nfun moor() {', "Use dock instead."],
  ["C#", '[Obsolete("Use Dock instead")]\npublic void Moor()', "Use Dock instead.", "Moor"],
  [
    "PHP",
    'function moor() {\n    trigger_error("moor() is deprecated, use dock()", E_USER_DEPRECATED);',
    "Use dock().",
  ],
  [
    "Python",
    'def moor(ship):\n    warnings.warn(\n        "moor is deprecated. "\n        "Please use dock instead",\n        DeprecationWarning,\n    )',
    "Please use dock instead.",
  ],
  [
    "RST",
    'def moor(ship):\n    """Moor.\n\n    .. deprecated:: 1.2\n       Use dock instead.\n    """',
    "Use dock instead.",
  ],
  ["a successor", "// Deprecated: in favor of Dock\nfunc Moor() {", "In favor of Dock.", "Moor"],
])("what a deprecation says in %s", (_, code, text, name = "moor") => expect(parse(code)).toEqual([[name, text]]));

test.each(["export default function () {"])("what it is about is unknown above %j", (code) => {
  expect(parse(`// Deprecated: use Dock.\n${code}`)).toEqual([[undefined, "Use Dock."]]);
});

test.each<[why: string, code: string]>([
  ["a word only", "// Deprecated: see\nfunc Moor() {"],
  ["a message", 'def moor():\n    note("moor is deprecated, use dock")'],
  ["a version only", "// Deprecated: since 1.2\nfunc Moor() {"],
  [
    "what is filled in later",
    'def moor():\n    warnings.warn(f"{name} is deprecated, use {other}", DeprecationWarning)',
  ],
  ["another warning", 'def moor():\n    warnings.warn("The tide is low, use an anchor", TideWarning)'],
  ["more than a few words", `// Deprecated: use ${"dock ".repeat(80)}\nfunc Moor() {`],
])("what to do is not known from %s", (_, code) => expect(parse(code)).toEqual([]));
