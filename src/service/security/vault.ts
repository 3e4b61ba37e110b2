import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { ReleaseDocsError } from "../../shared/errors.ts";

/** A secret cannot be decrypted as that of another record or field. */
type SecretPlace = { id: string; field: string };

export type Vault = ReturnType<typeof createVault>;

const KEY = "RELEASE_DOCS_SECRETS_KEY";
const OLD_KEYS = "RELEASE_DOCS_OLD_SECRETS_KEYS";
const KEY_BYTES = 32;

// A sealed secret: version, which key, nonce, tag, and the encrypted text.
const VERSION = 1;
const MARK_END = 5;
const NONCE_END = MARK_END + 12;
const TAG_END = NONCE_END + 16;

/** Keys of 32 bytes: encrypts with the first, decrypts with any. */
export function createVault([current, ...old]: readonly [Buffer, ...Buffer[]]) {
  const keys = [current, ...old].map((key) => ({ key, mark: markOf(key) }));
  return {
    seal: (secret: string, place: SecretPlace): string => {
      const nonce = randomBytes(NONCE_END - MARK_END);
      const cipher = createCipheriv("aes-256-gcm", current, nonce).setAAD(nameOf(place));
      const encrypted = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return Buffer.concat([markOf(current), nonce, cipher.getAuthTag(), encrypted]).toString("base64");
    },
    /** Throws `store/wrong-secrets-key`. */
    open: (sealed: string, place: SecretPlace): string => {
      const bytes = Buffer.from(sealed, "base64");
      const mark = bytes.subarray(0, MARK_END);
      for (const { key } of keys.filter((known) => known.mark.equals(mark))) {
        const opened = decrypt(key, bytes, place);
        if (opened !== undefined) return opened;
      }
      const message = `The ${place.field} of ${place.id} cannot be decrypted with the given secrets keys.`;
      throw new ReleaseDocsError("store/wrong-secrets-key", message);
    },
    isCurrent: (sealed: string): boolean => Buffer.from(sealed, "base64").subarray(0, MARK_END).equals(markOf(current)),
  };
}

/** Its secrets are lost when the process ends. */
export function createEphemeralVault(): Vault {
  return createVault([randomBytes(KEY_BYTES)]);
}

/** Keys are 32 bytes in base64, old ones separated by commas. Throws `store/no-secrets-key`. */
export function readVault(environment: NodeJS.ProcessEnv): Vault {
  const old = (environment[OLD_KEYS] ?? "").split(",").filter((text) => text.trim() !== "");
  return createVault([parseKey(environment[KEY] ?? "", KEY), ...old.map((text) => parseKey(text, OLD_KEYS))]);
}

function parseKey(text: string, variable: string): Buffer {
  const key = Buffer.from(text.trim(), "base64");
  if (key.length === KEY_BYTES) return key;
  const fault = text === "" ? "is not set" : `is ${key.length} bytes of base64 instead of ${KEY_BYTES}`;
  const message = `${variable} ${fault}; the secrets of connections and the key of the model are encrypted with it.`;
  throw new ReleaseDocsError("store/no-secrets-key", message);
}

function decrypt(key: Buffer, bytes: Buffer, place: SecretPlace): string | undefined {
  try {
    const nonce = bytes.subarray(MARK_END, NONCE_END);
    const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: TAG_END - NONCE_END });
    decipher.setAAD(nameOf(place)).setAuthTag(bytes.subarray(NONCE_END, TAG_END));
    return Buffer.concat([decipher.update(bytes.subarray(TAG_END)), decipher.final()]).toString("utf8");
  } catch {
    return undefined;
  }
}

function markOf(key: Buffer): Buffer {
  const digest = createHash("sha256").update("release-docs secrets key").update(key).digest();
  return Buffer.concat([Buffer.of(VERSION), digest.subarray(0, MARK_END - 1)]);
}

function nameOf({ id, field }: SecretPlace): Buffer {
  return Buffer.from(JSON.stringify([id, field]));
}
