import { FileIcon } from "@primer/octicons-react";
import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import styles from "./controls.module.css";
import { EmptyState, ErrorState } from "./controls.tsx";
import { LinkButton } from "./links.ts";

export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter();
  const shown = error instanceof Error ? error : new Error(String(error));
  return (
    <main className={styles.alone}>
      <title>Error · release-docs</title>
      <ErrorState error={shown} heading="h1" onRetry={() => void router.invalidate()} />
    </main>
  );
}

export function NotFound() {
  return (
    <main className={styles.alone}>
      <title>Page not found · release-docs</title>
      <EmptyState
        icon={FileIcon}
        title="Page not found"
        heading="h1"
        action={<LinkButton to="/">Go to Work History</LinkButton>}
      >
        Nothing is at this address. It may have been deleted, or the link is incomplete.
      </EmptyState>
    </main>
  );
}
