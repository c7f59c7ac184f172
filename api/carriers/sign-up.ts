import { listFreeTimes } from '#db/carriers/call-time-store';
import { insertApplication } from '#db/carriers/carrier-application-store';
import { announceChange } from '#db/core/changes';
import { queueAccountMessage } from '#db/messages/account-message-store';
import type { FleetSignedUp, FleetSignUp } from '#domain/carriers/schema';
import { limitEmails } from '../accounts/email-limit';
import { requireOfficePhone } from '../accounts/require-phone';
import type { RouteContext } from '../http/context';
import { limitSubmissions } from './address-limit';

/** Stores the application and emails the receipt, with the page for booking a call if times are offered, whether or not the address has an account. */
export async function signUpFleet(ctx: RouteContext, form: FleetSignUp): Promise<FleetSignedUp> {
  const phone = requireOfficePhone(form.phone);
  await limitSubmissions(ctx, 'fleet-sign-up');
  await limitEmails(ctx, 'fleet-sign-up', form.email);
  // The same request under the same key, also at the same moment, is one application with one secret.
  const id = ctx.idempotency.derivedId(`application/${JSON.stringify(form)}`);
  const booking = ctx.sealer.hmac(`booking/${id}`).toString('base64url');
  const { mcdotNumber, zip, ...rest } = form;
  await ctx.db.transaction(async (trx) => {
    const isNew = await insertApplication(trx, {
      ...rest,
      id,
      phone,
      dotNumber: Number(mcdotNumber),
      postalCode: zip,
      bookingSecret: booking,
      now: ctx.now(),
    });
    if (!isNew) return;
    const hasTimes = (await listFreeTimes(trx, ctx.now())).length > 0;
    await queueAccountMessage(trx, ctx.sealer, {
      channel: 'mail',
      to: form.email,
      template: 'carrier-received',
      params: {
        firstName: form.firstName,
        company: form.companyName,
        ...(hasTimes && { link: bookingLink(ctx, booking) }),
      },
    });
    await announceChange(trx, { topic: 'carrier', id, organizationId: null, driverId: null, orderId: null });
  });
  return { booking };
}

/** The page where the carrier books a call or changes the time. */
export const bookingLink = ({ publicUrl }: Pick<RouteContext, 'publicUrl'>, booking: string): string =>
  `${publicUrl}/fleet/thankyou?${new URLSearchParams({ booking }).toString()}`;
