import { RECORD_EXAMPLES } from "../../../support/page-examples.ts";
import { checkAccessibility } from "./axe.ts";

checkAccessibility(RECORD_EXAMPLES);
