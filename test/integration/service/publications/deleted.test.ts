import { CompiledQuery } from "kysely";
import { expect, test } from "vitest";
import { BuiltInFixture } from "../../../support/built-in.ts";
import { keptStores } from "../../../support/stores.ts";

// A turn reads its conversation, then starts its job, then reads the publication.
const DELETE_WHEN_STARTED = CompiledQuery.raw(
  "create trigger deletes_publications after update of state on jobs begin delete from publications; end",
);

test("a publication that is deleted while a turn begins cancels it, without a fault", async () => {
  const [file = expect.unreachable()] = keptStores;
  await using location = await file.createLocation();
  using place = new BuiltInFixture(location.location);
  await place.during((call) => call("GET", "me"));
  await place.leave((store) => store.database.executeQuery(DELETE_WHEN_STARTED));
  await place.during(async (call, service) => {
    const docRequest = { title: "1.1.0", body: "Write.", sourceConnection: "octo/widget" };
    const { id } = await call("POST", "jobs", { docRequest });
    await service.idle();
    const { conversations } = await call("GET", `conversations?jobId=${id}`);
    expect(conversations).toMatchObject([{ status: "cancelled", summary: "The publication was deleted." }]);
  });
});
