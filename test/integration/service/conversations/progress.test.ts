import { describe, expect, test } from "vitest";
import { ConversationFixture } from "../../../support/conversations.ts";
import { ofTest } from "../../../support/of-test.ts";
import { sayAlways } from "../../../support/scripted-model.ts";
import { serveScripted } from "../../../support/scripted-server.ts";
import { create } from "../../../support/service.ts";
import { databases } from "../../../support/stores.ts";

describe.each(databases)("the steps of a running turn in $name", ({ createLocation }) => {
  let place: ConversationFixture;
  ConversationFixture.forEachTest(createLocation, (fixture) => {
    place = fixture;
  });

  /** Work whose model has not answered until `answer`. */
  const start = async () => {
    const held = Promise.withResolvers<void>();
    const say = sayAlways("I have nothing to say.");
    const model = ofTest(await serveScripted((...sent) => void held.promise.then(() => say(...sent))));
    expect(await place.call("PUT", "model", { name: "m", url: model.url })).toMatchObject({ status: 200 });
    const id = await create(place.call, "conversations/", { body: "Write.", publication: "Widget", stage: true });
    const readSteps = async () => (await place.read(id)).entries.find(({ kind }) => kind === "progress");
    await expect.poll(readSteps).toMatchObject({ status: "running", message: "Asking the model" });
    return { id, readSteps, answer: held.resolve };
  };

  test("are shown while the model has not answered, and stay with the turn afterwards", async () => {
    const { id, readSteps, answer } = await start();
    expect(await readSteps()).toMatchObject({
      details: {
        steps: [
          ...[{ name: "sources" }, { name: "selection" }, { name: "notes" }],
          ...[{ since: expect.any(String) }, { name: "files" }, { name: "push" }],
        ],
      },
    });
    const { body } = await place.call("GET", "conversations?entries=false");
    expect(body).toMatchObject({ conversations: [{ presentStep: "Asking the model" }] });
    answer();
    await place.organization.service.idle();
    expect(await readSteps()).toBeUndefined();
    const { body: ended } = await place.call("GET", `conversations/${id}/turns`);
    const names = ["sources", "selection", "notes", "model", "files", "push"];
    expect(ended).toMatchObject({
      turns: [{ steps: names.map((name) => ({ name, milliseconds: expect.any(Number) })) }],
    });
  });

  test("go with work that is cancelled, which shows nothing more", async () => {
    const { id, readSteps, answer } = await start();
    expect(await place.call("POST", `conversations/${id}/cancel`)).toMatchObject({ status: 200 });
    answer();
    await place.organization.service.idle();
    expect(await readSteps()).toBeUndefined();
  });
});
