import type { Db, Transaction } from '../handle';

export interface FreeTime {
  readonly _id: string;
  readonly startsAt: string;
}

const FREE_TIMES_SHOWN = 60;

/** What an applicant may choose from, the soonest first. */
export async function listFreeTimes(db: Db | Transaction, now: Date): Promise<FreeTime[]> {
  return db('call_times')
    .whereNull('application_id')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .limit(FREE_TIMES_SHOWN)
    .select({ _id: 'id', startsAt: 'starts_at' });
}

/** The time that an applicant has booked. */
export async function findBookedTime(db: Db | Transaction, applicationId: string): Promise<FreeTime | undefined> {
  return db('call_times')
    .where('application_id', applicationId)
    .first<FreeTime | undefined>({ _id: 'id', startsAt: 'starts_at' });
}

interface Booking {
  readonly callTimeId: string;
  readonly applicationId: string;
  readonly timeZone: string;
  readonly now: Date;
}

/** Takes a free time and gives back the one before; nothing when somebody was quicker. Answers when the call starts. */
export async function bookTime(
  trx: Transaction,
  { callTimeId, applicationId, timeZone, now }: Booking,
): Promise<string | undefined> {
  // First of all, since it holds the application: of two tabs that book, one comes after the other.
  await trx('carrier_applications').where('id', applicationId).increment('bookings', 1);
  await freeTimeOf(trx, applicationId);
  const [taken]: { starts_at: string }[] = await trx('call_times')
    .where('id', callTimeId)
    .whereNull('application_id')
    .where('starts_at', '>', now)
    .update({ application_id: applicationId, time_zone: timeZone })
    .returning('starts_at');
  return taken?.starts_at;
}

export interface FreedTime {
  readonly startsAt: string;
  readonly timeZone: string;
}

/** The applicant needs no call any more, or another one; answers the time that is free again. */
export async function freeTimeOf(trx: Transaction, applicationId: string): Promise<FreedTime | undefined> {
  const booked: FreedTime | undefined = await trx('call_times')
    .where('application_id', applicationId)
    .forUpdate()
    .first({ startsAt: 'starts_at', timeZone: 'time_zone' });
  await trx('call_times').where('application_id', applicationId).update({ application_id: null, time_zone: null });
  return booked;
}

/** False when the very time is on offer already. */
export async function offerTime(
  db: Db | Transaction,
  time: { readonly id: string; readonly startsAt: string; readonly offeredBy: string },
): Promise<boolean> {
  const row = { id: time.id, starts_at: time.startsAt, offered_by: time.offeredBy };
  const offered: unknown[] = await db('call_times').insert(row, ['id']).onConflict('starts_at').ignore();
  return offered.length > 0;
}

/** Takes a time back; `booked` when an applicant was quicker. */
export async function withdrawTime(db: Db | Transaction, id: string): Promise<'withdrawn' | 'booked' | 'unknown'> {
  const withdrawn = await db('call_times').where({ id }).whereNull('application_id').delete();
  if (withdrawn > 0) return 'withdrawn';
  return (await db('call_times').where({ id }).first('id')) === undefined ? 'unknown' : 'booked';
}
