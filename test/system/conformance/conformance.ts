import { afterAll, beforeAll, expect, test } from "vitest";
import { keptStores, type StoreKind } from "../../support/stores.ts";
import { authentication } from "./authentication.ts";
import { auditLogEndpoints } from "./endpoints/audit-logs.ts";
import { connectionEndpoints } from "./endpoints/connections.ts";
import { conversationEndpoints } from "./endpoints/conversations.ts";
import { instructionEndpoints } from "./endpoints/instructions.ts";
import { jobEndpoints } from "./endpoints/jobs.ts";
import { publicationEndpoints } from "./endpoints/publications.ts";
import { userEndpoints } from "./endpoints/users.ts";
import { TestEnvironment } from "./environment.ts";
import { errors } from "./errors.ts";
import { limits } from "./limits.ts";
import { billing } from "./rules/billing.ts";
import { permittedLists } from "./rules/permitted-lists.ts";
import { roundTrips } from "./rules/round-trips.ts";
import type { Section } from "./section.ts";
import { stateSections } from "./states.ts";
import { versioning } from "./versioning.ts";

/** Every operation, with its statuses, errors and query parameters. */
const endpointSections: readonly Section[] = [
  jobEndpoints,
  connectionEndpoints,
  conversationEndpoints,
  publicationEndpoints,
  userEndpoints,
  instructionEndpoints,
  auditLogEndpoints,
  authentication,
  errors,
  limits,
  versioning,
];

/** What else the store decides. */
const recordSections: readonly Section[] = [...stateSections, billing, permittedLists, roundTrips];

/** The sections about records on one database. */
export function testRecords(database: StoreKind["kind"]): void {
  if (isMissing(database)) return;
  testSections(recordSections, database);
}

/** The sections about endpoints on one database; each has a file of its own, so that they run at once. */
export function testEndpoints(database: StoreKind["kind"]): void {
  if (isMissing(database)) return;
  const getEnvironment = testSections(endpointSections, database);

  test("Every operation of openapi.yaml, each of its statuses, an error and each query parameter was called", () => {
    expect(getEnvironment().recorder.findUncalled()).toEqual([]);
  });
}

function isMissing(database: StoreKind["kind"]): boolean {
  if (keptStores.some(({ kind }) => kind === database)) return false;
  test.todo("needs PostgreSQL, which is not installed");
  return true;
}

/** Defines the tests of the sections with one service, which ends with the file. */
export function testSections(
  sections: readonly Section[],
  database: StoreKind["kind"] = "sqlite",
): () => TestEnvironment {
  let env: TestEnvironment;
  beforeAll(async () => {
    const kind = keptStores.find((store) => store.kind === database);
    env = await TestEnvironment.open(kind ?? expect.unreachable());
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
  return () => env;
}
