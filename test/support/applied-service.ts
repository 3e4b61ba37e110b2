import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Listening, listen } from "../../src/service/http/http.ts";
import { type Caller, TestOrganization } from "./service.ts";

export const SERVICE_FILE = ".github/release-docs-service.yml";

/** A service over HTTP that records requests, and a checkout whose file is applied to it. */
export class AppliedService implements AsyncDisposable {
  readonly organization: TestOrganization;
  readonly admin: Caller;
  readonly directory = mkdtempSync(join(tmpdir(), "applied-"));
  /** `METHOD /path` of each request. */
  readonly requests: string[] = [];
  /** Called before a request reaches the service; a response replaces that of the service. */
  before: (request: Request) => Promise<Response | undefined> = async () => undefined;
  #listening: Listening | undefined;

  private constructor(organization: TestOrganization, admin: Caller) {
    this.organization = organization;
    this.admin = admin;
  }

  static async open(): Promise<AppliedService> {
    const organization = await TestOrganization.open(":memory:");
    const applied = new AppliedService(organization, await organization.addKeyed({ role: "owner" }));
    const { service } = organization;
    applied.#listening = await listen({
      fetch: async (request) => {
        applied.requests.push(`${request.method} ${new URL(request.url).pathname}`);
        return (await applied.before(request)) ?? service.fetch(request);
      },
      close: async () => undefined,
    });
    return applied;
  }

  get url(): string {
    return this.#listening?.url ?? "";
  }

  writeFile(text: string, path = SERVICE_FILE): void {
    const file = join(this.directory, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** Requests that change something since the last call. */
  takeWrites(): string[] {
    return this.requests.splice(0).filter((line) => !line.startsWith("GET"));
  }

  /** Names and configs of what the service has, the oldest first. */
  async list(kind: "connections" | "publications" | "instructions") {
    const { body } = await this.admin.call("GET", `${kind}?pageSize=200`);
    return [...body[kind]].reverse();
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#listening?.[Symbol.asyncDispose]();
    await this.organization[Symbol.asyncDispose]();
    rmSync(this.directory, { recursive: true, force: true });
  }
}
