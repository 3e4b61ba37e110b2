import { createOutbound } from "../../src/service/security/outbound.ts";

/** The guarded request, let through to the servers of these tests. */
export const inside = createOutbound({ allowPrivate: true, environment: {} });

/** The guarded request as the service has it unless its operator says otherwise. */
export const guarded = createOutbound({ allowPrivate: false, environment: {} });
