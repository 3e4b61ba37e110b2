import { Link, LinkButton as PrimerLinkButton } from "@primer/react";
import { createLink } from "@tanstack/react-router";

/** A link to a page of the app. */
export const AppLink = createLink(Link);

/** A link of the app that looks like a button. */
export const LinkButton = createLink(PrimerLinkButton);
