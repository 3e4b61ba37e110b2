import { createGateway } from "../../src/service/gateway.ts";
import { createCallLimits } from "../../src/service/http/limits/call-limits.ts";
import { createLog } from "../../src/service/http/log.ts";

type Options = Parameters<typeof createGateway>[0];
export type CallLimits = Partial<Parameters<typeof createCallLimits>[0]>;

/** The gateway of a service that is ready; without limits unless given, and with a log that nobody reads. */
export function openGateway(
  fetch: Options["fetch"],
  { limits, ...more }: Partial<Omit<Options, "fetch" | "limits">> & { limits?: CallLimits } = {},
): ReturnType<typeof createGateway> {
  return createGateway({
    fetch,
    readinessError: async () => undefined,
    limits: createCallLimits({ callsPerMinute: 0, refusalsPerMinute: 0, ...limits }),
    maxRequests: 100,
    organizationShare: 100,
    log: createLog({ format: "json", write: () => undefined, secrets: [] }),
    ...more,
  });
}
