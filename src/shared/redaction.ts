// Replacing shorter texts would garble words.
const MIN_LENGTH = 4;

export type Secrets = {
  add: (secret: string) => void;
  /** Also in base64, JSON and URLs. */
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
    // Longest first: a secret can begin with another.
    redact: (text) =>
      [...forms].sort((a, b) => b.length - a.length).reduce((safe, form) => safe.replaceAll(form, "***"), text),
  };
}

export function splitSecret(secret: string): string[] {
  return secret
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line.length >= MIN_LENGTH);
}

function formsOf(line: string): string[] {
  const base64 = Buffer.from(line).toString("base64");
  return [
    line,
    encodeURIComponent(line.toWellFormed()),
    encodeURI(line.toWellFormed()),
    JSON.stringify(line).slice(1, -1),
    base64,
    base64.replaceAll("=", ""),
    Buffer.from(line).toString("base64url"),
  ];
}
