import { type ChatCompletionRequest, type FixtureResponse, LLMock } from "@copilotkit/aimock";
import type { ModelAccess } from "../../src/model/model.ts";
import { createSecrets } from "../../src/shared/redaction.ts";
import { inside } from "./inside.ts";

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

/** A server on loopback that plays a model by a script, and the memory of its responses. */
export class ScriptedModel implements AsyncDisposable {
  readonly #mock = new LLMock({ port: 0 });
  readonly #kept = new Map<string, string>();
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

  get memory(): ModelAccess["memory"] {
    return {
      read: async (digest) => this.#kept.get(digest),
      keep: async (digest, response) => void this.#kept.set(digest, response),
      forget: async (digest) => void this.#kept.delete(digest),
    };
  }

  /** As a turn gets it. `secret` is removed from what is sent. */
  access(settings: Partial<ModelAccess["settings"]> & { secret?: string } = {}): ModelAccess {
    const { secret, ...given } = settings;
    const { redact } = createSecrets(...(secret === undefined ? [] : [secret]));
    const preset = { name: "octo/model", url: this.url, key: "key-of-ada", budget: 200_000, stream: false };
    return { settings: { ...preset, ...given }, send: inside, memory: this.memory, redact };
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
