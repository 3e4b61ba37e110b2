import { api } from "../shell/api/api.ts";

export type Registration = { organization?: string | undefined; serverUrl?: string | undefined };

/** Registers a GitHub App, for which it leaves for GitHub. */
export const REGISTERING = {
  call: (given: Registration) => api.githubApps.register(given),
  resources: [],
  onDone: ({ url }: { url: string }) => window.location.assign(url),
};
