/** A copy of a plain value with every text in it changed, however deep; names of fields stay. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  const map = (part: unknown): unknown => {
    if (typeof part === "string") return change(part);
    if (Array.isArray(part)) return part.map(map);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, item]) => [name, map(item)]));
  };
  return map(value) as Value;
}
