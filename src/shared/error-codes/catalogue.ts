import { actionCodes, apiCodes, applyCodes, submitCodes } from "./action.ts";
import { modelCodes } from "./model.ts";
import { githubCodes, repositoryCodes } from "./repository.ts";
import { adminCodes, productCodes, programCodes, requestCodes, storeCodes } from "./service.ts";

/** docs/errors.md is generated from these; `help` is also what an error says to do unless it knows better. */
export const errorCodes = {
  ...actionCodes,
  ...submitCodes,
  ...applyCodes,
  ...apiCodes,
  ...requestCodes,
  ...githubCodes,
  ...productCodes,
  ...modelCodes,
  ...repositoryCodes,
  ...storeCodes,
  ...programCodes,
  ...adminCodes,
};

export type ErrorCode = keyof typeof errorCodes;
