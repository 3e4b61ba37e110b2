import { type Command, InvalidArgumentError, type Option } from "commander";
import { usageError } from "../../shared/command-line.ts";
import type { Outbound } from "../../shared/outbound/json-api.ts";
import { createOutbound } from "../../shared/outbound/outbound.ts";
import { isLoopback } from "../../shared/outbound/server-urls.ts";
import { VariableOption } from "../operator/command.ts";

const SECRET_VARIABLE = "RELEASE_DOCS_OIDC_CLIENT_SECRET";

/** A sign-in provider (OpenID Connect). */
export type OidcSettings = {
  issuer: string;
  clientId: string;
  /** Undefined for a public client. */
  clientSecret: string | undefined;
  /** Of the addresses that may sign in, in lower case. */
  domains: readonly string[];
  /** The claim with names of roles; without it new users are readers. */
  rolesClaim: string | undefined;
  /** Undefined for the only one. */
  organization: string | undefined;
  /** Sends the requests to the provider, which may be at a private address. */
  send: Outbound;
};

type TextOption = "host" | "url" | "oidcIssuer" | "oidcClientId" | "oidcRolesClaim" | "oidcOrganization";
type Given = { [Name in TextOption]?: string } & { oidcDomain?: string[] };

const option = (flags: string, description: string) => new VariableOption(flags, description);

export const OIDC_OPTIONS: readonly Option[] = [
  option(
    "--oidc-issuer <url>",
    `Sign-in provider (OpenID Connect); the client's secret is in ${SECRET_VARIABLE}.`,
  ).argParser(parseIssuer),
  option("--oidc-client-id <id>", "ID of the service at the sign-in provider."),
  option("--oidc-domain <domains>", "Domains of the email addresses that may sign in, separated by commas.").argParser(
    (value) => value.split(",").flatMap((one) => one.trim().toLowerCase().replace(/^@/, "") || []),
  ),
  option("--oidc-roles-claim <name>", "Claim that names a person's roles at each sign-in; else new users are readers."),
  option("--oidc-organization <id>", "Organization of people who sign in by the provider, if there are several."),
];

/** Undefined without a provider. Throws `program/usage`. */
export function readOidcSettings(command: Command, environment: NodeJS.ProcessEnv): OidcSettings | undefined {
  const { oidcIssuer: issuer, oidcClientId: clientId, oidcDomain: domains = [], ...others } = command.opts<Given>();
  if (!issuer) return undefined;
  if (!clientId) throw usageError("--oidc-issuer needs --oidc-client-id.");
  const isLocal = isLoopback(others.host ?? "") || others.host === "::1";
  if (!others.url && !isLocal) throw usageError("--oidc-issuer needs --url where --host is not on loopback.");
  if (domains.length === 0) throw usageError("--oidc-issuer needs --oidc-domain: else everybody there could sign in.");
  return {
    issuer,
    clientId,
    clientSecret: environment[SECRET_VARIABLE]?.trim() || undefined,
    domains,
    rolesClaim: others.oidcRolesClaim || undefined,
    organization: others.oidcOrganization || undefined,
    send: createOutbound({ allowPrivate: true, environment }),
  };
}

function parseIssuer(value: string): string {
  const url = URL.parse(value);
  const isSafe = url?.protocol === "https:" || (url?.protocol === "http:" && isLoopback(url.hostname));
  if (value === "" || isSafe) return value;
  throw new InvalidArgumentError("Expected an https URL (http only for loopback).");
}
