import { WORK_EXAMPLES } from "../../../support/page-examples.ts";
import { checkReached } from "./reach.ts";

checkReached(WORK_EXAMPLES);
