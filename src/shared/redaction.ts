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

/** What is a secret by its form alone: tokens of GitHub, GitLab, npm, AWS, Google, Slack, Stripe and models; private keys. */
const TOKENS = new RegExp(
  [
    "gh[pousr]_[A-Za-z0-9]{36}[A-Za-z0-9]*",
    "github_pat_\\w{22}\\w*",
    "glpat-[\\w-]{20}[\\w-]*",
    "npm_[A-Za-z0-9]{36}",
    "(?<![A-Z0-9])A(?:KI|SI)A[A-Z0-9]{16}(?![A-Z0-9])",
    "AIza[\\w-]{35}",
    "xox[abeoprs]-[A-Za-z0-9-]{10}[A-Za-z0-9-]*",
    "[rs]k_live_[A-Za-z0-9]{20}[A-Za-z0-9]*",
    "(?<![\\w-])sk-(?:[a-z]{3,10}-)?[A-Za-z0-9_]{20}[\\w-]*",
    "-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----(?:[A-Za-z0-9+/=\\s]|\\\\+[nr]){40}(?:[A-Za-z0-9+/=\\s]|\\\\+[nr])*(?:-----END [A-Z ]{0,30}-----)?",
  ].join("|"),
  "g",
);

/** Removes what has the form of a well-known token or private key. */
export function redactTokens(text: string): string {
  return text.replace(TOKENS, "***");
}
