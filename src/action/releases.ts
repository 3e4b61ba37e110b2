import type { PublishedRelease } from "../built-in/built-in.ts";
import type { History } from "../git/repository.ts";
import { onCode, ReleaseDocsError } from "../shared/errors.ts";
import { joinParts } from "../shared/text.ts";
import { type BuiltInPlace, loadBuiltIn } from "./connect.ts";
import type { Inputs } from "./inputs.ts";
import { type Limits, type MadeRelease, type Outcome, type Run, reportKnown, UNKNOWN } from "./outcome.ts";

type Prepare = (run: Run, history?: History) => Promise<Outcome>;

/** Tags and releases what was merged; then the next release is prepared, from there. */
export async function publishReleases(run: Run, { onStart }: Limits, place: BuiltInPlace, prepare: Prepare) {
  const { task, reporter } = run;
  const { tag, "create-release": release, "dry-run": isDry } = task.inputs;
  const { github, ...checkout } = place;
  const obstacle = explainObstacle(task.inputs, place);
  if (obstacle !== undefined) await reporter.warning(`Nothing is tagged or released: ${obstacle}.`);
  if (obstacle !== undefined || github === undefined || isDry) return prepare(run);
  onStart("releasing what was merged");
  const published: MadeRelease[] = [];
  const builtIn = await loadBuiltIn();
  const onMade = async (made: PublishedRelease, did: string) => {
    published.push({ ...made, did });
    await reporter.info(did);
    await reportKnown(run, { ...UNKNOWN, published });
  };
  const workspace = { ...checkout, drafts: "pullRequests", github } as const;
  const wish = { wish: { tag, release }, onRemark: reporter.warning, onMade };
  const publishing = builtIn.publishReleases(workspace, wish);
  const known = await publishing.catch(onCode("release/tag-elsewhere", (error) => error));
  const onOutcome = (outcome: Outcome) => run.onOutcome?.({ ...outcome, published });
  const next = { ...run, onOutcome };
  if (!(known instanceof ReleaseDocsError)) return { ...(await prepare(next, known)), published };
  // A person has to decide about that tag; the next release need not wait for it.
  const outcome = await prepare(next);
  const failure = joinParts([outcome.failure, known.explanation], "\n");
  return { ...outcome, published, failure, code: outcome.code ?? known.code };
}

function explainObstacle(inputs: Inputs, { github, repository }: BuiltInPlace): string | undefined {
  if (inputs["base-url"] !== "") return "with `base-url` the step does not; leave out `tag` and `create-release`";
  if (github === undefined) return "the input `github-token` is empty";
  return repository === undefined ? "the run has no repository" : undefined;
}
