import { PlusIcon } from "@primer/octicons-react";
import { LinkButton } from "../shell/links.ts";
import type { May } from "../shell/permissions.ts";
import { useMay } from "../shell/session.ts";

/** Nothing for those who may not start work. */
export function NewRequestLink() {
  if (!mayRequest(useMay())) return null;
  return (
    <LinkButton to="/requests/new" variant="primary" leadingVisual={PlusIcon}>
      New request
    </LinkButton>
  );
}

/** The preview and pull requests at once need the first, drafts for review the second. */
export function mayRequest(may: May): boolean {
  return may("job:create") && may("conversation:create");
}
