import packageJson from "../../package.json" with { type: "json" };
import type { OutboundAccess } from "../drafting/links.ts";
import type { ConnectedRepositories } from "../drafting/repositories/repositories.ts";
import type { SessionTerms } from "./security/sessions.ts";
import type { Vault } from "./security/vault.ts";
import type { Store } from "./store/store.ts";
import type { ModelUse } from "./worker/task-process.ts";

// The default branch, which explains the codes of every version.
export const FILES = `${packageJson.repository.url.replace(/^git\+|\.git$/g, "")}/blob/HEAD`;
export const GUIDE_URL = `${FILES}/docs/guidance.md#comments`;

/** `name`: what people mention, without `@`. `issueLabel`: makes an issue a request. */
export type MentionSettings = { name: string; issueLabel: string };

/** Of emails; `smtpUrl` has the password. */
export type MailSettings = { smtpUrl: string; from: string };

export type ServiceParts = {
  store: Store;
  vault: Vault;
  worker: { wake: () => void };
  repositories: ConnectedRepositories;
  outbound: OutboundAccess;
  /** Of `serve`; by default both are `release-docs`. */
  mentions?: MentionSettings | undefined;
  mail?: MailSettings | undefined;
  /** Where people open the app, without a slash at the end, as far as the operator says it. */
  appUrl?: string | undefined;
  /** The GitHub whose apps people connect: an origin; https://github.com unless given. */
  githubUrl?: string | undefined;
  sessionTerms?: SessionTerms | undefined;
  /** Called with each request to a language model and with what it took. */
  onModelUse?: ((use: ModelUse) => void) | undefined;
};

/** What tasks and calls of the domain work with. */
export type DomainParts = Omit<ServiceParts, "worker">;
