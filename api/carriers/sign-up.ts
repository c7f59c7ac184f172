import { ipKeyGenerator } from 'express-rate-limit';

import { announceChange } from '#db/projections/changes';
import { queueAccountMessage } from '#db/stores/account-message-store';
import { insertApplication } from '#db/stores/carrier-application-store';
import { countHit } from '#db/stores/rate-limit-store';
import type { FleetSignedUp, FleetSignUp } from '#domain/carriers/schema';
import { ProblemError } from '#domain/problems';
import { newId } from '#platform/ids';
import { normalizePhone } from '#platform/phone';
import { newToken, tokenHash } from '#platform/tokens';

import type { RouteContext } from '../http/context';
import { InvalidInputError } from '../http/validate';

const hourMs = 60 * 60_000;
/** Each sends a mail to an address that nobody has proven to be his. */
const perHour = { address: 20, email: 3 };

/** Keeps the application and mails the page where a call can be booked. Nothing here depends on who has an account. */
export async function signUpFleet(ctx: RouteContext, form: FleetSignUp): Promise<FleetSignedUp> {
  const phone = normalizePhone(form.phone);
  if (phone === undefined) {
    throw new InvalidInputError([
      { in: 'body', pointer: '/phone', code: 'phone-not-valid', message: 'Phone number is not valid' },
    ]);
  }
  await requireFew(ctx, form.email);
  const [id, booking] = [newId(), newToken()];
  const { mcdotNumber, zip, ...rest } = form;
  await ctx.db.transaction(async (trx) => {
    await insertApplication(trx, {
      ...rest,
      id,
      phone,
      dotNumber: Number(mcdotNumber),
      postalCode: zip,
      bookingSecret: booking,
      now: ctx.now(),
    });
    await queueAccountMessage(trx, ctx.sealer, {
      channel: 'mail',
      to: form.email,
      template: 'carrier-received',
      params: { firstName: form.firstName, company: form.companyName, link: bookingLink(ctx, booking) },
    });
    await announceChange(trx, { topic: 'carrier', id, organizationId: null, driverId: null, orderId: null });
  });
  return { booking };
}

/** The page where a call is booked, and booked again. */
export const bookingLink = ({ publicUrl }: Pick<RouteContext, 'publicUrl'>, booking: string): string =>
  `${publicUrl}/fleet/thankyou?${new URLSearchParams({ booking }).toString()}`;

async function requireFew({ db, request }: RouteContext, email: string): Promise<void> {
  const counters = [
    { key: `fleet-sign-up/address/${ipKeyGenerator(request.ip ?? 'unknown')}`, most: perHour.address },
    { key: `fleet-sign-up/email/${tokenHash(email.toLowerCase()).toString('base64url')}`, most: perHour.email },
  ];
  for (const { key, most } of counters) {
    const { hits } = await countHit(db, key, hourMs);
    if (hits > most) throw new ProblemError('too-many-requests');
  }
}
