const INPUTS = ["INPUT_API-KEY", "INPUT_GITHUB-TOKEN"];
const ADDRESSES = ["INPUT_BASE-URL", "https_proxy", "HTTPS_PROXY", "http_proxy", "HTTP_PROXY"];

/** Everything in the environment that must never be said: the key, the token, what addresses hold of either. */
export function readSecrets(environment: NodeJS.ProcessEnv): string[] {
  const addresses = ADDRESSES.flatMap((name) => credentialsOf(environment[name] ?? ""));
  const secrets = new Set([...INPUTS.map((name) => environment[name] ?? ""), ...addresses]);
  secrets.delete("");
  return [...secrets];
}

/** Password, and both as a proxy is told them; a user without a password is a token. */
function credentialsOf(address: string): string[] {
  const [, user = "", password] = /^(?:[a-z]+:\/\/)?([^/@:]*)(?::([^/]*))?@/i.exec(address.trim()) ?? [];
  if (password === undefined) return [user, decode(user)];
  return [password, decode(password), `${decode(user)}:${decode(password)}`];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
