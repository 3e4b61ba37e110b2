import { CheckCircleIcon } from "@primer/octicons-react";
import { Button, Flash } from "@primer/react";
import type { Health } from "../../contract/resources/connections/connections.ts";
import { useChange } from "../forms/use-change.ts";
import styles from "./health-check.module.css";

type Checked = Health & { connections?: readonly Health[] | null };

/** Checks a connection, or a publication with its connections, and reports the result. */
export function HealthCheck({ check }: { check: () => Promise<Checked> }) {
  const checking = useChange({ call: check, resources: ["publications", "connections"] });
  const { data } = checking;
  return (
    <>
      <Button leadingVisual={CheckCircleIcon} loading={checking.isPending} onClick={() => checking.mutate()}>
        Check now
      </Button>
      {data !== undefined && <HealthReport health={data} />}
      {data?.connections
        ?.filter(({ status }) => status !== "healthy")
        .map((health) => (
          <HealthReport key={health.id} health={health} />
        ))}
    </>
  );
}

const VARIANTS: Readonly<Record<string, "success" | "danger">> = { healthy: "success", unhealthy: "danger" };

/** The result of a health check: the sentence, and the product's own words. */
function HealthReport({ health: { status, message, error } }: { health: Health }) {
  const variant = VARIANTS[status] ?? "default";
  return (
    <Flash variant={variant} role="status" className={styles.report}>
      {message || `It is ${status}.`}
      {error && <p className={styles.error}>{error}</p>}
    </Flash>
  );
}
