import type { Selectable } from "kysely";
import type { Member } from "../../contract/members.ts";
import { addMember, changeMember, type Given, readAccessOf } from "../domain/members.ts";
import type { ServiceParts } from "../domain/repositories/repositories.ts";
import { listRoles } from "../domain/roles.ts";
import { addLink, renderLink } from "../domain/sign-in-links.ts";
import { type Access, type Grant, isGrantable, isPermission, readAccess } from "../security/access.ts";
import { createCode } from "../security/sessions.ts";
import { badRequest, conflict, forbidden } from "../store/errors.ts";
import { filterBy, readPage } from "../store/page.ts";
import { asRecord } from "../store/rows.ts";
import type { Tables } from "../store/schema.ts";
import { lockOrganization, readRecord, type Store } from "../store/store.ts";
import { type CallContext, needs, needsFor, procedures } from "./procedures.ts";

export function implementMembers({ store }: ServiceParts) {
  const { members } = procedures;
  return {
    list: members.list.handler(async ({ input, context: { orgId, access } }) => {
      const users = store.database.selectFrom("users").selectAll();
      const { rows, ...tokens } = await readPage(input, filterBy(users, { org_id: orgId, id: access.narrow("user") }));
      const ids = rows.map(({ id }) => id);
      const accessOf = await readAccessOf(store, orgId, ids);
      return { members: rows.map((row) => asMember(row, accessOf(row.id))), ...tokens };
    }),
    create: members.create.use(needs("user:create")).handler(async ({ input, context }) => {
      const { name, email, roles = [], grants: asked = [] } = input;
      if (roles.length + asked.length === 0) throw badRequest("A new user needs roles or grants.");
      const grants = checkGrants(asked);
      return store.transaction(async (within) => {
        await refuseMore(within, context, { roles, grants });
        const { id } = await addMember(within, context.actor, { name, email, roles, grants, isInvited: true });
        const signInUrl = renderLink(context.browser.origin, await createCode(within, { id }));
        return { ...(await showMember(within, context, id)), signInUrl };
      });
    }),
    update: members.update.use(needsFor("user:update")).handler(async ({ input, context }) => {
      const { id, roles, grants: asked } = input;
      const grants = asked && checkGrants(asked);
      return store.transaction(async (within) => {
        await lockOrganization(within, context.orgId);
        const had = await showMember(within, context, id);
        const change = compare(had, { roles, grants });
        await refuseMore(within, context, change.give);
        await refuseMore(within, context, change.take);
        await changeMember(within, context.actor, id, change);
        await refuseLockout(within, context.orgId);
        return showMember(within, context, id);
      });
    }),
    link: members.link.use(needsFor("user:update")).handler(async ({ input: { id }, context }) => {
      return store.transaction(async (within) => {
        await readRecord(within, "users", context.orgId, id);
        refuseAccess(context.access, await readAccess(within, id));
        return { id, signInUrl: renderLink(context.browser.origin, await addLink(within, context.actor, { id })) };
      });
    }),
  };
}

export function implementRoles({ store }: ServiceParts) {
  const { roles } = procedures;
  return {
    list: roles.list.use(needs("user:list")).handler(async ({ context }) => {
      const listed = (await listRoles(store, context)).roles;
      return { roles: listed.map(({ builtin, ...role }) => ({ ...role, isBuiltIn: builtin })) };
    }),
  };
}

function checkGrants(grants: readonly { permission: string; recordId: string }[]): Grant[] {
  return grants.map(({ permission, recordId }) => {
    if (isPermission(permission) && isGrantable(permission)) return { permission, recordId };
    throw badRequest(`${JSON.stringify(permission)} is no permission that applies to a single record.`);
  });
}

/** What changes where the given lists replace those of the member. */
function compare(had: Member, { roles, grants }: Given): { give: Given; take: Given } {
  const render = ({ permission, recordId }: Grant) => `${permission}:${recordId}`;
  const kept = new Set(grants?.map(render));
  const lost = grants === undefined ? [] : had.grants.filter((grant) => !kept.has(grant));
  return {
    give: {
      roles: roles?.filter((role) => !had.roles.includes(role)),
      grants: grants?.filter((grant) => !had.grants.includes(render(grant))),
    },
    take: {
      roles: roles && had.roles.filter((role) => !roles.includes(role)),
      grants: lost.map(parseStored),
    },
  };
}

function parseStored(grant: string): Grant {
  const [resource, verb, ...id] = grant.split(":");
  const permission = `${resource}:${verb}`;
  if (!isPermission(permission)) throw new Error(`${grant} is no grant.`);
  return { permission, recordId: id.join(":") };
}

/** Users who may update users could otherwise make admins of themselves. */
async function refuseMore(store: Store, { orgId, access }: CallContext, { roles = [], grants = [] }: Given) {
  const known = (await listRoles(store, { orgId })).roles.filter(({ name }) => roles.includes(name));
  refuseAccess(access, { permissions: known.flatMap(({ permissions }) => permissions), grants });
}

function refuseAccess({ permissions, may }: Access, other: Pick<Access, "permissions" | "grants">): void {
  const missing = other.permissions.find((permission) => !permissions.includes(permission));
  if (missing !== undefined) throw forbidden(missing);
  for (const { permission, recordId } of other.grants) {
    if (!isPermission(permission) || !may(permission, recordId)) throw forbidden(permission);
  }
}

async function refuseLockout({ database }: Store, orgId: string): Promise<void> {
  const found = await database
    .selectFrom("user_roles")
    .innerJoin("roles", "roles.id", "user_roles.role_id")
    .select("user_id")
    .where("org_id", "=", orgId)
    .where("permissions_json", "like", '%"user:update"%')
    .limit(1)
    .executeTakeFirst();
  if (found === undefined)
    throw conflict("No user could update users after this change. Give another user the role first.");
}

async function showMember(store: Store, { orgId }: CallContext, id: string): Promise<Member> {
  const row = await readRecord(store, "users", orgId, id);
  return asMember(row, (await readAccessOf(store, orgId, [id]))(id));
}

function asMember(row: Selectable<Tables["users"]>, access: { roles: string[]; grants: string[] }): Member {
  const { name, email, invitation_accepted } = row;
  return { ...asRecord(row), name, email, invitationAccepted: invitation_accepted === 1, ...access };
}
