import { LinkExternalIcon } from "@primer/octicons-react";
import { Button, Label } from "@primer/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Member } from "../../contract/resources/members.ts";
import { SecretOnce } from "../forms/copy-field.tsx";
import { useChange } from "../forms/use-change.ts";
import { useRoles } from "../roles/queries.ts";
import { api } from "../shell/api/api.ts";
import { useMay, useSession } from "../shell/api/session.ts";
import { RelativeTime } from "../shell/controls/controls.tsx";
import { Section } from "../shell/controls/section.tsx";
import { mayDoAll } from "./access.ts";
import { LINK, memberQuery } from "./queries.ts";

type Props = { member: Member };
type Link = Awaited<ReturnType<typeof api.members.link>>;

/** Leads to the user's page, which shows the link if one was made. */
export function useShowLink() {
  const [queryClient, navigate] = [useQueryClient(), useNavigate()];
  return async (made: { id: string; signInUrl?: unknown; name?: unknown }) => {
    const { id } = made;
    if (made.signInUrl !== undefined) queryClient.setQueryData([...LINK, id], made);
    // Who invites people may not be permitted to read them.
    if (made.name !== undefined) queryClient.setQueryData<object>(memberQuery(id).queryKey, made);
    await navigate({ to: "/users/$id", params: { id } });
  };
}

/** A link that the service shows once, to be sent to its user. */
export function SignInLink({ member: { id, name } }: Props) {
  const { data } = useQuery<Link>({ queryKey: [...LINK, id], enabled: false });
  if (data === undefined) return null;
  const expires = <RelativeTime time={data.expiresAt} />;
  if (data.sentTo !== undefined) {
    return (
      <Section title="Invitation">
        <p>
          Sent to {data.sentTo}. It expires {expires}.
        </p>
      </Section>
    );
  }
  return (
    <Section title="Sign-in link">
      <p>
        Send this link to {name}. It signs them in once, and expires {expires}.
      </p>
      <SecretOnce key={data.signInUrl} label="Sign-in link" secret={data.signInUrl} />
    </Section>
  );
}

/** For those who may do all that the user may: the link signs in as the user. */
export function NewLinkButton({ member }: Props) {
  const { id } = member;
  const [may, session, roles, onDone] = [useMay(), useSession(), useRoles(), useShowLink()];
  const linking = useChange({ call: () => api.members.link({ id }), resources: ["users"], onDone });
  if (!may("user:update", id) || !mayDoAll(session, member, roles)) return null;
  return (
    <Button leadingVisual={LinkExternalIcon} loading={linking.isPending} onClick={() => linking.mutate()}>
      New sign-in link
    </Button>
  );
}

/** Nothing once it was accepted. */
export function Invitation({ member: { invitationAccepted, invitationExpiresAt: until } }: Props) {
  if (invitationAccepted) return null;
  if (!until) return <Label variant="danger">Invitation expired</Label>;
  return (
    <Label variant="attention">
      <span>
        Invited, expires <RelativeTime time={until} />
      </span>
    </Label>
  );
}
