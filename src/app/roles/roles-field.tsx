import { Checkbox, FormControl, Radio } from "@primer/react";
import { FieldGroup } from "../forms/form.tsx";
import { toggle } from "../forms/lists.ts";
import { useSession } from "../shell/api/session.ts";
import { mayGiveRole } from "../users/access.ts";
import { useRoles } from "./queries.ts";
import { describeRole } from "./words.ts";

type Props = { value: readonly string[]; onChange: (names: readonly string[]) => void; isSingle: boolean };

/** Roles with what they may do, of which the caller gives and takes those that may do no more. */
export function RolesField({ value, onChange, isSingle }: Props) {
  const session = useSession();
  const roles = useRoles();
  return (
    <FieldGroup title={isSingle ? "Role" : "Roles"} path="roles">
      {roles.map((role) => {
        const { id, name } = role;
        const mayGive = mayGiveRole(session, role);
        const checked = value.includes(name);
        return (
          <FormControl key={id} disabled={!mayGive}>
            {isSingle ? (
              <Radio name="role" value={name} checked={checked} onChange={() => onChange([name])} />
            ) : (
              <Checkbox checked={checked} onChange={({ target }) => onChange(toggle(value, name, target.checked))} />
            )}
            <FormControl.Label>{name}</FormControl.Label>
            <FormControl.Caption>
              {mayGive ? describeRole(role) : "This role may do more than you."}
            </FormControl.Caption>
          </FormControl>
        );
      })}
      {roles.length === 0 && <p>You may not list roles.</p>}
    </FieldGroup>
  );
}
