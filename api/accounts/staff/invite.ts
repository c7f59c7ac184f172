import { recordAudit } from '#db/accounts/audit-store';
import { withdrawLinks } from '#db/accounts/link-store';
import {
  findAddressAtWorkplace,
  lockMember,
  type Member,
  setFacilities,
  type Workplace,
} from '#db/accounts/staff-store';
import { findUser, findUserByEmail, updateUser } from '#db/accounts/user-store';
import type { Transaction } from '#db/core/handle';
import { countHit } from '#db/core/rate-limit-store';
import { isViolationOf } from '#db/core/violations';
import { isAdministrator, rolesOf } from '#domain/accounts/staff/administrators';
import { checkStaffAction } from '#domain/accounts/staff/rules';
import type { InviteColleague, InviteStaff } from '#domain/accounts/staff/schema';
import { ProblemError } from '#domain/problems';
import { HOUR_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import type { RouteContext } from '../../http/context';
import { once } from '../../http/once';
import { InvalidInputError } from '../../http/validate';
import { limitEmails } from '../email-limit';
import { invite, type Invitee, inviteNewAddress } from '../invite';
import { deviceOf } from '../sessions';
import { inviteAccountOwner, resendToInvitedAddress } from './invite-account-owner';
import { memberFor, type StaffContext } from './workplace';

const MAX_PER_HOUR = 20;
/** Operations have no carrier; their emails name the platform. */
const PLATFORM_NAME = 'Gladhand';

/** Invites a new member of a carrier's staff. */
export async function inviteStaff(
  ctx: RouteContext<'staff:manage'>,
  { position, isAdmin, facilityIds, ...person }: InviteStaff,
): Promise<{ _id: string }> {
  const { organizationId } = ctx.actor;
  await limitInvitations(ctx, organizationId);
  return oncePerAddress(() =>
    once(ctx, async (trx) => {
      const userId = newId();
      await refuseKnown(trx, { organizationId }, person.email);
      const holder = await findUserByEmail(trx, person.email);
      // A colleague's invitation of the same moment was committed since the check.
      if (holder?.organization?.id === organizationId) throw new ProblemError('email-taken');
      const invitee: Invitee = {
        ...person,
        userId,
        roles: rolesOf('carrier', { isAdmin }),
        position,
        organizationId,
        organizationName: await workplaceName(trx, ctx),
        invitedAs: position,
        invitedBy: ctx.actor.userId,
      };
      if (holder === undefined) await inviteNewAddress(trx, ctx, invitee);
      else await inviteAccountOwner(trx, ctx, { invitee, holder });
      if (!(await setFacilities(trx, { userId, organizationId, facilityIds }))) throw unknownFacility();
      return { _id: userId };
    }),
  );
}

/** A colleague who left has an account already: reactivating it is the way back. */
async function refuseKnown(trx: Transaction, workplace: Workplace, email: string): Promise<void> {
  const known = await findAddressAtWorkplace(trx, workplace, email);
  if (known !== undefined) throw new ProblemError(known.isActive ? 'email-taken' : 'colleague-deactivated');
}

/** Keeps a carrier from emailing long lists of addresses in our name. Refused invitations also count. */
async function limitInvitations({ db }: Pick<RouteContext, 'db'>, organizationId: string): Promise<void> {
  const { hits } = await countHit(db, `invitations/${organizationId}`, HOUR_MS);
  if (hits > MAX_PER_HOUR) throw new ProblemError('too-many-requests');
}

/** Invites a new member of operations. */
export async function inviteOpsMember(
  ctx: RouteContext<'ops:admin'>,
  person: InviteColleague,
): Promise<{ _id: string }> {
  const userId = newId();
  const invitee = {
    ...person,
    userId,
    roles: rolesOf('ops', { isAdmin: false }),
    organizationName: PLATFORM_NAME,
    invitedAs: 'operations',
    invitedBy: ctx.actor.userId,
  } as const;
  return oncePerAddress(() =>
    once(ctx, async (trx) => {
      await refuseKnown(trx, 'ops', person.email);
      await invite(trx, ctx, invitee);
      return { _id: userId };
    }),
  );
}

/** Sends an invitation again, including a withdrawn one. */
export async function inviteAgain(ctx: StaffContext, userId: string): Promise<void> {
  const work = async (trx: Transaction) => {
    const member = await memberFor(trx, ctx, { userId, act: 'inviteAgain' });
    const organizationName = await workplaceName(trx, ctx);
    await resend(trx, ctx, { ...member, organizationName, invitedAs: member.position ?? 'operations' });
  };
  await oncePerAddress(() => once(ctx, work));
}

interface InvitedAdministrator {
  readonly organizationId: string;
  readonly organizationName: string;
  readonly userId: string;
}

/** The same for an administrator of a carrier, by operations: the carrier may have nobody else who can. */
export async function inviteAdministratorAgain(
  ctx: RouteContext<'ops:act'>,
  { organizationId, organizationName, userId }: InvitedAdministrator,
): Promise<void> {
  const work = async (trx: Transaction) => {
    const member = await lockMember(trx, { organizationId }, userId);
    if (member === undefined || !isAdministrator(member.roles)) throw new ProblemError('not-found');
    const problem = checkStaffAction('inviteAgain', { ...member, isOwnAccount: false });
    if (problem !== undefined) throw new ProblemError(problem);
    await resend(trx, ctx, { ...member, organizationName, invitedAs: 'applicant' });
  };
  await oncePerAddress(() => once(ctx, work));
}

async function resend(
  trx: Transaction,
  ctx: StaffContext | RouteContext<'ops:act'>,
  member: Member & Pick<Invitee, 'organizationName' | 'invitedAs'>,
): Promise<void> {
  const userId = member.id;
  await limitEmails({ db: trx }, 'invitation', member.email);
  await updateUser(trx, userId, { isActive: true });
  await audit(trx, ctx, { userId, kind: 'invited' });
  await resendToInvitedAddress(trx, ctx, { ...member, userId });
}

/** Withdraws an invitation: its link no longer works. */
export async function withdrawInvitation(ctx: StaffContext, userId: string): Promise<void> {
  await once(ctx, async (trx) => {
    await memberFor(trx, ctx, { userId, act: 'withdrawInvitation' });
    await withdrawLinks(trx, { userId, purpose: 'invitation', now: ctx.now() });
    await updateUser(trx, userId, { isActive: false });
    await audit(trx, ctx, { userId, kind: 'invitation-withdrawn' });
  });
}

/** For a facility that does not belong to the carrier. */
export function unknownFacility(): InvalidInputError {
  return new InvalidInputError([{ in: 'body', pointer: '/facilityIds', code: 'unknown-facility' }]);
}

function audit(
  trx: Transaction,
  ctx: StaffContext | RouteContext<'ops:act'>,
  entry: { readonly userId: string; readonly kind: 'invited' | 'invitation-withdrawn' },
): Promise<void> {
  return recordAudit(trx, { ...entry, actorId: ctx.actor.userId, ...deviceOf(ctx.request), at: ctx.now() });
}

async function workplaceName(trx: Transaction, { actor }: StaffContext): Promise<string> {
  return (await findUser(trx, actor.userId))?.organization?.name ?? PLATFORM_NAME;
}

const addressKeys = ['users_email_key', 'users_invited_email_key'];

/**
 * Concurrent invitations to one address: the later ones are retried and find what the first created. Each unique key can
 * refuse an invitation once: the first if another carrier's invitation created the account, the second if a colleague's
 * invitation came first.
 */
async function oncePerAddress<Outcome>(
  work: () => Promise<Outcome>,
  keys: readonly string[] = addressKeys,
): Promise<Outcome> {
  return work().catch((error: unknown) => {
    const lost = keys.find((key) => isViolationOf(error, key));
    if (lost === undefined) throw error;
    return oncePerAddress(
      work,
      keys.filter((key) => key !== lost),
    );
  });
}
