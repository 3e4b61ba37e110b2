import { repeatUntilAnswered } from "../../client/retry.ts";
import type { Conversation } from "../../contract/conversations.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { pullRequestUrlOf } from "../outcome.ts";
import { conversationKind } from "../wait.ts";
import { changeEach, type Performed, type Session } from "./session.ts";

/** Opens the pull requests of staged drafts. A draft that was published before stays as it is. Throws `submit/no-draft`. */
export async function publish(session: Session, found: readonly Conversation[]): Promise<Performed> {
  const { client, budget, reporter } = session;
  if (!found.some((one) => isStaged(one) || pullRequestUrlOf(one) !== undefined)) throw noDraft(found);
  return changeEach(session, found, async (conversation) => {
    const { id } = conversation;
    if (!isStaged(conversation)) {
      await reporter.info(`${conversationKind.name(conversation)} has no staged draft; nothing to publish.`);
      return conversation;
    }
    return repeatUntilAnswered(
      () => client.conversations.update({ id, staged: false }, { signal: budget.signal }),
      budget,
    );
  });
}

/** The service says why a draft that is not written yet cannot be published. */
function isStaged(conversation: Conversation): boolean {
  const { staged, branch } = conversation;
  return staged === true && (Boolean(branch) || !conversationKind.isSettled(conversation));
}

function noDraft(found: readonly Conversation[]): ReleaseDocsError {
  const states = found.map((one) => `${conversationKind.name(one)} is ${conversationKind.state(one)}`).join(", ");
  return new ReleaseDocsError("submit/no-draft", `There is no staged draft to publish: ${states}.`);
}
