import { createServer } from "vite";
import { APP_CONFIG } from "./build/app.ts";

/** Serves `src/app` with reloading, in front of a service that runs at SERVICE (http://127.0.0.1:8080). */

const target = process.env.SERVICE ?? "http://127.0.0.1:8080";
const server = await createServer({ ...APP_CONFIG, logLevel: "info", server: { proxy: { "/api": { target } } } });
await server.listen();
server.printUrls();
