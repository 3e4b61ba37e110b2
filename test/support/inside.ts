import { createOutbound } from "../../src/service/security/outbound.ts";

/** The guarded request, which may reach private addresses, where these tests' servers are. */
export const inside = createOutbound({ allowPrivate: true, environment: {} });

/** The guarded request with the service's defaults. */
export const guarded = createOutbound({ allowPrivate: false, environment: {} });
