import { PlusIcon } from "@primer/octicons-react";
import { LinkButton } from "../shell/links.ts";
import { useMay } from "../shell/session.ts";
import { mayRequest } from "./may-request.ts";

/** Nothing for those who may not start work. */
export function NewRequestLink() {
  if (!mayRequest(useMay())) return null;
  return (
    <LinkButton to="/requests/new" variant="primary" leadingVisual={PlusIcon}>
      New request
    </LinkButton>
  );
}
