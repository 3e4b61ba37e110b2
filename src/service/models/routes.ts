import { DEFAULT_MODEL_BUDGET } from "../../contract/limits.ts";
import { asConflict, conflict } from "../../contract/refusals.ts";
import { MASKED_SECRET } from "../../contract/resources/connections/connection-fields.ts";
import type { Model } from "../../contract/resources/model.ts";
import { checkAddress } from "../connections/change.ts";
import { needs, procedures } from "../http/procedures.ts";
import type { ServiceParts } from "../parts.ts";
import { lockOrganization, type Store } from "../store/store.ts";
import {
  checkMaskedKey,
  maskModel,
  openSettings,
  readModelOrigin,
  readModelRow,
  removeModel,
  sealModelKey,
  setModel,
} from "./models.ts";

const MAX_TEST_MS = 60_000;

export function implementModel({ store, vault, outbound }: ServiceParts) {
  const { model } = procedures;
  return {
    get: model.get.use(needs("connection:update")).handler(async ({ context }) => readShown(store, context.orgId)),
    set: model.set.use(needs("connection:update")).handler(async ({ input, context: { orgId, actor } }) => {
      const { name, url, key, budget = DEFAULT_MODEL_BUDGET, stream = false } = input;
      checkAddress("url", url, { allowPrivate: outbound.allowPrivate, isRepository: false });
      const isMasked = key === MASKED_SECRET;
      const sealed = key === undefined || isMasked ? undefined : sealModelKey(vault, orgId, key);
      await store.transaction(async (within) => {
        await lockOrganization(within, orgId);
        if (isMasked) await checkMaskedKey(within, orgId, url);
        await setModel(within, actor, { name, url, budget, stream }, sealed);
      });
      return readShown(store, orgId);
    }),
    delete: model.delete.use(needs("connection:update")).handler(async ({ context: { orgId, actor } }) => {
      await store.transaction(async (within) => {
        await lockOrganization(within, orgId);
        await removeModel(within, actor);
      });
    }),
    test: model.test.use(needs("connection:update")).handler(async ({ context, signal: gone }) => {
      const row = await readModelRow(store, context.orgId);
      if (row === undefined) throw conflict("The organization has no model. Set one first.");
      // Nothing of a model is loaded before.
      const { testModel } = await import("./try.ts");
      const late = AbortSignal.timeout(MAX_TEST_MS);
      const signal = gone === undefined ? late : AbortSignal.any([late, gone]);
      const tested = testModel(openSettings(vault, row), outbound.send, signal).catch((error: unknown) => {
        if (error !== late.reason || !late.aborted) throw error;
        throw conflict(`The model ${row.name} did not answer within ${MAX_TEST_MS / 1000} s.`);
      });
      return asConflict(tested);
    }),
  };
}

async function readShown(store: Store, orgId: string): Promise<{ model: Model | null }> {
  const row = await readModelRow(store, orgId);
  if (row === undefined) return { model: null };
  return { model: { ...maskModel(row), ...(await readModelOrigin(store, orgId)) } };
}
