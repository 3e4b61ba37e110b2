import type { SourceRepository } from "../../drafting/repositories/repositories.ts";
import { readConnectedRepository } from "../connections/open.ts";
import { procedures } from "../http/procedures.ts";
import type { ServiceParts } from "../parts.ts";
import { createLateWork } from "../selections/routes.ts";
import { readPage } from "../store/page.ts";
import { readRepository, selectRepositories } from "./releases.ts";
import { readWeeks } from "./weeks.ts";

const MAX_REPOSITORIES = 8;
const WAIT = { maxMs: 3_000, keepMs: 60_000, maxRunning: MAX_REPOSITORIES };

export function implementInsight(parts: ServiceParts) {
  const { store, repositories } = parts;
  const { insight } = procedures;
  const waitForRepository = createLateWork<SourceRepository>(WAIT);
  const open = async (orgId: string, id: string) => {
    const connected = await readConnectedRepository(parts, id);
    return waitForRepository(orgId, JSON.stringify(connected), () => repositories.open(connected));
  };
  return {
    releases: insight.releases.handler(async ({ input, context }) => {
      const { next, pageSize = MAX_REPOSITORIES, connectionId } = input;
      const page = { next, pageSize: Math.min(pageSize, MAX_REPOSITORIES) };
      const { rows, ...tokens } = await readPage(page, selectRepositories(store, context, connectionId));
      const reading = rows.map(({ id, name }) =>
        readRepository(store, context, { id, name, opening: open(context.orgId, id) }, input),
      );
      return { repositories: await Promise.all(reading), ...tokens };
    }),
    weeks: insight.weeks.handler(({ context }) => readWeeks(store, context)),
  };
}
