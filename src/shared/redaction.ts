// Shorter ones are no secrets, and hiding them would tear words apart.
const SHORTEST = 4;

/** What must not be said, and a way to say the rest. */
export type Secrets = {
  /** Adds a secret; one of several lines is hidden line by line. */
  add: (secret: string) => void;
  /** The text with `***` in place of every secret, also where it stands in base64, in JSON or in an address. */
  redact: (text: string) => string;
};

export function createSecrets(...given: readonly string[]): Secrets {
  const forms = new Set<string>();
  const add = (secret: string): void => {
    for (const line of splitSecret(secret)) for (const form of formsOf(line)) forms.add(form);
  };
  given.forEach(add);
  return {
    add,
    // The longest first: one secret can be the beginning of another.
    redact: (text) =>
      [...forms].sort((a, b) => b.length - a.length).reduce((safe, form) => safe.replaceAll(form, "***"), text),
  };
}

/** The lines of a secret that are long enough to be hidden. */
export function splitSecret(secret: string): string[] {
  return secret
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line.length >= SHORTEST);
}

function formsOf(line: string): string[] {
  const base64 = Buffer.from(line).toString("base64");
  return [
    line,
    encodeURIComponent(line.toWellFormed()),
    encodeURI(line.toWellFormed()),
    JSON.stringify(line).slice(1, -1),
    base64,
    base64.replace(/=+$/, ""),
    Buffer.from(line).toString("base64url"),
  ];
}
