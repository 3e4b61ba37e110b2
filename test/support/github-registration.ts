import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { ScriptedAnswer } from "./github.ts";
import type { Received } from "./scripted-server.ts";

type RegisteredApp = {
  appId: string;
  installationId: string;
  privateKey: string;
  accepts: (authorization?: string) => boolean;
};

type Manifest = Record<"name" | "redirect_url" | "setup_url", string> & {
  default_permissions: Record<string, string>;
  default_events?: string[];
  hook_attributes?: { url: string; active: boolean };
};

/** GitHub's page for an app from a manifest, its exchange of the code, and its page that installs the app. */
export class FakeGitHubRegistration {
  /** What was posted last, with the path and search of the form. */
  posted: { manifest: Manifest; path: string } | undefined;
  readonly #app: RegisteredApp;
  readonly #codes = new Set<string>();
  /** `owner/name` of those on which the app is installed. */
  readonly #repositories: readonly string[];
  #origin = "";

  constructor(app: RegisteredApp, repositories: readonly string[]) {
    this.#app = app;
    this.#repositories = repositories;
  }

  /** Answers a page of GitHub for a browser; false for other paths. */
  async answerPage(origin: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    this.#origin = origin;
    const { pathname: path, searchParams } = new URL(request.url ?? "", origin);
    if (request.method === "POST" && path.endsWith("/settings/apps/new")) {
      const form = new URLSearchParams(await text(request));
      this.posted = { manifest: JSON.parse(form.get("manifest") ?? ""), path: request.url ?? "" };
      const code = this.createCode();
      const state = searchParams.get("state") ?? "";
      return showButton(response, "Create GitHub App", this.posted.manifest.redirect_url, { code, state });
    }
    if (path !== "/github-apps/docs/installations/new") return false;
    const installed = { installation_id: this.#app.installationId, setup_action: "install" };
    return showButton(response, "Install", this.posted?.manifest.setup_url ?? "", installed);
  }

  createCode(): string {
    const code = randomBytes(20).toString("hex");
    this.#codes.add(code);
    return code;
  }

  /** Answers the API's part; undefined for other calls. */
  answerApi({ method, url = "", headers }: Received): ScriptedAnswer {
    const [, code = ""] = /^\/app-manifests\/(\w+)\/conversions$/.exec(url) ?? [];
    if (method === "POST" && code !== "") {
      if ((headers.authorization ?? "") !== "" || !this.#codes.delete(code)) {
        return { status: 404, body: { message: "Not Found" } };
      }
      const secrets = {
        pem: this.#app.privateKey,
        webhook_secret: this.posted?.manifest.hook_attributes ? "s".repeat(40) : null,
      };
      const { name = "" } = this.posted?.manifest ?? {};
      return { status: 201, body: { id: Number(this.#app.appId), name, slug: "docs", ...this.shown, ...secrets } };
    }
    if (!url.startsWith("/installation/repositories") || !this.#app.accepts(headers.authorization)) return undefined;
    const page = Number(new URL(url, "http://x").searchParams.get("page") ?? 1);
    const names = this.#repositories.slice((page - 1) * 100, page * 100);
    const next = `<${this.#origin}/api/v3/installation/repositories?per_page=100&page=${page + 1}>; rel="next"`;
    return {
      headers: page * 100 < this.#repositories.length ? { link: next } : {},
      body: { total_count: this.#repositories.length, repositories: names.map((name) => this.#show(name)) },
    };
  }

  /** What the page and the API say of the app. */
  get shown() {
    return { html_url: `${this.#origin}/github-apps/docs`, events: this.posted?.manifest.default_events ?? [] };
  }

  #show(full_name: string) {
    const pushed_at = full_name.endsWith("hosted") ? "2026-11-01T00:00:00Z" : "2026-01-01T00:00:00Z";
    const archived = full_name.endsWith("archived");
    return { full_name, html_url: `${this.#origin}/${full_name}`, private: true, archived, pushed_at };
  }
}

/** A page with one button, as GitHub's for people who are signed in there. */
function showButton(response: ServerResponse, label: string, to: string, query: Record<string, string>): true {
  const fields = Object.entries(query).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`);
  response.writeHead(200, { "content-type": "text/html" });
  response.end(
    `<!doctype html><title>GitHub</title><form action="${to}">${fields.join("")}<button>${label}</button></form>`,
  );
  return true;
}
