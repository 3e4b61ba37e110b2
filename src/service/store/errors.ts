import { ORPCError } from "@orpc/server";

/** 400: the request says something that cannot be done. */
export const badRequest = (message: string) => new ORPCError("BAD_REQUEST", { message });

/** 401: no key, or not one of ours. */
export const unauthorized = (message: string) => new ORPCError("UNAUTHORIZED", { message });

/** 404: there is no such record. */
export const notFound = (what: string, id: string) =>
  new ORPCError("NOT_FOUND", { message: `There is no ${what} ${JSON.stringify(id)}.` });

/** 409: the request clashes with how things stand. */
export const conflict = (message: string) => new ORPCError("CONFLICT", { message });

/** 422: the request is understood and cannot be meant. */
export const unprocessable = (message: string) => new ORPCError("UNPROCESSABLE_CONTENT", { message });

/** 402: a billing check refuses to queue work. */
export const paymentRequired = (message: string) => new ORPCError("PAYMENT_REQUIRED", { status: 402, message });

/** 403: the key is known, and its user may not do this. */
export const forbidden = (permission: string) =>
  new ORPCError("FORBIDDEN", { message: `This needs the permission ${permission}, which your user does not have.` });

/** 403: it is somebody else's, whatever one is permitted. */
export const notTheirs = (message: string) => new ORPCError("FORBIDDEN", { message });

/** 405: the path takes other methods. */
export const wrongMethod = (method: string, allowed: string) =>
  new ORPCError("METHOD_NOT_SUPPORTED", { message: `${method} is not possible here; ${allowed} is.` });

/** 413: the body is longer than what is read. */
export const tooLarge = (mostBytes: number) =>
  new ORPCError("PAYLOAD_TOO_LARGE", { message: `A body has at most ${mostBytes} bytes.` });

/** 415: the body is not JSON as it stands. */
export const unsupportedMediaType = (message: string) => new ORPCError("UNSUPPORTED_MEDIA_TYPE", { message });

/** 429: more calls than a caller has. */
export const tooManyCalls = (message: string) => new ORPCError("TOO_MANY_REQUESTS", { message });

/** 503: not now. */
export const unavailable = (message: string) => new ORPCError("SERVICE_UNAVAILABLE", { message });
