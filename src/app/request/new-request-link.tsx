import { PlusIcon } from "@primer/octicons-react";
import { LinkButton } from "@primer/react";
import { Link } from "@tanstack/react-router";
import { useMay } from "../shell/session.ts";
import { mayRequest } from "./may-request.ts";

/** Nothing for those who may not start work. */
export function NewRequestLink() {
  if (!mayRequest(useMay())) return null;
  return (
    <LinkButton as={Link} to="/requests/new" variant="primary" leadingVisual={PlusIcon}>
      New request
    </LinkButton>
  );
}
