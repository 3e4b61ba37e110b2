import { checkAccessibility } from "../../../support/accessibility.ts";
import { RECORD_EXAMPLES } from "../../../support/page-examples.ts";

checkAccessibility(RECORD_EXAMPLES);
