import type { PublicationConfig } from "../contract/publications.ts";
import { selectBranchName } from "../drafting/branch/names.ts";
import type { DraftedPublication } from "../drafting/order.ts";
import type { Checkout } from "../drafting/repositories/checkout.ts";
import { CONFIGURATION_PATH, type ConnectedRepository } from "../drafting/repositories/repositories.ts";
import { ReleaseDocsError } from "../shared/errors.ts";
import { createId } from "../shared/records.ts";

/** Its config names connections by ID. */
export type CheckoutPublication = DraftedPublication & { id: string };

// owner/name as on GitHub.
const REPOSITORY = /^(?!\.+\/)[\w.-]+\/(?!\.+$)[\w.-]+$/;

/** The repository of a checkout, those that its publications draft to, and its publications. Throws `config/unknown-connection`. */
export function listPublications({ configuration, reachesOthers, source: { repository, history } }: Checkout) {
  const address = repository.webUrl ?? `file://${history.repository.directory}`;
  const own = buildConnection(repository.name, address);
  const connections = new Map([[own.name, own]]);
  const names = configuration.publications.map(({ name }) => name);
  const publications = configuration.publications.map(({ name, config = {} }): CheckoutPublication => {
    const { docsRepo } = config;
    if (docsRepo !== undefined && !connections.has(docsRepo) && reachesOthers && REPOSITORY.test(docsRepo)) {
      const page = address.split("/").slice(0, -2).concat(docsRepo).join("/");
      connections.set(docsRepo, buildConnection(docsRepo, page));
    }
    const branchName = selectBranchName(name, names);
    return { id: createId("pub"), name, branchName, config: resolveConfig(name, config, { own, connections }) };
  });
  return { connections: [...connections.values()], publications };
}

function buildConnection(name: string, repositoryUrl: string): ConnectedRepository {
  return { id: createId("cnn"), name, repositoryUrl, app: undefined };
}

function resolveConfig(
  publication: string,
  config: PublicationConfig,
  { own, connections }: { own: ConnectedRepository; connections: ReadonlyMap<string, ConnectedRepository> },
): PublicationConfig {
  const resolve = (name: string, known: ReadonlyMap<string, ConnectedRepository>): string => {
    const connection = known.get(name);
    if (connection !== undefined) return connection.id;
    const message = `${CONFIGURATION_PATH}: publication ${publication} names an unknown connection ${name}.`;
    const hint =
      `The built-in service reads ${own.name} only; omit the field to use it. docsRepo can be any owner/name on ` +
      "GitHub if the step has a github-token.";
    throw new ReleaseDocsError("config/unknown-connection", message, { hint });
  };
  const sources = new Map([[own.name, own]]);
  return {
    ...config,
    sourceRepos: (config.sourceRepos ?? [own.name]).map((name) => resolve(name, sources)),
    docsRepo: resolve(config.docsRepo ?? own.name, connections),
  };
}
