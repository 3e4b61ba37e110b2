/** What a schema has against a value, as every schema library reports it (Standard Schema). */
export type Issue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
};

/** The faults in one line, each with the field that it is about: `changes.0.commits: …; title: …`. */
export function explainIssues(issues: readonly Issue[]): string {
  return issues
    .map(({ path = [], message }) => {
      const field = path.map((part) => String(typeof part === "object" ? part.key : part)).join(".");
      return field === "" ? message : `${field}: ${message}`;
    })
    .join("; ");
}
