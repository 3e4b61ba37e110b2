import { createOutbound } from "../../src/shared/outbound/outbound.ts";

/** The guarded request, which may reach private addresses, where these tests' servers are. */
export const inside = createOutbound({ allowPrivate: true, environment: {} });

/** The guarded request with the service's defaults. */
export const guarded = createOutbound({ allowPrivate: false, environment: {} });
