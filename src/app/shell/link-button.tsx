import { LinkButton as PrimerLinkButton } from "@primer/react";
import { createLink } from "@tanstack/react-router";

/** A link of the app that looks like a button. */
export const LinkButton = createLink(PrimerLinkButton);
