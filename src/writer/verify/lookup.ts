import { capitalize } from "../../shared/text.ts";
import { convertQuantity, parseQuantity } from "./quantities.ts";

/** What a text says that has to exist elsewhere: `text` as written, of a host or an identifier without what is around it. */
export type Claim = {
  kind: "flag" | "identifier" | "variable" | "path" | "version" | "quantity" | "host" | "address" | Hazard;
  text: string;
};

/** What is loaded or run where it is read: the project has to have it, also where a request names it. */
type Hazard = "picture" | "package" | "command" | "include" | "expression";
export const HAZARDS: ReadonlySet<string> = new Set<Hazard>(["picture", "package", "command", "include", "expression"]);

/** Texts that are searched for claims, one after another. */
export type Lookup = {
  /** `change`: about the change itself, so that a bare name or number says enough. `words`: what somebody only says. */
  read: (text: string, as?: "project" | "change" | "words") => void;
  missing: () => Claim[];
};

type Needle = { text: string; isFound: (text: string, index: number) => boolean };

/** Looks for claims as words of texts, in all their spellings. */
export function createLookup(claims: readonly Claim[]): Lookup {
  const open = new Map(claims.map((claim) => [claim, spell(claim)]));
  return {
    read: (text, as = "project") => {
      for (const [claim, { exact, loose }] of open) {
        if (as === "words" && HAZARDS.has(claim.kind)) continue;
        const needles = as === "change" ? [...exact, ...loose] : exact;
        if (needles.some((needle) => contains(text, needle))) open.delete(claim);
      }
    },
    missing: () => [...open.keys()],
  };
}

function contains(text: string, { text: needle, isFound }: Needle): boolean {
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + needle.length)) {
    if (isFound(text, at)) return true;
  }
  return false;
}

type Spellings = { exact: Needle[]; loose: Needle[] };

const WORD = /[\p{L}\p{N}_]/u;
const FLAG_END = /[\w-]/;

/** Neither in front nor behind is a character of the word. */
function asWord(text: string, part = WORD): Needle {
  const isPart = (character: string | undefined) => character !== undefined && part.test(character);
  return { text, isFound: (all, at) => !isPart(all[at - 1]) && !isPart(all[at + text.length]) };
}

function spell({ kind, text }: Claim): Spellings {
  if (kind === "flag") return spellFlag(text);
  if (kind === "quantity") return spellQuantity(text);
  if (kind === "version") return { exact: [asVersion(text.replace(/^v/i, "").replace(/\.x$/i, "."))], loose: [] };
  if (kind === "path") return { exact: [asWord(text.replace(/^(?:\.{0,2}|~)\//, ""))], loose: [] };
  if (kind === "host" || kind === "picture") return { exact: [asWord(text, /[\w.-]/)], loose: [] };
  if (kind === "address") return { exact: [asWord(text, /[\p{L}\p{N}_/%?#&=~+@$-]/u)], loose: [] };
  if (kind === "package") return { exact: spellPackage(text), loose: [] };
  if (HAZARDS.has(kind)) return { exact: [{ text, isFound: () => true }], loose: [] };
  return { exact: [asWord(text)], loose: [] };
}

const NAMING = "install,add,get,require,pull,module,from,FROM,uses:,image:,npx,i,-D,-g,name:,name =".split(",");

/** As manifests and commands name it: a word alone is none. */
function spellPackage(name: string): Needle[] {
  const named = [
    `"${name}"`,
    `'${name}'`,
    `name=${name}`,
    ...NAMING.flatMap((word) => [`${word} ${name}`, `${word} "${name}`]),
  ];
  const isFree = (all: string, at: number) => !/[\w@/.-]/.test(all[at - 1] ?? " ");
  const versions = ["==", ">=", "~=", " = ", "@"].map((sign) => ({ text: name + sign, isFound: isFree }));
  return [...named.map((one) => asWord(one, /[\w/-]/)), ...versions];
}

/** A parser of options names them without hyphens. */
function spellFlag(flag: string): Spellings {
  if (!flag.startsWith("--")) return { exact: [asWord(flag, FLAG_END)], loose: [] };
  const positive = flag.replace(/^--no-/, "--");
  const exact = [...new Set([flag, positive])].flatMap((one) => [asWord(one, FLAG_END)]);
  exact.push(asWord(`--[no-]${positive.slice(2)}`));
  const names = [...new Set([flag.slice(2), positive.slice(2)])];
  const quoted = names.flatMap((name) => [`"${name}"`, `'${name}'`]).map((text) => ({ text, isFound: () => true }));
  const joined = names.flatMap((name) => [name, name.replaceAll("-", "_"), toCamelCase(name)]);
  const words = [...new Set(joined)].map((name) => asWord(name));
  return /[-.]/.test(positive.slice(2))
    ? { exact: [...exact, ...quoted, ...words], loose: [] }
    : { exact: [...exact, ...quoted], loose: words };
}

function toCamelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `1.2` is in `v1.2.3`, but `1.2` is not in `11.2` or `1.20`. */
function asVersion(text: string): Needle {
  const isFound = (all: string, at: number) =>
    !/\d\.?$/.test(all.slice(Math.max(0, at - 2), at)) &&
    (text.endsWith(".") || !/\d/.test(all[at + text.length] ?? ""));
  return { text, isFound };
}

function spellQuantity(written: string): Spellings {
  const quantity = parseQuantity(written);
  if (quantity === undefined) return { exact: [asWord(written)], loose: [] };
  const { number, names } = quantity;
  const exact = names.flatMap((name) => ["", " ", "-", "\u00A0"].map((space) => asWord(`${number}${space}${name}`)));
  const converted = convertQuantity(quantity).filter((one) => one.length > 2 && one !== number);
  const numbers = converted.flatMap((one) => [one, Number(one).toLocaleString("en").replaceAll(",", "_")]);
  const calls = names.flatMap((name) => [
    `${number} * time.${capitalize(name)}`,
    `from_${name}(${number})`,
    `${name}=${number}`,
    `${name}: ${number}`,
    `${number}.${name}`,
  ]);
  return {
    exact: [asWord(written), ...exact, ...[...numbers, ...calls].map((one) => asWord(one))],
    loose: [asWord(number)],
  };
}
