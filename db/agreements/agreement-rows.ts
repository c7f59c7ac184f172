import type { StoredAgreementState } from '#domain/agreements/rules';
import type { AgreementState } from '#domain/agreements/state';
import { nextDate, previousDate, utcDate } from '#domain/shared/zoned-time';
import type { Db, Transaction } from '../core/handle';
import { findLegalText } from '../legal/legal-text-store';

/** A carrier with its agreement; the state is null while the workflow is not started. */
export interface AgreementRow {
  readonly organizationId: string;
  readonly carrier: string;
  readonly zone: string;
  readonly isActive: boolean;
  readonly state: AgreementState | null;
}

/** A carrier's agreement; undefined for an unknown carrier. */
export const findAgreement = (db: Db | Transaction, organizationId: string): Promise<AgreementRow | undefined> =>
  db('organizations')
    .leftJoin('carrier_agreements', 'carrier_agreements.organization_id', 'organizations.id')
    .where('organizations.id', organizationId)
    .first<AgreementRow | undefined>({
      organizationId: 'organizations.id',
      carrier: 'organizations.name',
      zone: 'organizations.time_zone',
      isActive: 'organizations.is_active',
      state: 'carrier_agreements.snapshot',
    });

/** The state of a carrier's agreement; null while its workflow is not started. */
export async function readAgreementState(db: Db | Transaction, organizationId: string): Promise<StoredAgreementState> {
  const row = await db('carrier_agreements').where({ organization_id: organizationId }).first('state');
  return row?.state ?? null;
}

/** The text's version by day: yesterday, today and tomorrow by UTC, one of which it is everywhere. */
async function versionsByDay(db: Db, now: Date): Promise<Record<string, string>> {
  const today = utcDate(now);
  const versions: Record<string, string> = {};
  for (const on of [previousDate(today), today, nextDate(today)]) {
    const text = await findLegalText(db, 'carrier-agreement', { on });
    if (text !== undefined) versions[on] = text.version;
  }
  return versions;
}

/** The version that is offered where the carrier is; null before there is any. */
const OFFERED = '(?::jsonb ->> ((?::timestamptz at time zone organizations.time_zone)::date)::text)';

/**
 * Carriers whose agreement has not begun, or does not know the carrier's zone or the text that is offered now where the carrier
 * is.
 */
export async function findOutdatedAgreements(db: Db, now: Date): Promise<string[]> {
  const offered = [JSON.stringify(await versionsByDay(db, now)), now.toISOString()];
  const rows = await db('organizations')
    .leftJoin('carrier_agreements', 'carrier_agreements.organization_id', 'organizations.id')
    .where('organizations.is_sandbox', false)
    .whereRaw(`${OFFERED} is not null`, offered)
    .where((either) => {
      void either
        .where((missing) => {
          void missing.whereNull('carrier_agreements.organization_id').where('organizations.is_active', true);
        })
        .orWhereRaw(`carrier_agreements.snapshot ->> 'zone' <> organizations.time_zone`)
        .orWhereRaw(
          `coalesce(carrier_agreements.snapshot ->> 'offeredVersion', '') <> ${OFFERED}
          and carrier_agreements.organization_id is not null`,
          offered,
        );
    })
    .orderBy('organizations.id')
    .select<{ id: string }[]>('organizations.id');
  return rows.map(({ id }) => id);
}

/** Matters that continue or stay open when an agreement ends. */
export interface OpenMatters {
  /** Orders that are pending or active. */
  readonly orders: number;
  /** Candidates between first contact and hire. */
  readonly candidates: number;
  /** Hires that have not started, and running assignments. */
  readonly assignments: number;
  /** Charges that are on no invoice yet. */
  readonly unbilledCents: number;
}

/** Counts what is open of a carrier. */
export async function countOpenMatters(db: Db, organizationId: string): Promise<OpenMatters> {
  const { rows } = await db.raw<{ rows: [OpenMatters] }>(
    `select
      (select count(*)::integer from job_orders
        where organization_id = :id and status in ('pending', 'active')) as orders,
      (select count(*)::integer from candidacies where organization_id = :id
        and state in ('invited', 'requested', 'inReview', 'approved', 'interviewOffered', 'interviewing')) as candidates,
      (select count(*)::integer from candidacies where organization_id = :id and state = 'hired') as assignments,
      (select coalesce(sum(cents), 0)::bigint from charges
        where organization_id = :id and invoice_id is null) as "unbilledCents"`,
    { id: organizationId },
  );
  return rows[0];
}

/** Whether operations disabled the carrier for non-payment. */
export async function readAgreementDisabled(db: Db | Transaction, organizationId: string): Promise<boolean> {
  const row = await db('carrier_agreements').where({ organization_id: organizationId }).first('is_disabled');
  return row?.is_disabled ?? false;
}
