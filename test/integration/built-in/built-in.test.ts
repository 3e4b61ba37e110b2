import { expect, test } from "vitest";
import { listPublications } from "../../../src/built-in/built-in.ts";
import { openCheckout } from "../../../src/drafting/repositories/checkout.ts";
import { History } from "../../support/history.ts";

test.each(["docsRepo: octo/docs", "sourceRepos: [octo/other]"])(
  "another repository is refused while drafts stay on this machine: %s",
  async (field) => {
    using history = new History();
    const configuration = `publications:\n  - name: Notes\n    config: { ${field} }\n`;
    history.commit("ci: configure", { ".github/release-docs.yml": configuration });
    const repository = { name: "octo/widget", webUrl: "https://github.com/octo/widget" };
    const checkout = await openCheckout({ directory: history.directory, repository, drafts: "scratch" });
    expect(() => listPublications(checkout)).toThrow(
      expect.objectContaining({ code: "config/unknown-connection", hint: expect.stringContaining("octo/widget") }),
    );
    await checkout.close();
  },
);
