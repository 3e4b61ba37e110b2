import { expect } from "vitest";
import { ACTIONS, type Action } from "../../../support/app-actions.ts";
import { type Control, readRoutes } from "../../../support/app-pages.ts";
import type { OpenedApp } from "../../../support/opened-app.ts";

export const ROLES = ["reader", "reviewer", "maintainer", "owner"] as const;

export const actionsOn = (route: string) => ACTIONS.filter(({ on }) => on.includes(route));
export const readSignedInRoutes = async ({ page }: OpenedApp) =>
  (await readRoutes(page)).filter((route) => route !== "/sign-in");
export const isForm = ({ path }: Control) => /\/(new|edit)$/.test(path);

/** Users with the built-in roles, and what the API accepts of each. */
export class Users {
  readonly #keys = new Map<string, string>();

  async add(app: OpenedApp): Promise<void> {
    for (const role of ROLES) this.#keys.set(role, await app.addUser(`Some ${role}`, `${role}@example.org`, role));
  }

  keyOf(role: string): string {
    return this.#keys.get(role) ?? expect.unreachable(role);
  }

  async isAccepted(app: OpenedApp, role: string, [method, path, body]: Action["call"]): Promise<boolean> {
    return (await app.send(method, path, body, this.keyOf(role))).status !== 403;
  }
}
