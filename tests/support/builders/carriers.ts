import { offerTime } from '#db/carriers/call-time-store';
import { insertApplication, type NewApplication } from '#db/carriers/carrier-application-store';
import type { Db } from '#db/core/handle';
import { newId } from '#platform/ids';

let applications = 0;
let callTimes = 0;

/** A carrier's application; each has its own MCDOT number. */
export async function anApplication(db: Db, overrides: Partial<NewApplication> = {}): Promise<string> {
  const id = overrides.id ?? newId();
  applications += 1;
  await db.transaction((trx) =>
    insertApplication(trx, {
      id,
      dotNumber: 3_000_000 + applications,
      companyName: 'Juniper Ridge Haulage',
      postalCode: '73102',
      fleetSize: 24,
      note: '',
      firstName: 'Ana',
      lastName: 'Flores',
      email: `${id}@juniper.example`,
      phone: '+14055550134',
      bookingSecret: id,
      now: new Date(),
      ...overrides,
    }),
  );
  return id;
}

/** A free call time, each 30 minutes after the previous one. */
export async function aCallTime(db: Db, startsAt?: string): Promise<string> {
  const id = newId();
  callTimes += 1;
  const halfHours = new Date(Date.UTC(2098, 0, 5, 15, 30 * callTimes)).toISOString();
  await offerTime(db, { id, startsAt: startsAt ?? halfHours, offeredBy: newId() });
  return id;
}
