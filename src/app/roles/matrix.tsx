import { CheckIcon } from "@primer/octicons-react";
import type { ReactNode } from "react";
import { type Permission, RESOURCES, VERBS } from "../../contract/permissions.ts";
import styles from "./matrix.module.css";
import { RESOURCE_LABELS, VERB_LABELS } from "./words.ts";

type TableProps = { label: string; corner: string; columns: readonly string[]; children: ReactNode };

/** A table whose rows have headers too; narrow screens scroll it. */
export function Matrix({ label, corner, columns, children }: TableProps) {
  return (
    // The keyboard reaches what is scrolled.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">{corner}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** What may be done with each resource; `children` shows one permission. */
export function PermissionMatrix({ children }: { children: (permission: Permission, label: string) => ReactNode }) {
  return (
    <Matrix label="Permissions" corner="Resource" columns={VERBS.map((verb) => VERB_LABELS[verb])}>
      {RESOURCES.map((resource) => (
        <tr key={resource}>
          <th scope="row">{RESOURCE_LABELS[resource]}</th>
          {VERBS.map((verb) => (
            <td key={verb}>{children(`${resource}:${verb}`, `${RESOURCE_LABELS[resource]}: ${VERB_LABELS[verb]}`)}</td>
          ))}
        </tr>
      ))}
    </Matrix>
  );
}

/** The permissions of a role, with a check for each. */
export function HeldPermissions({ permissions }: { permissions: readonly string[] }) {
  return (
    <PermissionMatrix>
      {(permission, label) =>
        permissions.includes(permission) && (
          <span className={styles.held}>
            <CheckIcon aria-label={label} />
          </span>
        )
      }
    </PermissionMatrix>
  );
}
