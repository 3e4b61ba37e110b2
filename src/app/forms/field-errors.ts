export type FieldErrors = {
  /** By the path of the field. */
  byField: ReadonlyMap<string, string>;
  /** What is about no field of the form; may be empty. */
  rest: string;
};

/**
 * Divides the message of a refused call among the fields of a form. The service writes `config.docsRepo: …; name: …`,
 * and of a field's part `pullRequest.labels.0: …`.
 */
export function divideErrors(message: string, fields: readonly string[]): FieldErrors {
  const byField = new Map<string, string>();
  const rest: string[] = [];
  let last: string | undefined;
  for (const part of message.split("; ")) {
    const found = findField(part, fields);
    // Without a path it continues the one before: a message may have semicolons.
    const field: string | undefined = found ?? (PATH.test(part) ? undefined : last);
    last = field;
    if (field === undefined) rest.push(part);
    else
      byField.set(field, [...new Set([...(byField.get(field)?.split("; ") ?? []), trimPath(part, field)])].join("; "));
  }
  return { byField, rest: rest.join("; ") };
}

const PATH = /^[a-z][\w.]{0,200}: /i;

/** The field with the longest path that the text begins with. */
function findField(text: string, fields: readonly string[]): string | undefined {
  const named = fields.filter((field) => text.startsWith(field) && /^[:. ]/.test(text.slice(field.length)));
  return named.sort((a, b) => b.length - a.length)[0];
}

/** Without the path of the field itself: its label says the same. */
function trimPath(text: string, field: string): string {
  const [, own] = [`${field}: `, `${field} `].flatMap((path) =>
    text.startsWith(path) ? [path, text.slice(path.length)] : [],
  );
  return own === undefined ? text : own.charAt(0).toUpperCase() + own.slice(1);
}
