import type { ErrorCode } from "../error-codes/error-codes.ts";
import { quoteText } from "../quote-text.ts";
import type { ProxyAddress } from "../read-proxy.ts";
import { UnreachableError } from "./api-error.ts";

type Told = { code: ErrorCode; reason: string; hint: string };

/** A bound of ours that an answer did not keep. */
export class AnswerLimitError extends Error {
  readonly code: "api/timeout" | "api/too-large";

  constructor(code: AnswerLimitError["code"], message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Says why there is no answer: which service, by which proxy, the likely cause and the next step; `sent` is whether the
 * request can have arrived.
 */
export function explainFault(url: URL, proxy: ProxyAddress | undefined, cause: unknown, sent = true): UnreachableError {
  const sign = cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "";
  const { code, reason, hint } =
    explainLimit(cause) ??
    explainConnect(sign, url, proxy) ??
    explainTunnel(sign, proxy, cause) ??
    explainTls(sign, cause) ??
    explainRest(sign, cause);
  const through = proxy === undefined ? "" : ` through the proxy ${proxy.url.origin} (${proxy.variable})`;
  const shown = sign === "" || sign === code ? "" : ` (${sign})`;
  const what = code === "api/too-large" ? "gave no answer that can be taken" : "did not answer";
  const message = `The service at ${nameService(url)} ${what}${through}: ${reason}${shown}.`;
  return new UnreachableError(message, cause, { code, hint }, sent);
}

function nameService(url: URL): string {
  return url.port === "" ? `${url.origin}:${url.protocol === "https:" ? 443 : 80}` : url.origin;
}

function explainLimit(cause: unknown): Told | undefined {
  if (!(cause instanceof AnswerLimitError)) return undefined;
  const hint =
    cause.code === "api/timeout"
      ? "Whether the request arrived is not known; look whether the service is overloaded."
      : "Check that base-url is the address of a Release-Documentation service.";
  return { code: cause.code, reason: cause.message, hint };
}

const CHECK_NETWORK = "Check that the network of this runner (firewall, VPN, IPv6) lets it connect.";
const CONNECT: Readonly<Record<string, readonly [reason: string, hint: string]>> = {
  ENOTFOUND: [
    "no address is known for the host's name",
    "Check the spelling of base-url, and that the name server of this runner knows the name.",
  ],
  EAI_AGAIN: ["the name server gave no answer about the host", "Run again, or check the name server of this runner."],
  ECONNREFUSED: ["the connection was refused", "Check host and port of base-url, and that the service is running."],
  ETIMEDOUT: ["nobody took up the connection", CHECK_NETWORK],
  EHOSTUNREACH: ["no route leads to the host", CHECK_NETWORK],
  ENETUNREACH: ["no route leads to the host", CHECK_NETWORK],
};

/** What fails before there is a connection; with a proxy that is the connection to it. */
function explainConnect(sign: string, url: URL, proxy: ProxyAddress | undefined): Told | undefined {
  const known = CONNECT[sign];
  if (known === undefined) return undefined;
  const [reason, hint] = known;
  if (proxy === undefined) return { code: "api/unreachable", reason, hint };
  const way = `Check ${proxy.variable}, or name ${url.hostname} in no_proxy to reach it directly.`;
  return { code: "api/proxy", reason: `to the proxy, ${reason}`, hint: way };
}

function explainTunnel(sign: string, proxy: ProxyAddress | undefined, cause: unknown): Told | undefined {
  if (proxy === undefined || sign !== "ERR_PROXY_TUNNEL") return undefined;
  const status = cause instanceof Error && "statusCode" in cause ? Number(cause.statusCode) : Number.NaN;
  const { variable } = proxy;
  if (status === 407) {
    const reason = `the proxy ${proxy.url.username === "" ? "wants a user and a password" : "refuses user and password"}, status 407`;
    return { code: "api/proxy", reason, hint: `Put them into ${variable}, as in http://user:password@host:port.` };
  }
  const reason = Number.isNaN(status) ? "the proxy opened no way to it" : `the proxy refuses, status ${status}`;
  return {
    code: "api/proxy",
    reason,
    hint: `Ask who runs the proxy to let this host through, or correct ${variable}.`,
  };
}

const UNTRUSTED = /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|CERT_UNTRUSTED|UNABLE_TO_\w+)$/;

function explainTls(sign: string, cause: unknown): Told | undefined {
  const explained = (reason: string, hint: string): Told => ({ code: "api/tls", reason, hint });
  const renew = "It has to be renewed by who runs the service; check the clock of a self-hosted runner too.";
  if (sign === "CERT_HAS_EXPIRED") return explained("its certificate has expired", renew);
  if (sign === "CERT_NOT_YET_VALID") return explained("its certificate is not valid yet", renew);
  if (UNTRUSTED.test(sign)) {
    const hint =
      "If an authority of your own signs it, set NODE_EXTRA_CA_CERTS in the step's env to a PEM file with its certificate.";
    return explained("its certificate is signed by nobody whom this runner trusts", hint);
  }
  if (sign === "ERR_TLS_CERT_ALTNAME_INVALID") {
    const names = cause instanceof Error && "reason" in cause ? `: ${quoteText(String(cause.reason))}` : "";
    return explained(
      `its certificate is for another host${names}`,
      "Set base-url to a host that the certificate is for.",
    );
  }
  if (/^(EPROTO|ERR_SSL_|ERR_TLS_)/.test(sign)) {
    return explained("no safe connection could be agreed on", "Check that the port of base-url speaks https.");
  }
  return undefined;
}

const BROKEN = /^(ECONNRESET|ECONNABORTED|EPIPE|ERR_STREAM_PREMATURE_CLOSE)$/;

function explainRest(sign: string, cause: unknown): Told {
  if (sign.startsWith("HPE_")) {
    const hint = "Check host and port of base-url: another program answers there.";
    return { code: "api/unreadable", reason: "what came back is no HTTP", hint };
  }
  const told = quoteText(cause instanceof Error ? cause.message : String(cause));
  const reason = BROKEN.test(sign) ? "the connection broke off before the whole answer was there" : told;
  const hint = "Whether the request arrived is not known; look at the service before you run again.";
  return { code: "api/broken-off", reason, hint };
}
