import { actionCodes, apiCodes, submitCodes } from "./action.ts";
import { githubCodes, repositoryCodes } from "./repository.ts";
import { adminCodes, productCodes, programCodes, storeCodes } from "./service.ts";

/** Every code that a failure can have; `docs/errors.md` is made from it. At run time only the type is used. */
export const errorCodes = {
  ...actionCodes,
  ...submitCodes,
  ...apiCodes,
  ...githubCodes,
  ...productCodes,
  ...repositoryCodes,
  ...storeCodes,
  ...programCodes,
  ...adminCodes,
};

export type ErrorCode = keyof typeof errorCodes;
