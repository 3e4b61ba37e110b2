import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { keptStores } from "../../support/stores.ts";
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
import { World } from "./world.ts";

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

describe.each(keptStores)("$name", (kind) => {
  let world: World;
  beforeAll(async () => {
    world = await World.open(kind);
  });
  afterAll(async () => {
    await world?.[Symbol.asyncDispose]();
  });

  for (const { title, rows } of sections) {
    for (const [row, check] of Object.entries(rows)) test(`${title} › ${row}`, () => check(world));
  }

  test("The service told of no fault of its own", () => {
    expect(world.program.readFaults()).toEqual([]);
  });

  test("Every operation of openapi.yaml, each of its statuses, a refusal and each query parameter was called", () => {
    expect(world.recorder.findUncalled()).toEqual([]);
  });
});
