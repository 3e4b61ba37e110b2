import { Checkbox, FormControl, Radio } from "@primer/react";
import { FieldGroup } from "../forms/form.tsx";
import { toggle } from "../forms/lists.ts";
import { useValues } from "../forms/save-form.ts";
import { useSession } from "../shell/api/session.ts";
import { mayGiveRole } from "../users/access.ts";
import { useRoles } from "./queries.ts";
import { describeRole } from "./words.ts";

type Props = {
  /** Those that are chosen until a person changes them. */
  names: readonly string[];
  isSingle: boolean;
};

/** Roles with what they may do, of which the caller gives and takes those that may do no more. */
export function RolesField({ names, isSingle }: Props) {
  const [{ roles: value = names }, set] = useValues<{ roles?: readonly string[] }>();
  const session = useSession();
  const known = useRoles();
  return (
    <FieldGroup title={isSingle ? "Role" : "Roles"} path="roles">
      {known.map((role) => {
        const { id, name } = role;
        const mayGive = mayGiveRole(session, role);
        const checked = value.includes(name);
        return (
          <FormControl key={id} disabled={!mayGive}>
            {isSingle ? (
              <Radio name="role" value={name} checked={checked} onChange={() => set("roles", [name])} />
            ) : (
              <Checkbox
                checked={checked}
                onChange={({ target }) => set("roles", toggle(value, name, target.checked))}
              />
            )}
            <FormControl.Label>{name}</FormControl.Label>
            <FormControl.Caption>
              {mayGive ? describeRole(role) : "This role may do more than you."}
            </FormControl.Caption>
          </FormControl>
        );
      })}
      {known.length === 0 && <p>You may not list roles.</p>}
    </FieldGroup>
  );
}
