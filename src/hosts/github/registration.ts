import * as z from "zod/mini";
import type { Outbound } from "../../shared/outbound/json-api.ts";
import { explainUnknown, type Installation } from "./app.ts";
import { openOctokit, readPages } from "./client.ts";

/** What docs/github-app.md explains. */
const PERMISSIONS = { contents: "write", issues: "write", metadata: "read", pull_requests: "write" };
const EVENTS = [
  ...["create", "issue_comment", "issues", "pull_request"],
  ...["pull_request_review", "pull_request_review_comment", "release"],
];

type Wanted = { name: string; origin: string; callback: string; setup: string; webhook: string | undefined };

/** The manifest of a private app. Without the URL of a webhook it gets no events: GitHub refuses URLs that it cannot reach. */
export function buildManifest({ name, origin, callback, setup, webhook }: Wanted) {
  return {
    name,
    url: origin,
    description: "Writes release notes, changelogs and documentation.",
    public: false,
    redirect_url: callback,
    setup_url: setup,
    setup_on_update: true,
    default_permissions: PERMISSIONS,
    ...(webhook !== undefined && { hook_attributes: { url: webhook, active: true }, default_events: EVENTS }),
  };
}

const Registered = z.object({
  id: z.number(),
  name: z.string(),
  html_url: z.string(),
  pem: z.string(),
  webhook_secret: z.nullish(z.string()),
});

type Server = { apiUrl: string; send: Outbound };

/** Exchanges the code of a registration, which works once. Throws `github/…`. */
export async function exchangeCode({ apiUrl, send }: Server, code: string) {
  const anonymous = () => ({
    hook: (request: (options: object) => Promise<unknown>, options: object) => request(options),
  });
  const octokit = await openOctokit({ apiUrl, send, token: anonymous });
  const { data } = await octokit.request("POST /app-manifests/{code}/conversions", { code }).catch((error: unknown) => {
    throw explainUnknown(error, "the new app");
  });
  return z.parse(Registered, data);
}

const App = z.object({ html_url: z.string(), events: z.array(z.string()) });
const Repositories = z.array(
  z.object({
    full_name: z.string(),
    html_url: z.string(),
    private: z.boolean(),
    archived: z.boolean(),
    pushed_at: z.nullish(z.string()),
  }),
);

/** The repositories on which an app is installed, those with the newest pushes first; none while that is not known. Throws `github/…`. */
export async function listInstalled({ apiUrl, send }: Server, { own, authStrategy, isSomewhere }: Installation) {
  const { value: app } = await own.read({ doing: "show the app", path: "/app", answer: App });
  const shownApp = { installUrl: `${app.html_url}/installations/new`, sendsWebhooks: app.events.length > 0 };
  if (!isSomewhere) return { ...shownApp, repositories: [] };
  const octokit = await openOctokit({ apiUrl, send, token: authStrategy });
  const found: z.infer<typeof Repositories> = [];
  try {
    for await (const page of readPages(octokit, "GET /installation/repositories", {})) {
      found.push(...z.parse(Repositories, page));
    }
  } catch (error) {
    throw explainUnknown(error, "the app's installation");
  }
  const shown = found
    .filter(({ archived }) => !archived)
    .map((one) => ({
      fullName: one.full_name,
      url: one.html_url,
      isPrivate: one.private,
      pushedAt: one.pushed_at ?? null,
    }));
  shown.sort((a, b) => (b.pushedAt ?? "").localeCompare(a.pushedAt ?? ""));
  return { ...shownApp, repositories: shown };
}
