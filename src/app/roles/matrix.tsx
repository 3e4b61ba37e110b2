import { Checkbox } from "@primer/react";
import { PERMISSIONS, type Permission, RESOURCES, VERBS } from "../../contract/permissions.ts";
import { useMayOnAll } from "../shell/api/session.ts";
import styles from "./matrix.module.css";
import { RESOURCE_LABELS, VERB_LABELS } from "./words.ts";

type Props = { value: readonly string[]; onChange?: (permissions: Permission[]) => void };

/** What may be done with each resource. Without `onChange`, and for what the caller lacks, it is shown only. */
export function PermissionMatrix({ value, onChange }: Props) {
  const mayOnAll = useMayOnAll();
  const show = (permission: Permission, label: string) => (
    <Checkbox
      aria-label={label}
      checked={value.includes(permission)}
      disabled={onChange === undefined || !mayOnAll(permission)}
      onChange={({ target }) =>
        onChange?.(PERMISSIONS.filter((one) => (one === permission ? target.checked : value.includes(one))))
      }
    />
  );
  return (
    // The keyboard reaches what is scrolled.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className={styles.scroll} aria-label="Permissions" tabIndex={0}>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">Resource</th>
            {VERBS.map((verb) => (
              <th key={verb} scope="col">
                {VERB_LABELS[verb]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RESOURCES.map((resource) => (
            <tr key={resource}>
              <th scope="row">{RESOURCE_LABELS[resource]}</th>
              {VERBS.map((verb) => (
                <td key={verb}>{show(`${resource}:${verb}`, `${RESOURCE_LABELS[resource]}: ${VERB_LABELS[verb]}`)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
