import { RECORD_EXAMPLES } from "../../../support/page-examples.ts";
import { checkReached } from "./reach.ts";

checkReached(RECORD_EXAMPLES);
