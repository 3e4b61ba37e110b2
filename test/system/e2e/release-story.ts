import { FakeGitHub, type ScriptedAnswer } from "../../support/github.ts";
import { History } from "../../support/history.ts";
import { runStep, type StepSetup } from "./run-step.ts";

export const RELEASE_BRANCH = "release-docs/release";
const NAME = "octo/widget";
const AT = `/repos/${NAME}`;

type Files = Record<string, string>;
type Release = { tag_name: string; draft: boolean; prerelease: boolean; body: string; html_url: string };

/** A repository in a checkout and on GitHub, with the same names of commits, whose releases the built program makes. */
export class ReleaseStory implements AsyncDisposable {
  readonly history: History;
  readonly github: FakeGitHub;
  /** On which people push, and which the checkout has. */
  branch = "main";

  private constructor(history: History, github: FakeGitHub) {
    this.history = history;
    this.github = github;
  }

  /** Begins with a commit of these files, and tags of it. */
  static async open(files: Files, ...tags: string[]): Promise<ReleaseStory> {
    const history = History.of(["feat: start", files]);
    const github = await FakeGitHub.open({ [NAME]: files });
    const story = new ReleaseStory(history, github);
    await story.#name(history.git("rev-parse", "HEAD"), await github.tip(NAME, "main"));
    for (const tag of tags) history.tag(tag);
    return story;
  }

  /** A person's commit, in both. */
  async commit(message: string, files: Files = { "src/code.ts": `// ${message}\n` }): Promise<void> {
    this.#name(this.history.commit(message, files), await this.github.commit(NAME, this.branch, files, message));
  }

  /** Begins a branch at a commit or tag of the checkout, and goes there. */
  async begin(branch: string, from: string): Promise<void> {
    const sha = this.history.git("rev-parse", from);
    await this.github.call("POST", `${AT}/git/refs`, {
      ref: `refs/heads/${branch}`,
      sha: this.github.shas.get(sha),
    });
    this.history.git("branch", branch, from);
    this.go(branch);
  }

  go(branch: string): void {
    this.history.git("switch", "--quiet", branch);
    this.branch = branch;
  }

  /** Settings of the repository on GitHub. */
  async set(settings: Record<string, unknown>): Promise<void> {
    await this.github.call("PATCH", AT, settings);
  }

  /** Does something before the next call of this kind is answered. */
  during<Done>(method: string, path: string, act: () => Promise<Done>): Promise<Done> {
    return new Promise((resolve, reject) => {
      this.#once(method, path, async () => {
        await act().then(resolve, reject);
        return undefined;
      });
    });
  }

  /** Resolves once GitHub has done the next call of this kind, which gets its answer only after `end`, if at all. */
  after(method: string, path: string, end: Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      this.#once(method, path, async (sent) => {
        await this.github.call(method, AT + path, sent);
        resolve();
        await end;
        return { status: 500, body: {}, origin: "fault" };
      });
    });
  }

  #once(method: string, path: string, act: (sent: unknown) => Promise<ScriptedAnswer>): void {
    this.github.script = async (received) => {
      if (received.method !== method || received.url !== AT + path) return undefined;
      this.github.script = () => undefined;
      return act(JSON.parse(received.body));
    };
  }

  /** The step on a push of the newest commit. */
  push(inputs: Record<string, string> = {}, other: Partial<StepSetup> = {}) {
    const [before, after] = ["HEAD~1", "HEAD"].map((name) => this.history.git("rev-parse", name));
    const ref = `refs/heads/${this.branch}`;
    return runStep({
      event: "push",
      payload: { ref, before, after, created: false, commits: [], repository: { default_branch: "main" } },
      ref,
      inputs: {
        release: "auto",
        tag: "true",
        "create-release": "published",
        "github-token": "token-of-a-test",
        ...inputs,
      },
      environment: { GITHUB_API_URL: this.github.url },
      workspace: this.history.directory,
      ...other,
    });
  }

  tip(branch: string): Promise<string | undefined> {
    return this.github.tip(NAME, branch);
  }

  /** A person's forced push. */
  async reset(branch: string, sha: string | undefined): Promise<void> {
    await this.github.call("PATCH", `${AT}/git/refs/heads/${branch}`, { sha, force: true });
  }

  pulls() {
    return this.github.pulls(NAME);
  }

  async openPull() {
    const pulls = await this.pulls();
    const open = pulls.filter(({ state, base }) => state === "open" && base.ref === this.branch);
    if (open[0] === undefined || open.length > 1) throw new Error(`${open.length} pull requests are open.`);
    return open[0];
  }

  /** The file as the open pull request leaves it. */
  async drafted(path: string): Promise<string> {
    const { head } = await this.openPull();
    return (await this.github.changes(NAME, head.ref, this.branch)).files.get(path) ?? "";
  }

  /** A person merges the open pull request to the branch. Returns the merge. */
  async merge(method: "merge" | "squash" = "merge"): Promise<string> {
    const { number, title, head } = await this.openPull();
    const { files } = await this.github.changes(NAME, head.ref, this.branch);
    const sha = await this.github.merge(NAME, number, method);
    const merged = Object.fromEntries(files) as Files;
    const own =
      method === "merge" ? this.#merge(number, title, merged) : this.history.commit(`${title} (#${number})`, merged);
    this.#name(own, sha);
    return own;
  }

  #merge(number: number, title: string, files: Files): string {
    this.history.git("switch", "--quiet", "--create", "draft");
    this.history.commit(title, files);
    this.history.git("switch", "--quiet", this.branch);
    const merge = this.history.merge("draft", `Merge pull request #${number} from octo/draft\n\n${title}`);
    this.history.git("branch", "--quiet", "--delete", "draft");
    return merge;
  }

  /** The tags on GitHub, with their commits; the checkout has them from now on. */
  async fetchTags(): Promise<Record<string, string>> {
    type Ref = { ref: string; object: { sha: string } };
    const refs = await this.github.call<Ref[]>("GET", `${AT}/git/matching-refs/tags/`);
    const own = new Map([...this.github.shas].map(([one, emulated]) => [emulated, one]));
    const tags: Record<string, string> = {};
    for (const { ref, object } of refs) {
      const tag = await this.github.call<Ref>("GET", `${AT}/git/tags/${object.sha}`);
      const name = ref.slice("refs/tags/".length);
      tags[name] = own.get(tag.object.sha) ?? "";
      if (this.history.git("tag", "--list", name) === "") this.history.tag(name, tags[name]);
    }
    return tags;
  }

  releases(): Promise<Release[]> {
    return this.github.call("GET", `${AT}/releases`);
  }

  /** What each release was created with: its tag, and whether it is the latest. */
  get created(): unknown[] {
    return this.github.received
      .filter(({ method, url }) => method === "POST" && url === `${AT}/releases`)
      .map(({ body }) => JSON.parse(body))
      .map(({ tag_name: tag, draft, prerelease, make_latest: latest }) => ({ tag, draft, prerelease, latest }));
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.history[Symbol.dispose]();
    await this.github[Symbol.asyncDispose]();
  }

  #name(own: string, emulated: string | undefined): void {
    if (emulated !== undefined) this.github.shas.set(own, emulated);
  }
}
