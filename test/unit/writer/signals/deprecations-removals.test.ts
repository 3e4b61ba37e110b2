import { describe, expect, test } from "vitest";
import type { LineChange } from "../../../../src/git/tree.ts";
import { listTaken, listWithdrawn } from "../../../../src/writer/signals/deprecations.ts";

describe("what a title says is no longer there", () => {
  test.each<[title: string, names: string[]]>([
    ["Remove `sell`", ["sell"]],
    ["Remove deprecated Ticket.sell() method", ["sell"]],
    ["Drop the --deck and --level flags", ["--deck", "--level"]],
    ["Remove `Ferry::Deck` in favor of rows", ["Deck"]],
    ["Rename sell_ticket to book_ticket", ["sell_ticket"]],
    ["Rename the `deck` option to `level`", ["deck"]],
  ])("%s", (title, names) => expect(listTaken(title)).toEqual(names));

  test.each([
    "Remove `sell` from the docs",
    "Remove `sell` fallback",
    "Remove sell() call",
    "Remove the deck",
    "Add `sell`",
    "Rename master to main",
  ])("nothing in: %s", (title) => expect(listTaken(title)).toEqual([]));
});

describe("what code no longer has for others", () => {
  const document: LineChange = { path: "docs/ferry.md", added: [], removed: ["Call `sell` for a ticket."] };
  const withdrawn = (
    name: string,
    path: string,
    removed: string[],
    more: { added?: string[]; documents?: LineChange[] } = {},
  ) => {
    const touched = [{ path, removed, added: more.added ?? [] }, ...(more.documents ?? [])];
    const query = { sha: "a", commits: ["a"], taken: [name], paths: [path, "docs/ferry.md", "CHANGELOG.md"] };
    return listWithdrawn(query, new Map([["a", touched]])).map(({ line }) => line);
  };

  test.each([
    ["sell", "src/ferry.ts", "export async function sell(deck: number) {"],
    ["sell", "lib/ferry.js", "exports.sell = (deck) => deck;"],
    ["sell", "ferry/sales.py", "    def sell(self, deck):"],
    ["sell", "src/sales.rs", "    pub fn sell(deck: u8) {"],
    ["sell", "lib/ferry.rb", "  def self.sell(deck)"],
  ])("%s of %s, which the documents named", (name, path, line) => {
    expect(withdrawn(name, path, [line], { documents: [document] })).toEqual([line]);
    expect(withdrawn(name, path, [line])).toEqual([]);
  });

  test.each([
    ["Sell", "ferry.go", "func (f *Ferry) Sell(deck int) {"],
    ["sell", "src/Ferry.php", "    public function sell(int $deck)"],
    ["sell", "src/Ferry.java", "  public int sell(int deck) {"],
    ["--deck", "src/flags.ts", '  deck: "--deck N: the deck",'],
    ["sell", "src/index.ts", "export function sell() {"],
  ])("%s of %s, which says so itself", (name, path, line) => {
    expect(withdrawn(name, path, [line])).toEqual([line]);
  });

  test("what was deprecated, or what the changelog names", () => {
    const line = "export function sell() {";
    expect(withdrawn("sell", "src/a.ts", ["/** @deprecated Use book */", line])).toEqual([line]);
    const changelog = { path: "CHANGELOG.md", added: ["- Removed `sell`"], removed: [] };
    expect(withdrawn("sell", "src/a.ts", [line], { documents: [changelog] })).toEqual([line]);
  });

  test.each<[why: string, name: string, path: string, removed: string[], added?: string[]]>([
    ["a use of it", "sell", "src/a.ts", ["  const ticket = sell(deck);"]],
    ["a name that stays", "sell", "src/a.ts", ["export function sell() {"], ["export const sell = book;"]],
    ["an own function", "sell", "src/a.ts", ["function sell() {"]],
    ["a small name in Go", "sell", "ferry.go", ["func sell() {"]],
    ["a package of its own use", "Sell", "internal/ferry.go", ["func Sell() {"]],
    ["a longer name", "sell", "src/index.ts", ["export function sellAll() {"]],
  ])("not %s", (_, name, path, removed, added = []) => {
    const documents = path === "src/a.ts" ? [document] : [];
    expect(withdrawn(name, path, removed, { added, documents })).toEqual([]);
  });
});
