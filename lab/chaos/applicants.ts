import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '#db/core/handle';
import { insertDriverAccount } from '#db/drivers/driver-account-store';
import { MINUTE_MS } from '#domain/shared/durations';
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

/** Creates an account as sign-up does, with confirmed contacts. The outbox row written with it starts the pipeline. */
export async function signUp(db: Db, index: number): Promise<Applicant> {
  const id = newId();
  const email = `applicant.${String(index)}@drivers.example`;
  await untilAvailable(() =>
    db.transaction(async (trx) => {
      // An earlier attempt may have committed when its connection broke.
      if ((await trx('users').where({ id }).first('id')) !== undefined) return;
      await insertDriverAccount(trx, { ...account, id, email, phone: phoneOf(index), referralCode: codeOf(index) });
      await trx('users').where({ id }).update({ phone_confirmed_at: new Date() });
    }),
  );
  return { userId: id, token: await untilAvailable(() => tokenFor(db, id)), expected: [...afterSignUp] };
}

/** Repeats the work while PostgreSQL is down, for a minute at most. */
export async function untilAvailable<T>(work: () => Promise<T>): Promise<T> {
  const end = Date.now() + MINUTE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(RETRY_DELAY_MS);
    }
  }
}

const RETRY_DELAY_MS = 250;

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
