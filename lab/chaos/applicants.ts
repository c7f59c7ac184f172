import type { Db } from '#db/core/handle';
import { insertDriverAccount } from '#db/drivers/driver-account-store';
import { newId } from '#platform/ids';
import { type Person, tokenFor } from '../core/people';

/** A driver in the pipeline, with the events expected from the commands that were accepted. */
export interface Applicant extends Person {
  readonly expected: string[];
}

/** Events that a pipeline records on its own for an account with confirmed contacts. */
const afterSignUp = [
  'signedUp',
  ...['email', 'phone'].flatMap((contact) => [
    `contactConfirmed/${contact}`,
    `taskStarted/${contact}`,
    `taskCompleted/${contact}`,
  ]),
  'applicationStarted',
];

/** Creates accounts as sign-up does, with confirmed contacts. The outbox rows written with them start the pipelines. */
export async function signUp(db: Db, count: number): Promise<Applicant[]> {
  const applicants: Applicant[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = newId();
    const email = `applicant.${String(index)}@drivers.example`;
    await db.transaction(async (trx) => {
      await insertDriverAccount(trx, { ...account, id, email, phone: phoneOf(index), referralCode: codeOf(index) });
      await trx('users').where({ id }).update({ phone_confirmed_at: new Date() });
    });
    applicants.push({ userId: id, token: await tokenFor(db, id), expected: [...afterSignUp] });
  }
  return applicants;
}

const account = {
  firstName: 'Sam',
  lastName: 'Applicant',
  address: { city: 'Dallas', state: 'TX', latitude: 32.78, longitude: -96.8 },
  referredBy: undefined,
  smsConsentAt: undefined,
  emailConfirmedAt: new Date(),
};

const phoneOf = (index: number): string => `+1214555${String(1000 + index)}`;
const codeOf = (index: number): string => `CHAOS${String(index)}`;
