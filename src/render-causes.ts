import { inspect } from "node:util";

// A chain of causes that leads back to itself would never end.
const MOST_CAUSES = 10;

/**
 * Everything that was thrown, from the last to the first cause, with stacks. Of an error nothing else is taken: what
 * libraries hang on theirs (requests, headers, certificates) is long, and can be secret.
 */
export function renderCauses(error: unknown): string {
  const told: string[] = [];
  const causes: unknown[] = [error];
  for (const cause of causes) {
    if (told.length === MOST_CAUSES) break;
    told.push(cause instanceof Error ? renderError(cause) : inspect(cause, { depth: 0 }));
    if (cause instanceof AggregateError) causes.push(...cause.errors);
    if (cause instanceof Error && cause.cause !== undefined) causes.push(cause.cause);
  }
  return told.join("\ncaused by ");
}

function renderError(error: Error): string {
  const code = "code" in error && typeof error.code === "string" ? `[${error.code}] ` : "";
  return `${code}${error.stack ?? String(error)}`;
}
