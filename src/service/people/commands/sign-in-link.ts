import { InvalidArgumentError, type Option } from "commander";
import { VariableOption } from "../../operator/command.ts";
import type { Code } from "../../security/sessions.ts";
import { renderLink } from "../sign-in-links.ts";

const DEFAULT_URL = "http://127.0.0.1:8080";

export function createUrlOption(description: string): Option {
  return new VariableOption("--url <url>", description).argParser(parseOrigin);
}

/** For commands that print a link. */
export const linkUrlOption = () =>
  createUrlOption(`Address at which people open the app, for the link; ${DEFAULT_URL} by default.`);

function parseOrigin(value: string): string {
  if (value === "") return value;
  const url = URL.parse(value);
  const isOrigin =
    url !== null && /^https?:$/.test(url.protocol) && [url.href, `${url.href.slice(0, -1)}`].includes(value);
  if (isOrigin && url.href === `${url.origin}/`) return url.origin;
  throw new InvalidArgumentError("Expected an http or https URL without a path, such as https://docs.example.org.");
}

export function renderSignInLink(origin: string | undefined, code: Code) {
  return renderLink(origin || DEFAULT_URL, code);
}

export function describeLink({ signInUrl, expiresAt }: ReturnType<typeof renderLink>): string {
  return `Sign in  ${signInUrl}\n\nThe link works once, until ${expiresAt}. \`users link\` prints another one.\n`;
}
