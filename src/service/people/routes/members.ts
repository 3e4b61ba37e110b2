import type { Selectable } from "kysely";
import { type Grant, renderGrant, splitGrant } from "../../../contract/permissions.ts";
import { badField, DomainError } from "../../../contract/refusals.ts";
import type { Member } from "../../../contract/resources/members.ts";
import { asRecord } from "../../../shared/records.ts";
import { type CallContext, needs, needsFor, only, procedures } from "../../http/procedures.ts";
import type { ServiceParts } from "../../parts.ts";
import { asManager } from "../../security/credentials.ts";
import { createCode } from "../../security/sessions.ts";
import { readPage } from "../../store/page.ts";
import type { Tables } from "../../store/schema.ts";
import { readRecord, type Store } from "../../store/store.ts";
import { refuseLockout, refuseMoreOf, refuseMoreThan } from "../delegation.ts";
import { addMember, changeMember, type Given, readAccessOf } from "../members.ts";
import { addLink, readInvitations, renderLink, sendInvitation } from "../sign-in-links.ts";
import { selectUsers } from "./users.ts";

export function implementMembers({ store, mail }: ServiceParts) {
  const { members } = procedures;
  return {
    list: members.list.handler(async ({ input, context }) => {
      const { rows, ...tokens } = await readPage(input, selectUsers(store, context, input));
      return { members: await showMembers(store, context, rows), ...tokens };
    }),
    get: members.get.use(needsFor("user:get")).handler(({ input: { id }, context }) => showMember(store, context, id)),
    create: members.create.use(needs("user:create")).handler(async ({ input, context }) => {
      const { name, email, roles = [], grants = [] } = input;
      if (roles.length + grants.length === 0) throw badField("roles", "Give the new user a role or a grant.");
      refuseExpiring(context);
      const made = await asManager(store, context, async (within) => {
        await refuseMoreThan(within, context, { roles, grants });
        const { id } = await addMember(within, context.actor, { name, email, roles, grants, isInvited: true });
        const link = renderLink(context.browser.linkOrigin, await createCode(within, { id }, context.userName));
        return { ...(await showMember(within, context, id)), ...link };
      });
      return { ...made, ...(await sendInvitation({ store, mail }, context.actor, made.id, made)) };
    }),
    update: members.update.use(needsFor("user:update")).handler(async ({ input, context }) => {
      const { id, roles, grants } = input;
      return asManager(store, context, async (within) => {
        const had = await showMember(within, context, id);
        const change = compare(had, { roles, grants });
        await refuseMoreThan(within, context, change.give);
        await refuseMoreThan(within, context, change.take);
        await changeMember(within, context.actor, id, change);
        await refuseLockout(within, context.orgId, "roles");
        return showMember(within, context, id);
      });
    }),
    link: members.link.use(needsFor("user:update")).handler(async ({ input: { id }, context }) => {
      refuseExpiring(context);
      const made = await asManager(store, context, async (within) => {
        await readRecord(within, "users", context.orgId, id);
        await refuseMoreOf(within, context, id);
        const creator = id === context.userId && context.isOwn ? undefined : context.userName;
        const code = await addLink(within, context.actor, { id }, creator);
        return { id, ...renderLink(context.browser.linkOrigin, code) };
      });
      return { ...made, ...(await sendInvitation({ store, mail }, context.actor, id, made)) };
    }),
  };
}

/** A session that begins by a link would outlive the key. */
function refuseExpiring({ keyExpiresAt }: CallContext): void {
  if (keyExpiresAt === null) return;
  throw new DomainError("forbidden", `Your own key expires at ${keyExpiresAt}; it creates no links to sign in.`);
}

/** What changes where the given lists replace those of the member. */
function compare(had: Member, { roles, grants }: Given): { give: Given; take: Given } {
  const kept = new Set(grants?.map(renderGrant));
  const lost = grants === undefined ? [] : had.grants.filter((grant) => !kept.has(grant));
  return {
    give: {
      roles: roles?.filter((role) => !had.roles.includes(role)),
      grants: grants?.filter((grant) => !had.grants.includes(renderGrant(grant))),
    },
    take: {
      roles: roles && had.roles.filter((role) => !roles.includes(role)),
      grants: lost.map(parseStored),
    },
  };
}

function parseStored(text: string): Grant {
  const grant = splitGrant(text);
  if (grant === undefined) throw new Error(`${text} is no grant.`);
  return grant;
}

async function showMember(store: Store, context: CallContext, id: string): Promise<Member> {
  return only(await showMembers(store, context, [await readRecord(store, "users", context.orgId, id)]));
}

async function showMembers(store: Store, { orgId }: CallContext, rows: readonly Selectable<Tables["users"]>[]) {
  const ids = rows.map(({ id }) => id);
  const accessOf = await readAccessOf(store, orgId, ids);
  const invitations = await readInvitations(store, ids);
  return rows.map((row): Member => {
    const { id, name, email, invitation_accepted } = row;
    const invitationExpiresAt = invitations.get(id) ?? null;
    const shown = { name, email, invitationAccepted: invitation_accepted === 1, invitationExpiresAt };
    return { ...asRecord(row), ...shown, ...accessOf(id) };
  });
}
