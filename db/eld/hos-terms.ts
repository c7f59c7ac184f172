import type { WorkPeriod } from '#domain/eld/access';
import type { HosCycle, HosExemption, HosTerms } from '#domain/eld/rules/limits';
import type { Db } from '../core/handle';
import { readDriverZone } from '../evidence/driver-zones';

/** A driver's settings. */
export interface StoredHosSettings {
  readonly cycle: HosCycle;
  readonly timeZone: string | null;
}

/** Carriers that operate every day of the week are the rule. */
const defaults: StoredHosSettings = { cycle: '70/8', timeZone: null };

/** The driver's settings; the defaults if there are none. */
export const readHosSettings = async (db: Db, driverId: string): Promise<StoredHosSettings> =>
  (await db('hos_settings').where({ driver_id: driverId }).first({ cycle: 'cycle', timeZone: 'time_zone' })) ??
  defaults;

/** Stores the driver's settings. */
export async function storeHosSettings(
  db: Db,
  driverId: string,
  { cycle, timeZone, at }: StoredHosSettings & { readonly at: string },
): Promise<void> {
  const settings = { cycle, time_zone: timeZone, updated_at: at };
  await db('hos_settings')
    .insert({ driver_id: driverId, ...settings })
    .onConflict('driver_id')
    .merge(settings);
}

/** Replaces the exceptions that a driver claims for a date. */
export async function storeExemptions(
  db: Db,
  driverId: string,
  claim: { readonly date: string; readonly exemptions: readonly HosExemption[]; readonly at: string },
): Promise<void> {
  const of = { driver_id: driverId, on_date: claim.date };
  await db.transaction(async (trx) => {
    // Two claims for one date come one after the other: each replaces all of the one before.
    await trx('drivers').where({ id: driverId }).forUpdate().first('id');
    await trx('hos_exemptions').where(of).delete();
    const rows = [...new Set(claim.exemptions)].map((kind) => ({ ...of, kind, claimed_at: claim.at }));
    if (rows.length > 0) await trx('hos_exemptions').insert(rows);
  });
}

/** The zone of the driver's current assignment, or of the home. */
async function homeTerminalZone(db: Db, driverId: string): Promise<string> {
  const assignment = await db('candidacies')
    .join('facilities', 'facilities.id', 'candidacies.facility_id')
    .where('candidacies.driver_id', driverId)
    .where('candidacies.state', 'hired')
    .orderBy([{ column: 'candidacies.start_on', order: 'desc', nulls: 'last' }, { column: 'candidacies.id' }])
    .first<{ zone: string } | undefined>({ zone: 'facilities.time_zone' });
  return assignment?.zone ?? readDriverZone(db, driverId);
}

/** The terms of the rules: the weekly limit, the home terminal's zone, and claimed exceptions. */
export async function readHosTerms(db: Db, driverId: string): Promise<HosTerms> {
  const [{ cycle, timeZone }, claimed] = await Promise.all([
    readHosSettings(db, driverId),
    db('hos_exemptions').where({ driver_id: driverId }).orderBy('on_date').select('kind', 'on_date'),
  ]);
  const zone = timeZone ?? (await homeTerminalZone(db, driverId));
  const datesOf = (kind: HosExemption) => claimed.filter((row) => row.kind === kind).map((row) => row.on_date);
  return {
    cycle,
    zone,
    exemptions: { adverseConditions: datesOf('adverseConditions'), shortHaul: datesOf('shortHaul') },
  };
}

/** The days of a driver's work for a carrier. */
export async function readWorkPeriods(
  db: Db,
  { driverId, organizationId }: { readonly driverId: string; readonly organizationId: string },
): Promise<WorkPeriod[]> {
  const rows = await db('employments')
    .where({ driver_id: driverId, organization_id: organizationId })
    .whereNotNull('hired_on')
    .orderBy(['hired_on', 'id'])
    .select({ from: 'hired_on', to: 'ended_on' });
  return rows.flatMap(({ from, to }) => (from === null ? [] : [{ from, to }]));
}
