import { createHash } from "node:crypto";
import type { Inputs } from "../inputs.ts";

/**
 * The hidden line that the comment of a step begins with. It is the same in every run of the step, and another one for
 * another job, or for a step of that job that writes other publications or reads another folder.
 */
export function buildCommentMark(
  environment: Readonly<Record<string, string | undefined>>,
  inputs: Pick<Inputs, "publications" | "working-directory">,
): string {
  // Without the ref: the workflow is the same one on every branch.
  const workflow = (environment.GITHUB_WORKFLOW_REF ?? environment.GITHUB_WORKFLOW ?? "").replace(/@.*$/s, "");
  const key = [workflow, environment.GITHUB_JOB ?? "", inputs["working-directory"], [...inputs.publications].sort()];
  const hash = createHash("sha256").update(JSON.stringify(key)).digest("hex").slice(0, 16);
  return `<!-- release-docs ${hash} -->`;
}
