import { checkAccessibility } from "../../../support/accessibility.ts";
import { EMPTY_EXAMPLES } from "../../../support/page-examples.ts";

checkAccessibility(EMPTY_EXAMPLES, { isEmpty: true });
