import { expect, test } from "vitest";
import { createSecrets, redactTokens, splitSecret } from "../../../src/shared/redaction.ts";

const KEY = 'sk/"1+2=3"\\';

test.each([
  ["as it is", `key: ${KEY}.`, "key: ***."],
  ["in JSON", JSON.stringify({ key: KEY }), '{"key":"***"}'],
  ["in an address", `?key=${encodeURIComponent(KEY)}&a=b`, "?key=***&a=b"],
  ["in base64", `Basic ${Buffer.from(KEY).toString("base64")}`, "Basic ***"],
  ["in base64 for addresses", `?k=${Buffer.from(KEY).toString("base64url")}`, "?k=***"],
  ["twice", `${KEY}${KEY}`, "******"],
  ["not at all", "sk/1", "sk/1"],
])("a secret is hidden %s", (_, text, expected) => {
  expect(createSecrets(KEY).redact(text)).toBe(expected);
});

test("redacts each line of a secret that is long enough", () => {
  const secret = "-----BEGIN KEY-----\r\nabcdef\n}\n\n";
  expect(splitSecret(secret)).toEqual(["-----BEGIN KEY-----", "abcdef"]);
  expect(createSecrets(secret).redact("a } and abcdef")).toBe("a } and ***");
});

test("redacts the longer of two secrets completely", () => {
  const secrets = createSecrets("pass");
  secrets.add("password-1");
  expect(secrets.redact("password-1, pass")).toBe("***, ***");
});

const KEY_LINES = `MIIEvQIBADANBgkqhkiG9w0BAQEFAASC${"A".repeat(40)}`;

// Joined here, so that no scanner takes them for secrets.
test.each([
  ["GitHub's", `ghp_${"a1".repeat(18)}`],
  ["a fine-grained one of GitHub", `github_pat_${"a1_".repeat(20)}`],
  ["GitLab's", `glpat-${"a1-_".repeat(5)}`],
  ["npm's", `npm_${"a1".repeat(18)}`],
  ["AWS's", `AKIA${"ABCD".repeat(4)}`],
  ["Google's", `AIza${"a1-_x".repeat(7)}`],
  ["Slack's", `xoxb-${"123-".repeat(5)}abc`],
  ["Stripe's", `sk_live_${"a1".repeat(10)}`],
  ["an old one of OpenAI", `sk-${"a1B2".repeat(12)}`],
  ["OpenAI's", `sk-proj-${"a1B2".repeat(6)}-x_y`],
  ["a private key", `-----BEGIN RSA PRIVATE KEY-----\n${KEY_LINES}\n-----END RSA PRIVATE KEY-----`],
  ["one in JSON", `-----BEGIN PRIVATE KEY-----\\n${KEY_LINES}\\n-----END PRIVATE KEY-----`],
  ["one without its end", `-----BEGIN PRIVATE KEY-----\n${KEY_LINES}`],
])("%s token is known by its form", (_, token) => {
  expect(redactTokens(`before "${token}", after`)).toBe('before "***", after');
});

test.each([
  "task-process-termination-handler, risk-assessment-and-mitigation",
  "sk-learn-contributions-and-documentation",
  "ghp_short, AKIA, xoxb-1, npm_config_registry, sk-1",
  "a4f1c0de".repeat(5),
  "-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----",
])("no token: %s", (text) => {
  expect(redactTokens(text)).toBe(text);
});
