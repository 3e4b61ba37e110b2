/** In hex. The module that hashes takes milliseconds to load, and most commands hash nothing. */
export function hashInHex(algorithm: "sha1" | "sha256", ...parts: readonly (string | Uint8Array)[]): string {
  const hash = process.getBuiltinModule("node:crypto").createHash(algorithm);
  for (const part of parts) hash.update(part);
  return hash.digest("hex");
}
