import { type Grant, splitGrant, splitPermission } from "../../contract/permissions.ts";
import { RESOURCE_LABELS, VERB_LABELS } from "../roles/words.ts";

/** Each `resource:verb:id`. */
export function parseGrants(texts: readonly string[]): Grant[] {
  return texts.flatMap((text) => splitGrant(text) ?? []);
}

/** `Publications: Change`. */
export function describeGrant({ permission }: Grant): string {
  const [resource, verb] = splitPermission(permission);
  return `${RESOURCE_LABELS[resource]}: ${VERB_LABELS[verb]}`;
}
