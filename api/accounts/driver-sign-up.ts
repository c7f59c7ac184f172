import { recordAudit } from '#db/accounts/audit-store';
import { createLink } from '#db/accounts/link-store';
import { findUserByEmail } from '#db/accounts/user-store';
import { isServed } from '#db/carriers/served-state-store';
import type { Transaction } from '#db/core/handle';
import { findReferrer, insertDriverAccount } from '#db/drivers/driver-account-store';
import { queueAccountMessage } from '#db/messages/account-message-store';
import type { HomeAddress, SignUpDriver } from '#domain/accounts/sign-in/schema';
import { ProblemError } from '#domain/problems';
import { newId } from '#platform/ids';
import { findPlace, isNear } from '#platform/places';
import { newReferralCode } from '#platform/tokens';
import { limitSubmissions } from '../carriers/address-limit';
import type { RouteContext } from '../http/context';
import { InvalidInputError } from '../http/validate';
import { limitEmails } from './email-limit';
import { requireUnguessable } from './guessable';
import { confirmationLink } from './invite';
import { requirePhone } from './require-phone';
import { deviceOf } from './sessions';
import { markSignUp } from './sign-up-cookie';

type Ctx = RouteContext<'public'>;

interface Newcomer {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
}

/** A place has a single point; a driver's home is within about sixty miles of it. */
const MAX_DEGREES_FROM_CITY = 1;

/**
 * Creates a pending driver. If the address already has an account, the response and the work are the same, and the
 * account's owner is notified by email.
 */
export async function signUpDriver(ctx: Ctx, form: SignUpDriver): Promise<void> {
  const phone = requirePhone(form.phone);
  requireKnownPlace(form.address);
  requireUnguessable(form.password, form);
  await limitSubmissions(ctx, 'driver-sign-up');
  await limitEmails(ctx, 'sign-up', form.email);
  if (!(await isServed(ctx.db, form.address.state))) {
    throw new ProblemError('state-not-served', { state: form.address.state });
  }
  const passwordHash = await ctx.passwords.hash(form.password);
  const newcomer: Newcomer = { id: newId(), email: form.email, firstName: form.firstName };
  await ctx.db.transaction(async (trx) => {
    await insertDriverAccount(trx, {
      ...newcomer,
      passwordHash,
      phone,
      middleName: form.middleName,
      lastName: form.lastName,
      address: form.address,
      referralCode: newReferralCode(),
      referredBy: await requireReferrer(trx, form.referralCode ?? ''),
      smsConsentAt: form.smsConsent ? ctx.now() : undefined,
    });
    await emailSignUp(trx, ctx, newcomer);
  });
  markSignUp(ctx, newcomer.id);
}

/** Runs the query even without a code, so that every sign-up runs the same statements. */
async function requireReferrer(trx: Transaction, code: string): Promise<string | undefined> {
  const referrer = await findReferrer(trx, code);
  if (code !== '' && referrer === undefined) throw refusedField('/referralCode', 'referral-code-unknown');
  return referrer;
}

export function requireKnownPlace(address: HomeAddress): void {
  const place = findPlace(address.city, address.state);
  const isKnown = place !== undefined && isNear(place, address, MAX_DEGREES_FROM_CITY);
  if (!isKnown) throw refusedField('/address', 'address-not-valid');
}

const refusedField = (pointer: string, code: string): InvalidInputError =>
  new InvalidInputError([{ in: 'body', pointer, code }]);

/**
 * Sends one email in either case: a confirmation link to a new driver, or a notice to the owner of an existing account.
 */
async function emailSignUp(trx: Transaction, ctx: Ctx, { id, email, firstName }: Newcomer): Promise<void> {
  const now = ctx.now();
  const token = await createLink(trx, { userId: id, email, purpose: 'confirm', now });
  await recordAudit(trx, { userId: id, kind: 'signed-up', ...deviceOf(ctx.request), at: now });
  const owner = await findUserByEmail(trx, email);
  if (owner === undefined || owner.id === id) {
    const link = confirmationLink(ctx.publicUrl, token);
    const params = { firstName, link };
    await queueAccountMessage(trx, ctx.sealer, {
      channel: 'mail',
      to: email,
      userId: id,
      template: 'confirm-email',
      params,
    });
    return;
  }
  await queueAccountMessage(trx, ctx.sealer, {
    channel: 'mail',
    to: owner.email,
    userId: owner.id,
    template: 'already-registered',
    params: { firstName: owner.firstName, link: `${ctx.publicUrl}/auth/driverLogin` },
  });
}
