import * as z from "zod/mini";
import type { Outbound } from "../../shared/outbound/json-api.ts";
import { explainUnknown, type Installation } from "./app.ts";
import { openOctokit, readPages } from "./client.ts";

type Wanted = { name: string; origin: string; callback: string; setup: string; webhook: string | undefined };

/** The manifest of a private app, as docs/github-app.md explains it. Without the URL of a webhook it gets no events. */
export function buildManifest({ name, origin, callback, setup, webhook }: Wanted) {
  return {
    ...{ name, url: origin, description: "Writes release notes, changelogs and documentation.", public: false },
    ...{ redirect_url: callback, setup_url: setup, setup_on_update: true },
    default_permissions: { contents: "write", issues: "write", metadata: "read", pull_requests: "write" },
    ...(webhook !== undefined && { hook_attributes: { url: webhook, active: true }, default_events: EVENTS }),
  };
}

const EVENTS = [
  ...["create", "issue_comment", "issues", "pull_request"],
  ...["pull_request_review", "pull_request_review_comment", "release"],
];

const [text, secret] = [z.string(), z.nullish(z.string())];
const Registered = z.object({ id: z.number(), name: text, html_url: text, pem: text, webhook_secret: secret });

type Server = { apiUrl: string; send: Outbound };

/** Exchanges the code of a registration, which works once. Throws `github/…`. */
export async function exchangeCode({ apiUrl, send }: Server, code: string) {
  const hook = (request: (options: object) => Promise<unknown>, options: object) => request(options);
  const octokit = await openOctokit({ apiUrl, send, token: () => ({ hook }) });
  const { data } = await octokit.request("POST /app-manifests/{code}/conversions", { code }).catch((error: unknown) => {
    throw explainUnknown(error, "the new app");
  });
  return z.parse(Registered, data);
}

const App = z.object({ html_url: text, events: z.array(text) });
const Repositories = z.array(
  z.object({
    full_name: text,
    html_url: text,
    private: z.boolean(),
    archived: z.boolean(),
    pushed_at: z.nullish(text),
  }),
);

/** The repositories on which an app is installed, those with the newest pushes first; none while that is not known. Throws `github/…`. */
export async function listInstalled({ apiUrl, send }: Server, { own, authStrategy, isSomewhere }: Installation) {
  const { value: app } = await own.read({ doing: "show the app", path: "/app", answer: App });
  const found: z.infer<typeof Repositories> = [];
  try {
    const octokit = await openOctokit({ apiUrl, send, token: authStrategy });
    const pages = isSomewhere ? readPages(octokit, "GET /installation/repositories", {}) : [];
    for await (const page of pages) found.push(...z.parse(Repositories, page));
  } catch (error) {
    throw explainUnknown(error, "the app's installation");
  }
  const shown = found.filter(({ archived }) => !archived);
  shown.sort((a, b) => (b.pushed_at ?? "").localeCompare(a.pushed_at ?? ""));
  const repositories = shown.map((one) => ({ fullName: one.full_name, url: one.html_url, isPrivate: one.private }));
  return { repositories, installUrl: `${app.html_url}/installations/new`, sendsWebhooks: app.events.length > 0 };
}
