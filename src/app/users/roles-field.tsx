import { Checkbox, FormControl } from "@primer/react";
import { FieldGroup } from "../forms/form.tsx";
import { useRoles } from "../roles/queries.ts";
import { useSession } from "../shell/session.ts";
import { mayGiveRole } from "./permitted.ts";

type RolesProps = { value: readonly string[]; onChange: (names: readonly string[]) => void };

/** Roles by name, of which the caller gives and takes those that may do no more. */
export function RolesField({ value, onChange }: RolesProps) {
  const session = useSession();
  const roles = useRoles();
  return (
    <FieldGroup title="Roles" path="roles">
      {roles.map((role) => {
        const mayGive = mayGiveRole(session, role);
        return (
          <FormControl key={role.id} disabled={!mayGive}>
            <Checkbox
              checked={value.includes(role.name)}
              onChange={({ target: { checked } }) =>
                onChange(checked ? [...value, role.name] : value.filter((name) => name !== role.name))
              }
            />
            <FormControl.Label>{role.name}</FormControl.Label>
            {!mayGive && <FormControl.Caption>This role may do more than you.</FormControl.Caption>}
          </FormControl>
        );
      })}
      {roles.length === 0 && <p>You may not list roles.</p>}
    </FieldGroup>
  );
}
