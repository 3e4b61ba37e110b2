/** GitHub's own client at an API (`https://api.github.com`, `https://HOST/api/v3`); loaded here, and it logs nothing. */
export async function openOctokit({ apiUrl, token }: { apiUrl: string; token: string }) {
  const { getOctokit } = await import("@actions/github");
  return getOctokit(token, { baseUrl: apiUrl.replace(/\/+$/, ""), log: SILENT });
}

const silent = () => undefined;
const SILENT = { debug: silent, info: silent, warn: silent, error: silent };
