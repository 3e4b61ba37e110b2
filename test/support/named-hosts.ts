import { syncBuiltinESMExports } from "node:module";
import nock from "nock";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { createOutbound } from "../../src/shared/outbound/outbound.ts";

/** The guarded request, without asking a DNS server. */
export const outside = createOutbound({
  allowPrivate: true,
  environment: {},
  lookup: async () => [{ address: "192.0.2.1", family: 4 }],
});

/**
 * Plays hosts under their real names in this file, for what no server of this machine can be: the addresses that clients
 * know by themselves. A request that no test expects fails, and so does a test whose requests did not come.
 */
export function playHosts(): typeof nock {
  beforeAll(() => {
    if (!nock.isActive()) nock.activate();
    // What is imported of `node:https` is another binding.
    syncBuiltinESMExports();
    nock.disableNetConnect();
  });
  afterEach(() => {
    const pending = nock.pendingMocks();
    nock.cleanAll();
    expect(pending).toEqual([]);
  });
  afterAll(() => {
    nock.enableNetConnect();
    nock.restore();
    syncBuiltinESMExports();
  });
  return nock;
}
