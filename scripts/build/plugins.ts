import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "rolldown";

/** Adds to each set of files what these import statically, and what those import. */
export function collectImports(groups: readonly Set<string>[]): Plugin {
  return {
    name: "collect-imports",
    buildEnd() {
      for (const modules of groups) {
        // A set also visits what is added during the loop.
        for (const id of modules) for (const next of this.getModuleInfo(id)?.importedIds ?? []) modules.add(next);
      }
    },
  };
}

/** An ESM import of `node:http` reads every export, which loads undici: 12 to 17 ms before the first request. */
export const lazyHttp: Plugin = {
  name: "lazy-http",
  resolveId: { filter: { id: /^(?:node:)?http$/ }, handler: () => "\0http.cjs" },
  load: {
    filter: { id: /^\0http\.cjs$/ },
    handler: () => ({ code: 'module.exports = process.getBuiltinModule("node:http");' }),
  },
};

/** What the packages of GitHub's toolkit import of undici. Its index also has caches, mocks and WebSockets: 23 kB packed. */
export const smallUndici: Plugin = {
  name: "small-undici",
  resolveId: { filter: { id: /^undici$/ }, handler: () => "\0undici" },
  load: {
    filter: { id: /^\0undici$/ },
    handler: () => ({
      // undici's index gives dispatchers their methods, of which the agent calls `connect`.
      code: `import connect from "undici/lib/api/api-connect.js";
        import Dispatcher from "undici/lib/dispatcher/dispatcher.js";
        Dispatcher.prototype.connect = connect;
        export { default as ProxyAgent } from "undici/lib/dispatcher/proxy-agent.js";
        export { fetch } from "undici/lib/web/fetch/index.js";`,
    }),
  },
};

const OWN = "?sdk";
const OWNERS = /\/node_modules\/(?:ai|@ai-sdk|@modelcontextprotocol|zod-to-json-schema)\/|\/mcp\/input-schemas\.ts$/;

/** The SDKs get a zod of their own: their use of a shared one put 100 kB more into the step's first chunk. */
export const ownZod: Plugin = {
  name: "own-zod",
  async resolveId(source, importer = "", options) {
    const isFromSdk = OWNERS.test(importer) && /^zod(?:\/|$)/.test(source);
    if (!isFromSdk && !(importer.endsWith(OWN) && source.startsWith("."))) return null;
    const from = importer.replace(OWN, "");
    const resolved = await this.resolve(source, from, { ...options, skipSelf: true });
    return resolved && { id: `${resolved.id}${OWN}`, moduleSideEffects: false };
  },
  load: { filter: { id: /\?sdk$/ }, handler: (id) => readFileSync(id.slice(0, -OWN.length), "utf8") },
};

/** Without the client of Vercel's gateway, where models by name alone would go: 20 kB packed. */
export const noGateway: Plugin = {
  name: "no-gateway",
  resolveId: { filter: { id: /^@ai-sdk\/gateway$/ }, handler: () => "\0gateway" },
  load: {
    filter: { id: /^\0gateway$/ },
    handler: () => ({
      code: `class None { static isInstance() { return false; } }
        export { None as GatewayAuthenticationError, None as GatewayError };
        export const gateway = undefined;
        export const createGateway = undefined;`,
    }),
  },
};

/** Without the validator of the forms that a server of the Model Context Protocol can show, which ours does not: 120 kB. */
export const noForms: Plugin = {
  name: "no-forms",
  resolveId: { filter: { id: /\/validation\/ajv-provider\.js$/ }, handler: () => "\0forms" },
  load: { filter: { id: /^\0forms$/ }, handler: () => ({ code: "export class AjvJsonSchemaValidator {}" }) },
};

const ASSET = /new URL\("((?:\.\.\/)+[\w./-]+\.(?:yaml|html))", import\.meta\.url\)/;

/** Puts the file that the source names by `new URL(…, import.meta.url)` beside the chunks. */
export const assets: Plugin = {
  name: "assets",
  transform: {
    filter: { code: ASSET },
    handler(code, id) {
      return code.replaceAll(new RegExp(ASSET, "g"), (_, path: string) => {
        const fileName = basename(path);
        this.emitFile({ type: "asset", fileName, source: readFileSync(new URL(path, pathToFileURL(id))) });
        return `new URL("./${fileName}", import.meta.url)`;
      });
    },
  },
};

/** The built app lies beside the chunks. */
export const appFolder: Plugin = {
  name: "app-folder",
  transform: {
    filter: { code: /new URL\("..\/..\/..\/dist\/service\/app\/", import\.meta\.url\)/ },
    handler: (code) => code.replace("../../../dist/service/app/", "./service/app/"),
  },
};
