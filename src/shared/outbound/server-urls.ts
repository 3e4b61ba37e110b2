/** `host` as in `URL.hostname`. */
export function isLoopback(host: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(host);
}

export const SERVICE_URL_RULE = "must be an https URL without user, query or fragment (http only for loopback)";

/** Whether an API key may be sent there. */
export function isServiceUrl(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || url.username !== "" || url.search !== "" || url.hash !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
}

/** Without what the paths of routes start with. */
export function trimServiceUrl(value: string): string {
  return value.replace(/(?<!\/)\/+$/, "").replace(/\/api\/v1$/, "");
}

const BASE = "http://service.invalid";

/** A path of the service with its query and fragment; undefined for anything else, such as another site's address. */
export function parseOwnPath(value: unknown): string | undefined {
  const url = typeof value === "string" && value.startsWith("/") ? URL.parse(value, BASE) : null;
  // "/.//host" is a path of the origin, but alone it names another host.
  if (url?.origin !== BASE || url.pathname.startsWith("//")) return undefined;
  return url.pathname + url.search + url.hash;
}

/** GitHub takes the token of a workflow with the permission `models: read`. */
export const GITHUB_MODELS_URL = "https://models.github.ai/inference";

export const MODEL_URL_RULE =
  "must be an https URL without user, query or fragment (http only for loopback and private networks)";

// By its name: `ollama` of a container, `box.local`, or an address that no public server has.
const PRIVATE_HOST =
  /^(?:[^.:]+|.*\.(?:local|internal|home\.arpa)|(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d{1,3}){2,3}|\[f[cd][\da-f:]+\])$/;

/** Whether requests may go there. Prompts and keys are not sent over a public network without TLS. */
export function isModelUrl(value: string): boolean {
  const url = URL.parse(value);
  if (url === null || url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") return false;
  const { protocol, hostname } = url;
  return protocol === "https:" || (protocol === "http:" && (isLoopback(hostname) || PRIVATE_HOST.test(hostname)));
}
