/** GitHub's own client at an API (`https://api.github.com`, `https://HOST/api/v3`); loaded here, and it logs nothing. It sends by `fetch`, else as its own. */
export async function openOctokit({ apiUrl, token, fetch }: { apiUrl: string; token: string; fetch?: unknown }) {
  const { getOctokit } = await import("@actions/github");
  return getOctokit(token, {
    baseUrl: apiUrl.replace(/\/+$/, ""),
    log: SILENT,
    ...(fetch === undefined ? {} : { request: { fetch } }),
  });
}

const silent = () => undefined;
const SILENT = { debug: silent, info: silent, warn: silent, error: silent };
