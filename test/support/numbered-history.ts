import type { ChangeSelector } from "../../src/contract/change-selector.ts";
import { readHistory } from "../../src/git/history.ts";
import { selectSpans } from "../../src/service/domain/commits/spans.ts";
import { History } from "./history.ts";

/** The commits of a history by their subjects: One, Two (v1.0.0), Three, Four (v1.1.0), Five, Six. */
export class NumberedHistory extends History {
  readonly shas: Record<string, string> = {};

  constructor() {
    super();
    for (const subject of ["One", "Two", "Three", "Four", "Five", "Six"]) {
      this.shas[subject] = this.commit(subject);
      if (subject === "Two") this.tag("v1.0.0");
      if (subject === "Four") this.tag("v1.1.0");
    }
  }

  sha(subject: string): string {
    const sha = this.shas[subject];
    if (sha === undefined) throw new Error(`There is no commit ${subject}.`);
    return sha;
  }

  /** The spans that selectors mean, each as the subjects of its commits, and the sentence about them. */
  async select(...changes: ChangeSelector[]) {
    const { spans, sentence } = await selectSpans(await readHistory(this.directory), changes);
    return { spans, sentence, subjects: spans.map(({ commits }) => commits.map(({ subject }) => subject).join(" ")) };
  }
}
