import { Link } from "@primer/react";
import type { ReactNode } from "react";
import { parseWebAddress } from "./web-address.ts";

/** A sentence of the service: what is between backticks is code. */
export function InlineCode({ text }: { text: string }) {
  // Every second part was between backticks.
  const parts = text.split(/`([^`]+)`/);
  return parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text keep their places
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}

/** A link of somebody's text to a web page; only text where it leads elsewhere, such as `javascript:`. */
export function SafeLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const address = parseWebAddress(href);
  if (address === undefined) return <span>{children}</span>;
  return (
    <Link href={address} target="_blank" rel="noopener noreferrer" inline>
      {children}
    </Link>
  );
}
