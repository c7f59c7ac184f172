import { billingInstant, type BillingPosition, nextPeriodEnd } from '#domain/invoices/periods';
import type { Db, Transaction } from '../core/handle';

/** A carrier's schedule, as the transaction that bills it holds it. */
export interface HeldSchedule extends BillingPosition {
  readonly carrier: string;
}

const dueAfter = (position: BillingPosition): string => billingInstant(nextPeriodEnd(position), position.zone);

interface CarrierPosition extends BillingPosition {
  readonly organizationId: string;
}

/** Carriers whose schedules are stored at a time. */
const SLICE = 500;

/**
 * Carriers with a charge get a schedule: their first period starts at the activation. Those whose zone changed get the
 * next time in the new one.
 */
export async function refreshSchedules(db: Db, slice = SLICE): Promise<void> {
  for (let after: string | undefined; ;) {
    const positions = await listOutdated(db, { after, limit: slice });
    after = positions.at(-1)?.organizationId;
    if (after === undefined) return;
    await storePositions(db, positions);
  }
}

/** A slice of the carriers whose schedules are missing or of another zone, by id. */
async function listOutdated(
  db: Db,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<readonly CarrierPosition[]> {
  const { rows } = await db.raw<{ rows: CarrierPosition[] }>(
    `select organizations.id as "organizationId", organizations.time_zone as zone,
       coalesce(billing_schedules.is_period_end, false) as "isPeriodEnd",
       coalesce(billing_schedules.billed_through, carrier_agreements.created_at, organizations.created_at) as "billedThrough"
     from organizations
     left join billing_schedules on billing_schedules.organization_id = organizations.id
     left join carrier_agreements on carrier_agreements.organization_id = organizations.id
     where (billing_schedules.time_zone <> organizations.time_zone
       or (billing_schedules.organization_id is null
         and exists (select 1 from charges where charges.organization_id = organizations.id and invoice_id is null)))
       and (?::uuid is null or organizations.id > ?::uuid)
     order by organizations.id limit ?`,
    [after ?? null, after ?? null, limit],
  );
  return rows;
}

async function storePositions(db: Db, positions: readonly CarrierPosition[]): Promise<void> {
  await db('billing_schedules')
    .insert(
      positions.map(({ organizationId, ...position }) => ({
        organization_id: organizationId,
        billed_through: position.billedThrough,
        is_period_end: position.isPeriodEnd,
        time_zone: position.zone,
        next_run_at: dueAfter(position),
      })),
    )
    .onConflict('organization_id')
    .merge(['time_zone', 'next_run_at'])
    // A run that has billed the carrier in the meantime has set its next time itself.
    .whereRaw('billing_schedules.billed_through = excluded.billed_through');
}

/** The carriers that a run has not billed yet and whose time has come, longest-waiting first. */
export async function listDueOrganizations(
  db: Db,
  { runId, now, limit }: { readonly runId: string | undefined; readonly now: string; readonly limit: number },
): Promise<string[]> {
  return db('billing_schedules')
    .where('next_run_at', '<=', now)
    .where((due) => void due.whereNull('retry_at').orWhere('retry_at', '<=', now))
    .whereNotExists(
      db('billing_run_results')
        .whereRaw('run_id = ?::uuid', [runId ?? null])
        .whereRaw('billing_run_results.organization_id = billing_schedules.organization_id'),
    )
    .orderBy(['next_run_at', 'organization_id'])
    .limit(limit)
    .pluck<string[]>('organization_id');
}

/** Holds a carrier's schedule until the end of the transaction; undefined if another run holds it or has billed it. */
export async function holdSchedule(
  trx: Transaction,
  organizationId: string,
  now: string,
): Promise<HeldSchedule | undefined> {
  return trx('billing_schedules')
    .join('organizations', 'organizations.id', 'billing_schedules.organization_id')
    .where('billing_schedules.organization_id', organizationId)
    .where('next_run_at', '<=', now)
    .forUpdate('billing_schedules')
    .skipLocked()
    .first({
      billedThrough: 'billed_through',
      isPeriodEnd: 'is_period_end',
      zone: 'organizations.time_zone',
      carrier: 'organizations.name',
    });
}

/** Notes how far a carrier has been billed. */
export async function advanceSchedule(
  trx: Transaction,
  organizationId: string,
  position: BillingPosition,
): Promise<void> {
  await trx('billing_schedules')
    .where({ organization_id: organizationId })
    .update({
      billed_through: position.billedThrough,
      is_period_end: position.isPeriodEnd,
      time_zone: position.zone,
      next_run_at: dueAfter(position),
      retry_at: null,
    });
}

/** A carrier that could not be billed is tried again at this time. */
export async function retrySchedule(db: Db, organizationId: string, retryAt: string | null): Promise<void> {
  await db('billing_schedules').where({ organization_id: organizationId }).update({ retry_at: retryAt });
}
