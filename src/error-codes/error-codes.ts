import { actionCodes } from "./action-codes.ts";
import { adminCodes } from "./admin-codes.ts";
import { apiCodes } from "./api-codes.ts";
import { githubCodes } from "./github-codes.ts";
import { productCodes } from "./product-codes.ts";
import { programCodes } from "./program-codes.ts";
import { repositoryCodes } from "./repository-codes.ts";
import { storeCodes } from "./store-codes.ts";
import { submitCodes } from "./submit-codes.ts";

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
