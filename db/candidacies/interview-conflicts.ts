import type { Knex } from 'knex';
import type { Db } from '../core/handle';

/** A time that an interview would need. */
export interface WantedTime {
  readonly key: string;
  readonly driverId: string;
  readonly interviewerId: string | null;
  readonly startsAt: string;
  readonly endsAt: string;
  /** The candidacy whose own interview does not count. */
  readonly candidacyId: string;
}

/** A wanted time that is already taken, for the driver or for the interviewer. */
export interface TakenTime {
  readonly key: string;
  readonly byDriver: boolean;
  readonly byInterviewer: boolean;
}

const taken = (column: string, value: string): string => `exists (select 1 from interviews
  where interviews.is_live and interviews.${column} = wanted.${value}
    and interviews.slot && tstzmultirange(tstzrange(wanted.starts_at, wanted.ends_at, '[)'))
    and interviews.candidacy_id <> wanted.candidacy_id)`;

/** The times that another interview takes: one of the driver, with any carrier, or one of the interviewer. */
export async function findTakenTimes(db: Db, times: readonly WantedTime[]): Promise<TakenTime[]> {
  if (times.length === 0) return [];
  return onlyTaken((await timesOf(db, times)) as TakenTime[]);
}

/** Selects all wanted times, with whether they are taken. */
export const timesOf = (db: Db, times: readonly WantedTime[]): Knex.QueryBuilder =>
  db
    .from(
      db.raw(
        `jsonb_to_recordset(cast(? as jsonb)) as wanted (key text, driver_id uuid, interviewer_id uuid,
           starts_at timestamptz, ends_at timestamptz, candidacy_id uuid)`,
        [JSON.stringify(times.map(wantedRow))],
      ),
    )
    .select({
      key: 'wanted.key',
      byDriver: db.raw(taken('driver_id', 'driver_id')),
      byInterviewer: db.raw(taken('interviewer_id', 'interviewer_id')),
    });

/** Those of the times that are taken. */
export const onlyTaken = (times: readonly TakenTime[]): TakenTime[] =>
  times.filter(({ byDriver, byInterviewer }) => byDriver || byInterviewer);

const wantedRow = ({ key, driverId, interviewerId, startsAt, endsAt, candidacyId }: WantedTime) => ({
  key,
  driver_id: driverId,
  interviewer_id: interviewerId,
  starts_at: startsAt,
  ends_at: endsAt,
  candidacy_id: candidacyId,
});
