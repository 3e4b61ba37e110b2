import { draws } from "./search.ts";

/** What a compiler of a project's site could run, include or break on. `CANARY` is in its variables, files and environment. */
export const CONSTRUCTS: readonly string[] = [
  // MDX and React
  ...["{process.env.CANARY}", "{globalThis.canary()}", "{(()=>canary())()}", "{/* canary */}", "{...canary}"],
  `\${process.env.CANARY}`,
  ...["<Canary/>", "<Canary", "</Canary>", "<canary.x>", "<>{canary}</>", "a <5 and b< c"],
  ...["<https://example.com/canary> x", "<!-- canary -->", "<script>canary()</script>", 'import canary from "fs"'],
  ...["import {canary} from 'fs'", "export const x = canary()", "export default canary"],
  // Vue
  ...["{{ canary }}", '{{ constructor.constructor("return process.env.CANARY")() }}', "{{canary}}", "{{{ canary }}}"],
  ...["{{{{ canary }}}}", "{{ canary", "canary }}", "{v-html=canary}", '<i v-text="canary">x</i>', "{.canary}"],
  ...["{#canary}", "{style=canary}", "<<< @/canary.js", "<!--@include: ./canary.md-->", "[[toc]]"],
  // Liquid, Jinja, Hugo, mdBook
  ...["{% include canary.html %}", "{%- assign x = canary -%}", "{% raw %}{{ canary }}{% endraw %}", "{% endraw %}"],
  ...["{% if", "%}", "{%", "{# canary #}", "{#", "{{< canary >}}", "{{% canary %}}", "{{</* canary */>}}"],
  ...["{{- canary -}}", "{{#include canary.txt}}"],
  `\${{ secrets.CANARY }}`,
  // Python-Markdown, kramdown, critic markup
  ...['--8<-- "canary.txt"', "--8<--", '-8<- "canary.txt"', "{!canary.txt!}", "{! canary.txt"],
  ...["!!!include(canary.txt)!!!", "!include canary.txt", "{: .canary #x}", "{:toc}"],
  ...["{::nomarkdown}canary{:/nomarkdown}", "{++canary++}", "{~~canary~>x~~}", "[TOC]", "[[canary]]", "*[canary]: x"],
  "$$canary$$",
  // Blocks
  ...[":::danger canary", ":::", "::canary[x]{#y}", ":canary[x]{.y}", "!!! danger", "??? note", "/// note | canary"],
  ...['=== "canary"', "+++", ": canary", "||| canary", "^"],
  // reStructuredText
  ...[".. include:: canary.txt", ".. raw:: html", ".. |x| replace:: canary", ":canary: x", ":download:`canary.txt`"],
  ...["|canary|", "canary_ and `canary`_", "`` a` :download:`canary.txt` ``", "__ https://example.com/canary"],
  ...[">>> canary", "canary::", "#. canary"],
  // Halves, escapes and code
  ...["{", "}", "{{", "}}", "<", "\\{canary}", "\\{{ canary }}", "\\\\{canary}", "\\n canary", "\\`{canary}`"],
  ...["`{canary}`", "`{{ canary }}`", "`{% include canary.html %}`", "`{{< canary >}}`", "`{# canary`"],
  ...["`{!canary.txt!}`", "``{canary} ` {{ canary }}``", "`<!--@include: ./canary.md-->`", "`{canary}"],
  ...["&#123;canary}", "&lbrace;&lbrace; canary }}", "&lt;Canary>"],
  // Places beside other markup
  ...["https://example.com/{canary}", "https://example.com/{{ canary }}", "www.example.com/{canary}"],
  ...["Get https://example.com/%7B%7Bcanary%7D%7D", "Get https://example.com/?%7b{canary%7D}"],
  ...["example.com/%7B%7Bcanary%7D%7D", "www.example.com/%7B%7Bcanary%7D%7D", "@{canary}", "@ada/{canary}"],
  ...["@ada``{canary}``", "[x]({canary})", "![x](y){canary}", "**{canary}**", "~~{canary}~~ a~b~", "_{canary}_"],
  ...["|{canary}|", "{\u200B{ canary }}", "{canary\u{E0041}\u{E0042}}", "{\u{E0001}{ canary }}"],
];

/** What compilers read in different ways, so that text differs, too. */
export const AMBIGUOUS: readonly string[] = [
  ...["](https://example.com/{{canary}}`", "https://example.com/<!--`{canary} {canary}`"],
  ...["\\\\www.example.com/{canary}", "``a``www.example.com/{canary} ``{canary}``"],
  ...["``a``https://example.com/{canary}", "\\ {canary} \\", "` {canary} `", "https://example.com/`a {canary}`"],
  ...["www.example.com/`a {canary} {{ canary }}`", "https://example.com/\\`{canary}`"],
  ...["<https://example.com/{canary}>{canary}", "<https://example.com/%7B%7Bcanary%7D%7D>"],
  ...["[https://example.com/{{canary}}](https://example.com/{{canary}})", "[x](<https://example.com/{{canary}}>)"],
  ...["[x](https://example.com/`a {canary}`)", "[x](https://example.com/{canary}`{canary}`)"],
  ...["[x]: https://example.com/{{canary}}", "`x|{canary}|y`", "`a\n{canary}`", "``a`{canary}``` `", "^ {canary}"],
];

/** Half of a construct beside another one: what only both together make. */
const FRAMES = ["X", "Add X", "X X", "{X", "X{", "`X", "\\X", "[X]"] as const;

/** Each construct alone and in some of the frames, at night in all. */
export const HOSTILE_TITLES: readonly string[] = [
  ...new Set(
    CONSTRUCTS.flatMap((construct, at) => {
      const frames = [FRAMES[0], ...FRAMES.slice(1 + (at % 7)), ...FRAMES].slice(0, draws(5, 2 * FRAMES.length));
      return frames.map((frame) => frame.replaceAll("X", () => construct));
    }),
  ),
];
