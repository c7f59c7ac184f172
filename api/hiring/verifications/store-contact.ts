import { findUser } from '#db/accounts/user-store';
import type { Transaction } from '#db/core/handle';
import { endFormerLinks } from '#db/employment-verifications/link-store';
import { readOtherSide } from '#db/employment-verifications/other-side';
import type { VerificationCipher } from '#db/employment-verifications/sealed-rows';
import { storeSubject, type VerificationSubject } from '#db/employment-verifications/subject-store';
import { queueAccountMessage } from '#db/messages/account-message-store';
import type { VerificationIssue } from '#domain/employment-verifications/check-answer';
import { addressOf } from '#domain/employment-verifications/contact-address';
import type { EmployerContact } from '#domain/employment-verifications/schema';
import type { LinkChannel } from '#domain/employment-verifications/states';
import { sharesCompanyDomain } from '#domain/shared/email-domain';
import type { CarrierContext } from '../dossier/gate';

interface Contact {
  readonly verificationId: string;
  readonly driverId: string;
  readonly carrier: string;
  readonly subject: VerificationSubject;
  /** The ways of contact that got a new address since the last request; empty for a first one. */
  readonly changed: readonly LinkChannel[];
}

/**
 * Stores what a request is about. Links that went to former addresses end, and the driver is notified of each new one: a request
 * with the driver's name and birth date goes there.
 */
export async function storeContact(
  ctx: CarrierContext,
  cipher: VerificationCipher,
  { verificationId, driverId, carrier, subject, changed }: Contact,
): Promise<void> {
  const at = ctx.now();
  const { employer } = subject;
  await ctx.db.transaction(async (trx) => {
    await storeSubject(trx, cipher, { verificationId, driverId, subject, at });
    await endFormerLinks(trx, cipher, { verificationId, by: ctx.actor.userId, at, employer });
    const to = changed.map((channel) => addressOf(employer, channel));
    if (to.length > 0) await notifyDriver(ctx, trx, { verificationId, driverId, carrier, employer, to });
  });
}

async function notifyDriver(
  { sealer, publicUrl }: CarrierContext,
  trx: Transaction,
  {
    verificationId,
    driverId,
    carrier,
    employer,
    to,
  }: Pick<Contact, 'verificationId' | 'driverId' | 'carrier'> & {
    readonly employer: EmployerContact;
    readonly to: readonly string[];
  },
): Promise<void> {
  const driver = await findUser(trx, driverId);
  if (driver?.isActive !== true) return;
  const link = new URL(`/driver/verifications/${verificationId}`, publicUrl).href;
  await queueAccountMessage(trx, sealer, {
    channel: 'mail',
    to: driver.email,
    userId: driverId,
    template: 'verification-address-changed',
    params: { firstName: driver.firstName, carrier, employer: employer.name, to: to.join(', '), link },
  });
}

/** Problems of contact data that belong to the carrier itself or to the driver: they cannot answer for the past employer. */
export async function ownAddressIssues(
  { db, actor }: CarrierContext,
  driverId: string,
  { email, phone, fax }: EmployerContact,
): Promise<VerificationIssue[]> {
  const { staff, driver } = await readOtherSide(db, { organizationId: actor.organizationId, driverId });
  const emails = [...staff.emails, ...driver.emails];
  const phones = [...staff.phones, ...driver.phones];
  const issue = (isOwn: boolean, field: 'email' | 'phone' | 'fax'): VerificationIssue[] =>
    isOwn ? [{ pointer: `/employer/${field}`, code: 'employer-address-own' }] : [];
  return [
    ...issue(
      email !== '' && (emails.includes(email.toLowerCase()) || sharesCompanyDomain(email, staff.emails)),
      'email',
    ),
    ...issue(phones.includes(phone), 'phone'),
    ...issue(phones.includes(fax), 'fax'),
  ];
}
