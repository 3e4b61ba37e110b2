/** Web addresses of the run; undefined outside Actions. */
export type RunPages = {
  /** `https://github.com/octo/widget`. */
  repository: string | undefined;
  /** The page of the run's attempt. */
  run: string | undefined;
};

/** Where a person sees the run and its repository, on GitHub or on a GitHub Enterprise. */
export function readRunPages(environment: Readonly<Record<string, string | undefined>>): RunPages {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, GITHUB_RUN_ID: id } = environment;
  const repository = server && name ? `${server}/${name}` : undefined;
  const attempt = environment.GITHUB_RUN_ATTEMPT || "1";
  return { repository, run: repository && id ? `${repository}/actions/runs/${id}/attempts/${attempt}` : undefined };
}
