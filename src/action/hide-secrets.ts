/** A copy of the value without the secrets, in none of its texts: before a text is escaped they still look like themselves. */
export function hideSecrets<Value>(value: Value, secrets: readonly string[]): Value {
  const hide = (part: unknown): unknown => {
    if (typeof part === "string") return secrets.reduce((text, secret) => text.replaceAll(secret, "***"), part);
    if (Array.isArray(part)) return part.map(hide);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, item]) => [name, hide(item)]));
  };
  return hide(value) as Value;
}
