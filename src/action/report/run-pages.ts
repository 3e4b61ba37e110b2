/** Web addresses of the run; undefined outside Actions. */
export type RunPages = {
  /** `https://github.com/octo/widget`. */
  repository: string | undefined;
  /** The page of the run's attempt. */
  run: string | undefined;
  /** The files of the action as this run took it: `https://github.com/octo/release-docs/blob/v1`. */
  action?: string | undefined;
};

/** Where a person sees the run and its repository, on GitHub or on a GitHub Enterprise. */
export function readRunPages(environment: Readonly<Record<string, string | undefined>>): RunPages {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_RUN_ID: id } = environment;
  const repository = server && name ? `${server}/${name}` : undefined;
  const attempt = environment.GITHUB_RUN_ATTEMPT || "1";
  const { GITHUB_ACTION_REPOSITORY: actionName, GITHUB_ACTION_REF: ref } = environment;
  const action = server && actionName && ref ? `${server}/${actionName}/blob/${ref}` : undefined;
  return {
    repository,
    action,
    run: repository && id ? `${repository}/actions/runs/${id}/attempts/${attempt}` : undefined,
  };
}
