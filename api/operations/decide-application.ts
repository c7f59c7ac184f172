import { type ReleasedTime, releaseTimeOf } from '#db/carriers/call-time-store';
import { type Application, lockApplication, recordDecision } from '#db/carriers/carrier-application-store';
import { insertOrganization } from '#db/carriers/organization-store';
import { announceChange } from '#db/core/changes';
import type { Transaction } from '#db/core/handle';
import { enqueueOutbox } from '#db/core/outbox';
import { isViolationOf } from '#db/core/violations';
import { queueAccountMessage } from '#db/messages/account-message-store';
import type { ActivateCarrier } from '#domain/carriers/schema';
import { ProblemError } from '#domain/problems';
import { CENTRAL_ZONE } from '#domain/shared/zones';
import { findZip } from '#platform/places';
import { zoneAt } from '#platform/time-zones';
import { invite } from '../accounts/invite';
import { callCalendar } from '../carriers/call-calendar';
import type { RouteContext } from '../http/context';
import { once } from '../http/once';

type Ctx = RouteContext<'ops:act'>;

/** Creates the organization, without a facility yet, and invites its first administrator. */
export async function activateCarrier(
  ctx: Ctx,
  applicationId: string,
  { name, ...administrator }: ActivateCarrier,
): Promise<{ organizationId: string }> {
  const organizationId = ctx.idempotency.derivedId('organization');
  const work = async (trx: Transaction): Promise<void> => {
    const { dotNumber, postalCode } = await requireOpen(trx, applicationId);
    const timeZone = zoneOfZip(postalCode);
    if (!(await insertOrganization(trx, { id: organizationId, name, dotNumber, timeZone }))) {
      throw new ProblemError('carrier-taken');
    }
    await enqueueOutbox(trx, [{ topic: 'agreementFactsChanged', payload: { organizationId } }]);
    await invite(trx, ctx, {
      ...administrator,
      userId: ctx.idempotency.derivedId('administrator'),
      roles: ['business-admin'],
      organizationId,
      organizationName: name,
      invitedAs: 'applicant',
      invitedBy: ctx.actor.userId,
    });
    await decide(trx, ctx, { applicationId, status: 'activated', organizationId });
  };
  await once(ctx, work).catch((error: unknown) => {
    // Two applications with the same email are activated concurrently: the second is refused, as it would be a moment
    // later.
    throw isViolationOf(error, 'users_email_key') ? new ProblemError('email-taken') : error;
  });
  return { organizationId };
}

/** The zone of the carrier's days until it names another: that of its ZIP code. */
function zoneOfZip(postalCode: string): string {
  const place = findZip(postalCode);
  return place === undefined ? CENTRAL_ZONE : zoneAt(place);
}

/** Declines the application; cancels a booked call and notifies the carrier by email. */
export async function declineCarrier(ctx: Ctx, applicationId: string): Promise<void> {
  await once(ctx, async (trx) => {
    const application = await requireOpen(trx, applicationId);
    const call = await releaseTimeOf(trx, applicationId);
    if (call !== undefined && Date.parse(call.startsAt) > ctx.now().getTime()) {
      await cancelBookedCall(trx, ctx, { application, call });
    }
    await decide(trx, ctx, { applicationId, status: 'declined' });
  });
}

async function requireOpen(trx: Transaction, applicationId: string): Promise<Application> {
  const application = await lockApplication(trx, applicationId);
  if (application === undefined) throw new ProblemError('not-found');
  if (application.status !== 'new') throw new ProblemError('application-settled');
  return application;
}

type Decision = { readonly applicationId: string } & (
  { readonly status: 'activated'; readonly organizationId: string } | { readonly status: 'declined' }
);

async function decide(trx: Transaction, ctx: Ctx, { applicationId: id, ...decision }: Decision): Promise<void> {
  await recordDecision(trx, id, { ...decision, decidedBy: ctx.actor.userId, now: ctx.now() });
  await announceChange(trx, { topic: 'carrier', id, organizationId: null, driverId: null, orderId: null });
}

async function cancelBookedCall(
  trx: Transaction,
  ctx: Ctx,
  { application, call }: { readonly application: Application; readonly call: ReleasedTime },
): Promise<void> {
  const { email, firstName } = application;
  await queueAccountMessage(trx, ctx.sealer, {
    channel: 'mail',
    to: email,
    template: 'call-cancelled',
    params: { firstName, ...call },
    calendar: callCalendar({ application, startsAt: call.startsAt, method: 'CANCEL', organizer: ctx.mailFrom }),
  });
}
