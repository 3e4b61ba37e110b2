import * as z from "zod/mini";
import * as fields from "../../fields.ts";
import { described, optional } from "../../fields.ts";
import { operation } from "../../operation.ts";
import { routes } from "../../routes.ts";

const Registration = z.object({
  organization: described(
    "Login of the organization on GitHub that gets the app; by default the account of the person.",
    optional(z.string().check(z.regex(/^[A-Za-z\d-]{1,39}$/, "organization is a login of GitHub, such as octo-org"))),
  ),
  serverUrl: described(
    "Address of a GitHub Enterprise Server; by default that of the operator, else github.com.",
    optional(z.url(fields.form("serverUrl is written with https://")).check(z.maxLength(fields.MAX_ADDRESS_LENGTH))),
  ),
});

export const githubApps = {
  register: operation(routes.githubApps.register, Registration, {
    summary: "Begin to register a GitHub App",
    description:
      "For the app in the browser: 409 without a session. Its answer has a cookie for one registration in the next hour. " +
      "The page at `url` sends the browser to GitHub, which leads back once the app is created and installed; it is " +
      "then a connection of the type `codehostApp`. Needs the permission `connection:create`.",
  }).output(z.looseObject({ url: described("Path of the page that leads to GitHub.", z.string()) })),
};
