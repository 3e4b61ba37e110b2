import { actionCodes, apiCodes, submitCodes } from "./action.ts";
import { githubCodes, repositoryCodes } from "./repository.ts";
import { adminCodes, productCodes, programCodes, storeCodes } from "./service.ts";

/** All error codes; docs/errors.md is generated from them. At run time only the type is used. */
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
