import type { History } from "../git/repository.ts";
import type { BuiltInPlace } from "./connect.ts";
import type { Inputs } from "./inputs.ts";
import { type Limits, type MadeRelease, type Outcome, type Run, reportKnown, UNKNOWN } from "./outcome.ts";

type Prepare = (run: Run, history?: History) => Promise<Outcome>;

/** Tags and releases what was merged; then the next release is prepared, from there. */
export async function publishFirst(run: Run, limits: Limits, place: BuiltInPlace, prepare: Prepare): Promise<Outcome> {
  const { task, reporter, drafts } = run;
  const { tag, "create-release": release, "dry-run": isDry } = task.inputs;
  const { github, ...checkout } = place;
  const obstacle = explainObstacle(task.inputs, place);
  if (obstacle !== undefined) await reporter.warning(`Nothing is tagged or released: ${obstacle}.`);
  if (obstacle !== undefined || github === undefined || isDry || drafts !== "branches") return prepare(run);
  limits.onStart("releasing what was merged");
  const published: MadeRelease[] = [];
  const { publishReleases } = await import("../built-in/releases.ts");
  const workspace = { ...checkout, drafts: "pullRequests", github: { ...github, signal: limits.signal } } as const;
  const history = await publishReleases(workspace, {
    wish: { tag, release },
    onRemark: reporter.info,
    onMade: async (made, did) => {
      published.push({ ...made, did });
      await reporter.info(did);
      await reportKnown(run, { ...UNKNOWN, published });
    },
  });
  const onOutcome = (known: Outcome) => run.onOutcome?.({ ...known, published });
  return { ...(await prepare({ ...run, onOutcome }, history)), published };
}

function explainObstacle(inputs: Inputs, { github, repository }: BuiltInPlace): string | undefined {
  if (inputs["base-url"] !== "") return "with `base-url` the step does not; leave out `tag` and `create-release`";
  if (github === undefined) return "the input `github-token` is empty";
  return repository === undefined ? "the run has no repository" : undefined;
}
