import { bookTime, findBookedTime, listFreeTimes } from '#db/carriers/call-time-store';
import { type Application, findApplicationBySecret } from '#db/carriers/carrier-application-store';
import { announceChange } from '#db/core/changes';
import type { Transaction } from '#db/core/handle';
import { queueAccountMessage } from '#db/messages/account-message-store';
import type { BookCall, CallOffer } from '#domain/carriers/schema';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../http/context';
import { callCalendar } from './call-calendar';
import { bookingLink } from './sign-up';

/** The call times that a carrier can book; the link's secret identifies its application. */
export async function offerCalls(ctx: RouteContext, booking: string): Promise<CallOffer> {
  const application = await requireApplication(ctx, booking);
  const booked = await findBookedTime(ctx.db, application.id);
  const times = application.status === 'new' ? await listFreeTimes(ctx.db, ctx.now()) : [];
  return {
    companyName: application.companyName,
    booked: booked === undefined ? null : { startsAt: booked.startsAt },
    times,
  };
}

/** Books a time and replaces an earlier booking; the email has a calendar file. */
export async function bookCall(
  ctx: RouteContext,
  callTimeId: string,
  { booking, timeZone }: BookCall,
): Promise<CallOffer> {
  const application = await requireApplication(ctx, booking);
  if (application.status !== 'new') throw new ProblemError('application-settled');
  await ctx.db.transaction(async (trx) => {
    const { id } = application;
    const startsAt = await bookTime(trx, { callTimeId, applicationId: id, timeZone, now: ctx.now() });
    if (startsAt === undefined) throw new ProblemError('call-time-taken');
    await emailBooking(trx, ctx, { application, booking, timeZone, startsAt });
    await announceChange(trx, { topic: 'carrier', id, organizationId: null, driverId: null, orderId: null });
  });
  return offerCalls(ctx, booking);
}

interface Booked extends BookCall {
  readonly application: Application;
  readonly startsAt: string;
}

async function emailBooking(
  trx: Transaction,
  ctx: RouteContext,
  { application, booking, timeZone, startsAt }: Booked,
): Promise<void> {
  const { email, firstName } = application;
  await queueAccountMessage(trx, ctx.sealer, {
    channel: 'mail',
    to: email,
    template: 'call-booked',
    params: { firstName, startsAt, timeZone, link: bookingLink(ctx, booking) },
    calendar: callCalendar({ application, startsAt, method: 'PUBLISH', organizer: ctx.mailFrom }),
  });
}

async function requireApplication({ db }: RouteContext, booking: string): Promise<Application> {
  const application = await findApplicationBySecret(db, booking);
  if (application === undefined) throw new ProblemError('link-not-valid');
  return application;
}
