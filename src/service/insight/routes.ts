import type { SourceRepository } from "../../drafting/repositories/repositories.ts";
import { readConnectedRepository } from "../connections/open.ts";
import { procedures } from "../http/procedures.ts";
import type { ServiceParts } from "../parts.ts";
import { createLateWork } from "../selections/routes.ts";
import { readPage } from "../store/page.ts";
import { readReleases, selectRepositories } from "./releases.ts";
import { readWeeks } from "./weeks.ts";

const MAX_REPOSITORIES = 8;

export function implementInsight(parts: ServiceParts) {
  const { store, repositories } = parts;
  const { insight } = procedures;
  const waitFor = createLateWork<SourceRepository>({ maxMs: 3_000, keepMs: 60_000, maxRunning: MAX_REPOSITORIES });
  const open = async (orgId: string, id: string) => {
    const connected = await readConnectedRepository(parts, id);
    return waitFor(orgId, JSON.stringify(connected), () => repositories.open(connected));
  };
  return {
    releases: insight.releases.handler(async ({ input, context }) => {
      const { next, pageSize = MAX_REPOSITORIES } = input;
      const page = { next, pageSize: Math.min(pageSize, MAX_REPOSITORIES) };
      const { rows, ...tokens } = await readPage(page, selectRepositories(store, context, input.connectionId));
      const reading = rows.map(async ({ id: connectionId, name }) => {
        const read = await readReleases(store, context, { ...input, connectionId }, open(context.orgId, connectionId));
        return { connectionId, name, ...read };
      });
      return { repositories: await Promise.all(reading), ...tokens };
    }),
    weeks: insight.weeks.handler(async ({ context }) => ({ weeks: await readWeeks(store, context) })),
  };
}
