import { capitalize } from "../../shared/text.ts";

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
  const spell = ({ kind, text }: Claim): Spellings => SPELLINGS[kind]?.(text) ?? { exact: [asWord(text)] };
  const open = new Map(claims.map((claim) => [claim, spell(claim)]));
  return {
    read: (text, as = "project") => {
      for (const [claim, { exact, loose = [] }] of open) {
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

type Spellings = { exact: readonly Needle[]; loose?: readonly Needle[] };

const WORD = /[\p{L}\p{N}_]/u;
const FLAG_END = /[\w-]/;

const asText = (text: string): Needle => ({ text, isFound: () => true });

/** Neither in front nor behind is a character of the word. */
function asWord(text: string, part = WORD): Needle {
  const isPart = (character: string | undefined) => character !== undefined && part.test(character);
  return { text, isFound: (all, at) => !isPart(all[at - 1]) && !isPart(all[at + text.length]) };
}

/** By kind; a claim of another kind is a word. */
const SPELLINGS: Readonly<Partial<Record<Claim["kind"], (text: string) => Spellings>>> = {
  flag: spellFlag,
  quantity: spellQuantity,
  version: (text) => ({ exact: [asVersion(text.replace(/^v/i, "").replace(/\.x$/i, "."))] }),
  path: (text) => ({ exact: [asWord(text.replace(/^(?:\.{0,2}|~)\//, ""))] }),
  host: (text) => ({ exact: [asWord(text, /[\w.-]/)] }),
  picture: (text) => ({ exact: [asWord(text, /[\w.-]/)] }),
  address: (text) => ({ exact: [asWord(text, /[\p{L}\p{N}_/%?#&=~+@$-]/u)] }),
  package: (text) => ({ exact: spellPackage(text) }),
  command: (text) => ({ exact: [asText(text)] }),
  include: (text) => ({ exact: [asText(text)] }),
  expression: (text) => ({ exact: [asText(text)] }),
};

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
  if (!flag.startsWith("--")) return { exact: [asWord(flag, FLAG_END)] };
  const positive = flag.replace(/^--no-/, "--");
  const names = [flag.slice(2), positive.slice(2)];
  const exact = [
    ...[flag, positive].map((one) => asWord(one, FLAG_END)),
    asWord(`--[no-]${positive.slice(2)}`),
    ...names.flatMap((name) => [asText(`"${name}"`), asText(`'${name}'`)]),
  ];
  const toCamelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const joined = names.flatMap((name) => [name, name.replaceAll("-", "_"), toCamelCase(name)]);
  const words = joined.map((name) => asWord(name));
  return /[-.]/.test(positive.slice(2)) ? { exact: [...exact, ...words] } : { exact, loose: words };
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
  if (quantity === undefined) return { exact: [asWord(written)] };
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

/** The names of a unit; the first one is the unit's own. */
const UNITS: readonly (readonly string[])[] = [
  ["ns", "nanosecond", "nanoseconds", "nanos"],
  ["µs", "us", "microsecond", "microseconds", "micros"],
  ["ms", "msec", "msecs", "millisecond", "milliseconds", "millis"],
  ["s", "sec", "secs", "second", "seconds"],
  ["min", "mins", "minute", "minutes", "m"],
  ["h", "hr", "hrs", "hour", "hours"],
  ["d", "day", "days"],
  ["week", "weeks"],
  ["month", "months"],
  ["year", "years"],
  ["B", "byte", "bytes"],
  ["kB", "KB", "K", "kilobyte", "kilobytes"],
  ["MB", "M", "megabyte", "megabytes"],
  ["GB", "G", "gigabyte", "gigabytes"],
  ["TB", "terabyte", "terabytes"],
  ["KiB", "Ki", "kibibyte", "kibibytes"],
  ["MiB", "Mi", "mebibyte", "mebibytes"],
  ["GiB", "Gi", "gibibyte", "gibibytes"],
  ["TiB", "tebibyte", "tebibytes"],
  ["%", "percent"],
  ["px", "pixel", "pixels"],
  ["Hz", "kHz", "MHz", "GHz"],
];
const UNIT_OF = new Map(UNITS.flatMap((names) => names.map((name) => [name, names] as const)));
// In sentences these have other meanings.
const AMBIGUOUS = /^(?:[mdKMG]|Ki|Mi|Gi)$/;
const AMOUNT = /(?<![\w.,:/-])\d+(?:[.,_]\d+)*[ \u00A0-]?([A-Za-zµ]+|%)(?![\w/-])/g;

/** `10 MB`, `5 minutes`, `20%` as written. */
export function findQuantities(text: string): string[] {
  const found = [...text.matchAll(AMOUNT)].filter(([, unit = ""]) => UNIT_OF.has(unit) && !AMBIGUOUS.test(unit));
  return found.map(([written]) => written);
}

type Quantity = { number: string; names: readonly string[] };

function parseQuantity(written: string): Quantity | undefined {
  const [, digits = "", unit = ""] = /^([\d.,_]+)[ \u00A0-]?([A-Za-zµ]+|%)$/.exec(written) ?? [];
  const names = UNIT_OF.get(unit);
  return names && { number: digits.replace(/[,_](?=\d{3})/g, ""), names };
}

/** Seconds of a unit of time, for amounts that code has in another unit. */
const SECONDS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, min: 60, h: 3600, d: 86_400, week: 604_800 };
const BYTES: Readonly<Record<string, number>> = { kB: 1e3, MB: 1e6, GB: 1e9, KiB: 2 ** 10, MiB: 2 ** 20, GiB: 2 ** 30 };

/** The same amount as plain numbers of smaller units, as code has them: `30 s` is 30000 ms, `2 min` 120 s. */
function convertQuantity({ number, names }: Quantity): string[] {
  const own = names[0] ?? "";
  const amount = Number(number);
  const seconds = SECONDS[own];
  if (seconds !== undefined) return listNumbers([amount * seconds * 1000, amount * seconds, (amount * seconds) / 60]);
  const bytes = BYTES[own];
  // `MB` is also written for `MiB`.
  const binary = BYTES[own.replace(/^([kMG])B$/, (_, letter: string) => `${letter.toUpperCase()}iB`)];
  if (bytes !== undefined) return listNumbers([amount * bytes, amount * (binary ?? bytes)]);
  return own === "%" ? [String(amount / 100)] : [];
}

function listNumbers(numbers: readonly number[]): string[] {
  return numbers.filter((one) => Number.isInteger(one) && one >= 1).map(String);
}
