/** What creates of jobs and conversations say of billing checks (interface, "Conversations", rule 2). */
export const BILLED_CREATE =
  "402 if the organization is suspended or has used its monthly job allowance (calendar months in UTC): nothing is " +
  "queued, and an audit log of the type `error` is written. A repeated call with the `Idempotency-Key` and body of an " +
  "earlier create still answers 201 with its record.";

/** What other calls that queue work say of them; `when` limits it to some of these calls. */
export function describeSuspended(when = ""): string {
  return `402 if the organization is suspended${when}: nothing is queued, and an audit log of the type \`error\` is written.`;
}
