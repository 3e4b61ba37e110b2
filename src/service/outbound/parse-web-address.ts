import { quoteText } from "../../quote-text.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";

/**
 * Parses an address that the service may ask: of http or https, without user or password. Odd spellings of a host
 * (`http://2130706433/`, `http://0x7f.1/`) come out as the address that they stand for. Throws `outbound/bad-address`.
 */
export function parseWebAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (url === null) throw badAddress("It is no address", "What was given for an address is none.");
  if (!/^https?:$/.test(url.protocol)) {
    throw badAddress(
      "Only http and https are asked",
      `An address that begins with ${quoteText(url.protocol, 40)} is not asked.`,
    );
  }
  if (url.username !== "" || url.password !== "") {
    throw badAddress(
      "Take user and password out of it",
      `The address ${nameAddress(url)} has a user or a password in it.`,
    );
  }
  return url;
}

/** An address as a sentence names it: without user, password, query and fragment, which can be secret. */
export function nameAddress({ origin, protocol, pathname }: URL): string {
  return quoteText(origin === "null" ? protocol : `${origin}${pathname === "/" ? "" : pathname}`);
}

function badAddress(reason: string, message: string): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "outbound/bad-address",
    message,
    hint: `${reason}: give one like https://docs.example.com/page.`,
  });
}
