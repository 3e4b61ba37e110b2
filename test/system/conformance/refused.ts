import { expect } from "vitest";
import type { Answer } from "./caller.ts";

/** Asserts that a call fails with this status and an error that matches; returns the error. */
export async function refused(call: Promise<Answer>, status: number, says: RegExp = /./): Promise<string> {
  const answer = await call;
  expect(answer, answer.text).toMatchObject({ status, json: { error: expect.stringMatching(says) } });
  return answer.json.error;
}
