import { Link } from "@primer/react";
import { createLink } from "@tanstack/react-router";

/** A link to a page of the app. */
export const AppLink = createLink(Link);
