import { type AuditEntry, recordAudit } from '#db/accounts/audit-store';
import { withdrawLinks } from '#db/accounts/link-store';
import { revokeFamiliesOf } from '#db/accounts/session-end-store';
import { listFacilitiesOf, lockMember, type Member, setFacilities } from '#db/accounts/staff-store';
import { updateUser } from '#db/accounts/user-store';
import type { Transaction } from '#db/core/handle';
import { isAdministrator, rolesOf } from '#domain/accounts/staff/administrators';
import type { ChangeOpsMember, ChangeStaff } from '#domain/accounts/staff/schema';
import type { RouteContext } from '../../http/context';
import { once } from '../../http/once';
import { requireUnchanged } from '../../http/require-unchanged';
import { InvalidInputError } from '../../http/validate';
import { endExpiredSessions } from '../end-expired';
import { deviceOf } from '../sessions';
import { unknownFacility } from './invite';
import { memberFor, type StaffContext, workplaceOf } from './workplace';

/** Changes position, administrator role and facilities; permissions apply from the member's next request. */
export async function changeStaff(
  ctx: RouteContext<'staff:manage'>,
  userId: string,
  { was, ...work }: ChangeStaff,
): Promise<void> {
  await once(ctx, async (trx) => {
    const member = await memberFor(trx, ctx, { userId, act: 'change' });
    requireUnchangedWork(await workOf(trx, member), { was, work });
    const { position, isAdmin, facilityIds } = work;
    if (position !== undefined && position !== member.position) {
      await updateUser(trx, userId, { position });
      await audit(trx, ctx, { userId, kind: 'position-changed', details: { from: member.position, to: position } });
    }
    await setAdministration(trx, ctx, { member, isAdmin });
    if (facilityIds !== undefined) {
      const { organizationId } = ctx.actor;
      if (!(await setFacilities(trx, { userId, organizationId, facilityIds }))) throw unknownFacility();
      await audit(trx, ctx, { userId, kind: 'facilities-changed', details: { count: facilityIds.length } });
    }
  });
}

type StaffWork = NonNullable<ChangeStaff['was']>;

const workOf = async (trx: Transaction, { id, position, roles }: Member): Promise<StaffWork> => ({
  position,
  isAdmin: isAdministrator(roles),
  facilityIds: await listFacilitiesOf(trx, id),
});

/** Another administrator may have changed the member in the meantime. */
function requireUnchangedWork(
  current: StaffWork,
  { was, work }: { readonly was: StaffWork | undefined; readonly work: Omit<ChangeStaff, 'was'> },
): void {
  const inOrder = (of: StaffWork): StaffWork => ({ ...of, facilityIds: of.facilityIds.toSorted() });
  const { position = current.position, isAdmin = current.isAdmin, facilityIds = current.facilityIds } = work;
  requireUnchanged({
    current: inOrder(current),
    was: was && inOrder(was),
    next: inOrder({ position, isAdmin, facilityIds }),
  });
}

/** Changes the lead of a member of operations, and whether the member administers operations. */
export async function changeOpsMember(
  ctx: RouteContext<'ops:admin'>,
  userId: string,
  { leadId, isAdmin }: ChangeOpsMember,
): Promise<void> {
  await once(ctx, async (trx) => {
    const member = await memberFor(trx, ctx, { userId, act: 'change' });
    if (leadId !== undefined) await setLead(trx, ctx, { userId, leadId });
    await setAdministration(trx, ctx, { member, isAdmin });
  });
}

/**
 * Sets the lead, who is notified when one of this member's drivers is past twice the target. The lead must be another member
 * of operations with an active account.
 */
async function setLead(
  trx: Transaction,
  ctx: StaffContext,
  { userId, leadId }: { readonly userId: string; readonly leadId: string | null },
): Promise<void> {
  const lead = leadId === null ? undefined : await lockMember(trx, 'ops', leadId);
  const isLead = leadId === null || (leadId !== userId && lead?.isActive === true && lead.status === 'confirmed');
  if (!isLead) throw unknownLead();
  await updateUser(trx, userId, { leadId });
  await audit(trx, ctx, { userId, kind: 'lead-changed', details: { hasLead: leadId !== null } });
}

/** No one can change this for their own account, so that an active administrator always remains. */
async function setAdministration(
  trx: Transaction,
  ctx: StaffContext,
  { member: { id: userId, roles }, isAdmin }: { readonly member: Member; readonly isAdmin: boolean | undefined },
): Promise<void> {
  if (isAdmin === undefined || isAdmin === isAdministrator(roles)) return;
  await endExpiredSessions(trx, userId, ctx.now());
  await updateUser(trx, userId, { roles: rolesOf(workplaceOf(ctx.actor) === 'ops' ? 'ops' : 'carrier', { isAdmin }) });
  await audit(trx, ctx, { userId, kind: 'role-changed', details: { isAdmin } });
}

/** Deactivates the account: its owner can no longer sign in, and is signed out immediately. */
export async function deactivate(ctx: StaffContext, userId: string): Promise<void> {
  const ended = await once(ctx, async (trx) => {
    await memberFor(trx, ctx, { userId, act: 'deactivate' });
    await updateUser(trx, userId, { isActive: false });
    for (const purpose of ['recover', 'change-email', 'confirm'] as const) {
      await withdrawLinks(trx, { userId, purpose, now: ctx.now() });
    }
    await audit(trx, ctx, { userId, kind: 'deactivated' });
    return revokeFamiliesOf(trx, userId, ctx.now());
  });
  for (const familyId of ended) ctx.sessionEnded(familyId);
}

/** Reactivates the account: its owner may sign in again, with their previous role. */
export async function reactivate(ctx: StaffContext, userId: string): Promise<void> {
  await once(ctx, async (trx) => {
    await memberFor(trx, ctx, { userId, act: 'reactivate' });
    await updateUser(trx, userId, { isActive: true });
    await audit(trx, ctx, { userId, kind: 'reactivated' });
  });
}

function audit(
  trx: Transaction,
  ctx: StaffContext,
  entry: Pick<AuditEntry, 'userId' | 'kind' | 'details'>,
): Promise<void> {
  return recordAudit(trx, { ...entry, actorId: ctx.actor.userId, ...deviceOf(ctx.request), at: ctx.now() });
}

const unknownLead = (): InvalidInputError =>
  new InvalidInputError([
    { in: 'body', pointer: '/leadId', code: 'unknown-lead', message: 'Choose another active member of operations' },
  ]);
