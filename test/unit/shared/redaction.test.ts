import { expect, test } from "vitest";
import { createSecrets, splitSecret } from "../../../src/shared/redaction.ts";

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
