import { WORK_EXAMPLES } from "../../../support/page-examples.ts";
import { checkReached } from "../../../support/reached-by-keyboard.ts";

checkReached(WORK_EXAMPLES);
