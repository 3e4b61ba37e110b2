import { RESOURCES, VERBS } from "../../src/contract/permissions.ts";
import { BUILTIN_ROLES } from "../../src/service/security/access.ts";

/** The verbs that each built-in role has on each resource. */
export function renderPermissions(): string {
  const roles = Object.entries(BUILTIN_ROLES).reverse();
  const rows = RESOURCES.map((resource) => {
    const cells = roles.map(([, permissions]) => {
      const verbs = VERBS.filter((verb) => permissions.some((permission) => permission === `${resource}:${verb}`));
      return verbs.length === VERBS.length ? "all" : verbs.join(", ");
    });
    return `| \`${resource}\` | ${cells.join(" | ")} |`;
  });
  const head = `| Resource | ${roles.map(([role]) => `\`${role}\``).join(" | ")} |`;
  const verbs = VERBS.map((verb) => `\`${verb}\``).join(", ");
  return [`Verbs: ${verbs}.`, "", head, `|${" --- |".repeat(roles.length + 1)}`, ...rows].join("\n");
}
