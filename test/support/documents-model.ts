import { symlinkSync } from "node:fs";
import { type ChatCompletionRequest, type FixtureResponse, LLMock } from "@copilotkit/aimock";
import type { ModelAccess } from "../../src/model/model.ts";
import { DraftFixture, type Order } from "./drafts.ts";
import { buildOnce } from "./history.ts";
import { createMemory, createModelAccess, type GivenModel } from "./model-access.ts";

/** What the model answers: a call of a tool, words, or a status of the server. */
export type Step = readonly [tool: string, input: object] | string | number;

/** An edit of a line "Send your password." in docs/auth.md, with other fields where `more` has them. */
export const edit = (more: object = {}): Step => [
  "edit_file",
  { path: "docs/auth.md", old: "your password", new: "a token", why: "tokens", because: ["#2"], ...more },
];

/** A new document, with other fields where `more` has them. */
export const create = (more: object = {}): Step => [
  "create_file",
  { path: "docs/new.md", content: "# New\n", why: "new", because: ["#2"], ...more },
];

export const finish: Step = ["finish", { summary: "Done." }];

/** The steps of the session whose prompt contains `about`; a function gets what the last tool said. */
export type Session = { about: string; steps: readonly (Step | ((said: string) => Step))[] };

// Every history of these tests has it.
const NOTES: Step = [
  "write_notes",
  { sections: [{ kind: "added", entries: [{ text: "A new feature", cites: ["#2"] }] }] },
];

export const BRANCH = "release-docs/v1.1.0";
export const REQUEST = "Update the authentication guide for the new token flow";
export const SECRET = "hunter2-hunter2";
export const AUTH = "# Authentication\n\nSend your password.\n\nKey: hunter2-\n\nTwice.\n\nTwice.\n";
const FILES = {
  "README.md": "# Widget\n",
  "docs/auth.md": AUTH,
  "docs/notes.md": "# Notes\n\n## Login\n\nLog in.\n",
  "docs/front.md": "---\ntitle: Front\n---\n\n# Front\n",
  "docs/long.md": `${`${"x".repeat(999)}\n`.repeat(50)}end\n`,
  "docs/CHANGELOG.md": "# Changelog\n",
  "CONTRIBUTING.md": "# Contributing\n",
  "AGENTS.md": "# Agents\n",
  ".env": "TOKEN=abc\n",
  ".github/workflows/ci.yml": "on: push\n",
  "src/code.ts": "export const password = 1;\n",
};

/** A release with a token flow (#2) that the documents do not have. */
export function createGuide(message = "feat: log in with tokens (#2)"): DraftFixture {
  const built = buildOnce(`guide ${message}`, (history) => {
    history.commit("feat: answer (#1)", FILES);
    symlinkSync("../.github/workflows/ci.yml", `${history.directory}/docs/link.md`);
    symlinkSync("../src", `${history.directory}/docs/out`);
    history.git("add", "docs");
    history.add(["chore: link", {}], "v1.0.0");
    history.commit(message, { "src/login.ts": 'option("--token");\n', ".env": "TOKEN=abcdef\n" });
    history.tag("v1.1.0");
  });
  return new DraftFixture("widget", built);
}

/** A turn whose model plays these steps for the request. */
export async function play(place: DraftFixture, steps: readonly Step[], given: Order = {}) {
  await using model = await ScriptedModel.start({ about: REQUEST, steps });
  const access = model.access({ secret: SECRET });
  const publication = { config: { writeDocumentation: true } };
  const done = await place.write({ publication, request: { body: REQUEST }, model: access, ...given });
  const { assistant: report } = done;
  return { done, report, dropped: report?.dropped ?? [], said: model.said, requests: model.requests };
}

/** A server on loopback that plays a model by a script, and the memory of its responses. */
export class ScriptedModel implements AsyncDisposable {
  readonly #mock = new LLMock({ port: 0 });
  readonly memory = createMemory();
  /** The first session that fits is played. */
  sessions: readonly Session[];

  private constructor(sessions: readonly Session[]) {
    this.sessions = sessions;
  }

  static async start(...sessions: readonly Session[]): Promise<ScriptedModel> {
    const model = new ScriptedModel(sessions);
    model.#mock.on({ predicate: () => true }, (request) => model.#answer(request));
    await model.#mock.start();
    return model;
  }

  get url(): string {
    return `${this.#mock.url}/v1`;
  }

  /** Requests about documents that reached the server. */
  get requests(): ChatCompletionRequest[] {
    const bodies = this.#mock.getRequests().map(({ body }) => body as ChatCompletionRequest);
    return bodies.filter(isAboutDocuments);
  }

  /** What tools answered in the last session that was asked for. */
  get said(): string[] {
    const messages = this.requests.at(-1)?.messages ?? [];
    return messages.filter(({ role }) => role === "tool").map(({ content }) => String(content));
  }

  /** As a turn gets it. */
  access(given: GivenModel = {}): ModelAccess {
    const access = createModelAccess(this.#mock.url, { key: "key-of-ada", ...given });
    return { ...access, memory: this.memory };
  }

  #answer(request: ChatCompletionRequest): FixtureResponse {
    if (!isAboutDocuments(request)) return render(NOTES, 0);
    const prompt = textOf(request, "user");
    const session = this.sessions.find(({ about }) => prompt.includes(about));
    const done = request.messages.filter(({ role }) => role === "assistant").length;
    const step = session?.steps[done] ?? ["finish", { summary: "Nothing more." }];
    const last = request.messages.findLast(({ role }) => role === "tool")?.content;
    return render(typeof step === "function" ? step(String(last ?? "")) : step, done);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#mock.stop();
  }
}

function isAboutDocuments(request: ChatCompletionRequest): boolean {
  return textOf(request, "system").startsWith("You maintain the documentation");
}

function textOf({ messages }: ChatCompletionRequest, role: string): string {
  const content = messages.find((message) => message.role === role)?.content ?? "";
  return typeof content === "string" ? content : content.map(({ text = "" }) => text).join("");
}

function render(step: Step, index: number): FixtureResponse {
  if (typeof step === "number") return { error: { message: "The server is closed", type: "error" }, status: step };
  if (typeof step === "string") return { content: step };
  const [name, input] = step;
  return { toolCalls: [{ id: `call_${index}`, name, arguments: JSON.stringify(input) }] };
}
