import { ReleaseDocsError } from "../../release-docs-error.ts";
import type { ProductHealth } from "./product.ts";

/** The health that `look` finds; what the product, or the way to it, refuses is told instead of being thrown. */
export async function tellHealth(look: () => Promise<Omit<ProductHealth, "healthy">>): Promise<ProductHealth> {
  try {
    return { healthy: true, ...(await look()) };
  } catch (cause) {
    if (!(cause instanceof ReleaseDocsError)) throw cause;
    return { healthy: false, message: cause.hint, error: cause.message };
  }
}
