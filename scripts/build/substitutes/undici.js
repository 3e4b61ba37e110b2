// What the packages of GitHub's toolkit import. The index also has caches, mocks and WebSockets: 23 kB packed. It gives
// dispatchers their methods, of which the agent calls `connect`.
import connect from "undici/lib/api/api-connect.js";
import Dispatcher from "undici/lib/dispatcher/dispatcher.js";

Dispatcher.prototype.connect = connect;

export { default as ProxyAgent } from "undici/lib/dispatcher/proxy-agent.js";
export { fetch } from "undici/lib/web/fetch/index.js";
