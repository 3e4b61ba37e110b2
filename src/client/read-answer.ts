import type { AnyContractProcedure } from "@orpc/contract";
import { contract } from "../contract/contract.ts";
import { explainIssues, type Issue } from "../contract/explain-issues.ts";
import { decodeAnswer, unreadableAnswer } from "./decode-answer.ts";
import type { HttpAnswer } from "./send.ts";

const procedures: Readonly<Record<string, Readonly<Record<string, AnyContractProcedure>>>> = contract;

/**
 * The record in an answer, as the contract describes it; unknown fields are kept.
 * Throws `ApiError` for an answer that is no success and for one that the contract does not allow; what it quotes of
 * the answer is without the key.
 */
export async function readAnswer(answer: HttpAnswer, resource: string, verb: string, apiKey = ""): Promise<unknown> {
  const call = `${resource} ${verb}`;
  const record = decodeAnswer(answer, call, apiKey);
  const schema = procedures[resource]?.[verb]?.["~orpc"].outputSchema;
  if (schema === undefined) return record;
  const read: { issues?: readonly Issue[]; value?: unknown } = await schema["~standard"].validate(record);
  if (read.issues === undefined) return read.value;
  throw unreadableAnswer(call, answer.status, explainIssues(read.issues));
}
