import { afterAll, beforeAll, expect, test } from "vitest";
import { keptStores, type StoreKind } from "../../support/stores.ts";
import { authentication } from "./authentication.ts";
import { changeSelectors } from "./change-selectors.ts";
import { conversationRules } from "./conversation-rules.ts";
import { auditLogEndpoints } from "./endpoints/audit-logs.ts";
import { connectionEndpoints } from "./endpoints/connections.ts";
import { conversationEndpoints } from "./endpoints/conversations.ts";
import { instructionEndpoints } from "./endpoints/instructions.ts";
import { jobEndpoints, jobRules } from "./endpoints/jobs.ts";
import { publicationEndpoints, publicationRules } from "./endpoints/publications.ts";
import { userEndpoints } from "./endpoints/users.ts";
import { TestEnvironment } from "./environment.ts";
import { errors } from "./errors.ts";
import { eventSections } from "./events.ts";
import { existingClients } from "./existing-clients.ts";
import { fieldSections } from "./fields/field-sections.ts";
import { limits } from "./limits.ts";
import { purpose } from "./purpose.ts";
import { ruleSections } from "./rules/rule-sections.ts";
import type { Section } from "./section.ts";
import { stateSections } from "./states.ts";
import { versioning } from "./versioning.ts";

/** In the order of the interface. */
const sections: readonly Section[] = [
  purpose,
  ...fieldSections,
  changeSelectors,
  ...stateSections,
  jobEndpoints,
  jobRules,
  connectionEndpoints,
  conversationEndpoints,
  conversationRules,
  publicationEndpoints,
  publicationRules,
  userEndpoints,
  instructionEndpoints,
  auditLogEndpoints,
  authentication,
  ...eventSections,
  errors,
  limits,
  versioning,
  ...ruleSections,
  existingClients,
];

/** Defines the tests of every section on one database; each database has a file of its own, so that they run at once. */
export function testConformance(database: StoreKind["kind"]): void {
  const kind = keptStores.find((store) => store.kind === database);
  if (kind === undefined) {
    test.todo("needs PostgreSQL, which is not installed");
    return;
  }
  let env: TestEnvironment;
  beforeAll(async () => {
    env = await TestEnvironment.open(kind);
  });
  afterAll(async () => {
    await env?.[Symbol.asyncDispose]();
  });

  for (const { title, rows } of sections) {
    for (const [row, check] of Object.entries(rows)) test(`${title} › ${row}`, () => check(env));
  }

  test("the service logged no internal error", () => {
    expect(env.program.readInternalErrors()).toEqual([]);
  });

  test("Every operation of openapi.yaml, each of its statuses, an error and each query parameter was called", () => {
    expect(env.recorder.findUncalled()).toEqual([]);
  });
}
