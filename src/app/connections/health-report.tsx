import { Flash } from "@primer/react";
import type { Health } from "../../contract/connections.ts";
import styles from "./health-report.module.css";

const VARIANTS: Readonly<Record<string, "success" | "danger">> = { healthy: "success", unhealthy: "danger" };

/** The result of a health check: the sentence, and the product's own words. */
export function HealthReport({ health: { status, message, error } }: { health: Health }) {
  const variant = VARIANTS[status] ?? "default";
  return (
    <Flash variant={variant} role="status" className={styles.report}>
      {message || `It is ${status}.`}
      {error && <p className={styles.error}>{error}</p>}
    </Flash>
  );
}
