import { expect } from "vitest";
import { ApiError } from "../../src/client/api-error.ts";

/** Asserts that a call is refused with this status; what the service said. */
export async function refused(call: Promise<unknown>, status: number, says: RegExp = /./): Promise<string> {
  const fault = await call.then(
    (value) => expect.unreachable(`answered: ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (!(fault instanceof ApiError)) throw fault;
  expect({ status: fault.status, message: fault.message }).toMatchObject({ status });
  expect(fault.message).toMatch(says);
  return fault.message;
}
