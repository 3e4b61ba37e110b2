import nock from "nock";
import { afterEach } from "vitest";

nock.disableNetConnect();
nock.enableNetConnect(
  (host) => host.startsWith("127.0.0.1") || host.startsWith("localhost") || host.startsWith("::1:"),
);
afterEach(() => nock.cleanAll());
