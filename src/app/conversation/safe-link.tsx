import { Link } from "@primer/react";
import type { ReactNode } from "react";
import { parseWebAddress } from "../shell/web-address.ts";

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
