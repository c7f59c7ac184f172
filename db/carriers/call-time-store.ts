import type { Db, Transaction } from '../core/handle';

export interface FreeTime {
  readonly _id: string;
  readonly startsAt: string;
}

const FREE_TIMES_SHOWN = 60;

/** Lists the times that a carrier can book, earliest first. */
export async function listFreeTimes(db: Db | Transaction, now: Date): Promise<FreeTime[]> {
  return db('call_times')
    .whereNull('application_id')
    .where('starts_at', '>', now)
    .orderBy('starts_at')
    .limit(FREE_TIMES_SHOWN)
    .select({ _id: 'id', startsAt: 'starts_at' });
}

/** The carrier's booked time. */
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

/**
 * Books a free time and releases the carrier's previous one. Returns the start of the call, or undefined if another
 * carrier booked it first.
 */
export async function bookTime(
  trx: Transaction,
  { callTimeId, applicationId, timeZone, now }: Booking,
): Promise<string | undefined> {
  // Comes first, because it locks the application: concurrent bookings from two tabs run one after the other.
  await trx('carrier_applications').where('id', applicationId).increment('bookings', 1);
  await releaseTimeOf(trx, applicationId);
  const [taken] = await trx('call_times')
    .where('id', callTimeId)
    .whereNull('application_id')
    .where('starts_at', '>', now)
    .update({ application_id: applicationId, time_zone: timeZone })
    .returning('starts_at');
  return taken?.starts_at;
}

export interface ReleasedTime {
  readonly startsAt: string;
  readonly timeZone: string;
}

/** Releases the carrier's booked time, for example to book another one, and returns it. */
export async function releaseTimeOf(trx: Transaction, applicationId: string): Promise<ReleasedTime | undefined> {
  const booked = await trx('call_times')
    .where('application_id', applicationId)
    .forUpdate()
    .first<ReleasedTime | undefined>({ startsAt: 'starts_at', timeZone: 'time_zone' });
  await trx('call_times').where('application_id', applicationId).update({ application_id: null, time_zone: null });
  return booked;
}

/** Offers a call time. Returns false if the same time is already offered. */
export async function offerTime(
  db: Db | Transaction,
  time: { readonly id: string; readonly startsAt: string; readonly offeredBy: string },
): Promise<boolean> {
  const row = { id: time.id, starts_at: time.startsAt, offered_by: time.offeredBy };
  const offered = await db('call_times').insert(row, ['id']).onConflict('starts_at').ignore();
  return offered.length > 0;
}

/** Withdraws an offered time; `booked` if a carrier booked it first. */
export async function withdrawTime(db: Db | Transaction, id: string): Promise<'withdrawn' | 'booked' | 'unknown'> {
  const withdrawn = await db('call_times').where({ id }).whereNull('application_id').delete();
  if (withdrawn > 0) return 'withdrawn';
  return (await db('call_times').where({ id }).first('id')) === undefined ? 'unknown' : 'booked';
}
