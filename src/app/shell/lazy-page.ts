import { lazyRouteComponent } from "@tanstack/react-router";
import { readUnreachable } from "./api.ts";

/**
 * A page that is loaded when it is first needed. Where the service does not respond this fails as a call does; the router
 * would reload the app, which loses it. With a new version of the app the old page is gone, and a reload is right.
 */
export const lazyPage: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(
    () =>
      load().catch(async (error: unknown) => {
        throw (await readUnreachable()) ?? error;
      }),
    name,
  );
