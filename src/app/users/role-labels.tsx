import { Label } from "@primer/react";
import { Link } from "@tanstack/react-router";
import { useRoles } from "../roles/queries.ts";
import styles from "../shell/list.module.css";

/** Roles by name, each with a link to what it may do. */
export function RoleLabels({ names }: { names: readonly string[] }) {
  const roles = useRoles();
  return (
    <span className={styles.titleLine}>
      {names.map((name) => {
        const role = roles.find((one) => one.name === name);
        return (
          <Label key={name}>
            {role === undefined ? (
              name
            ) : (
              <Link to="/users/roles/$id" params={{ id: role.id }}>
                {name}
              </Link>
            )}
          </Label>
        );
      })}
    </span>
  );
}
