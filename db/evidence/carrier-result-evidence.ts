import { carrierResultProof } from '#domain/requirements/sources/carrier-results';
import type { ClearinghouseQuery } from '#domain/screening/clearinghouse';
import type { EmployerResultKind } from '#domain/screening/kinds';
import { dateAt } from '#domain/shared/zoned-time';
import { derivedId } from '#platform/ids';
import type { Transaction } from '../core/handle';
import { type SomeDrivers, someDrivers } from '../core/some-drivers';
import { readDriverZones } from './driver-zones';
import { storeEvidence } from './evidence-rows';

/** An accepted result of a carrier, with what is stored about its order, arrival and file. */
interface AcceptedResult {
  readonly change: string;
  readonly driverId: string;
  readonly organizationId: string;
  readonly result: EmployerResultKind;
  readonly actorId: string | null;
  readonly at: string;
  readonly query: ClearinghouseQuery | null;
  readonly queriedAt: string | null;
  readonly receivedAt: string | null;
  readonly fileId: string | null;
  readonly employmentId: string | null;
}

const sameResult = (table: string): string =>
  `(${table}.driver_id, ${table}.organization_id, ${table}.result) = (changes.driver_id, changes.organization_id, changes.result)`;

/** Accepted results, each as of its acceptance, whatever has happened to the result since. */
const acceptedResults = (where: string): string => `
  select changes.id::text as change, changes.driver_id as "driverId", changes.organization_id as "organizationId",
    changes.result, changes.actor_id as "actorId", changes.at, orders.query, orders.at as "queriedAt",
    arrived.at as "receivedAt", files.id as "fileId", employed.id as "employmentId"
  from carrier_result_changes as changes
  left join lateral (
    select result_orders.query, coalesce(result_orders.handed_over_at, result_orders.ordered_at) as at from result_orders
    where ${sameResult('result_orders')} and result_orders.ordered_at <= changes.at
    order by result_orders.ordered_at desc limit 1) as orders on true
  left join lateral (
    select earlier.at from carrier_result_changes as earlier
    where ${sameResult('earlier')} and earlier.status = 'received' and earlier.at <= changes.at
    order by earlier.at desc limit 1) as arrived on true
  left join lateral (
    select driver_files.id from result_files join driver_files on driver_files.id = result_files.file_id
    where ${sameResult('result_files')} and driver_files.created_at <= changes.at
    order by driver_files.created_at desc limit 1) as files on true
  left join lateral (
    select employments.id from employments
    where employments.driver_id = changes.driver_id and employments.organization_id = changes.organization_id
      and employments.entered_at <= changes.at
    order by employments.entered_at desc limit 1) as employed on true
  where changes.status = 'accepted' and ${where}`;

/** Stores the evidence of results that carriers ordered for themselves and that were accepted at this time. */
export async function storeResultEvidence(
  trx: Transaction,
  { driverId, at }: { readonly driverId: string; readonly at: Date },
): Promise<void> {
  await store(trx, 'changes.driver_id = ? and changes.at = ?', [driverId, at.toISOString()]);
}

/** Stores the evidence of all of them, or of those of some drivers. */
export async function fillResultEvidence(trx: Transaction, drivers?: SomeDrivers): Promise<void> {
  const { sql, values } = someDrivers('changes.driver_id', drivers);
  await store(trx, sql, values);
}

async function store(trx: Transaction, where: string, values: readonly (string | readonly string[])[]): Promise<void> {
  const { rows } = await trx.raw<{ rows: AcceptedResult[] }>(acceptedResults(where), [...values] as string[]);
  const zoneOf = await readDriverZones(
    trx,
    rows.map(({ driverId }) => driverId),
  );
  const dayOf = ({ driverId }: AcceptedResult, instant: string): string => dateAt(instant, zoneOf(driverId));
  await storeEvidence(
    trx,
    rows.map((row) => {
      const { kind, dated } = carrierResultProof(row.result, row.query);
      return {
        id: evidenceId(row),
        driver_id: row.driverId,
        organization_id: row.organizationId,
        employment_id: row.employmentId,
        kind,
        form: row.fileId === null ? 'typedDay' : 'document',
        obtained_by: 'carrier',
        received_on: dayOf(row, row.receivedAt ?? row.at),
        ...(dated === 'queried' && { queried_on: dayOf(row, row.queriedAt ?? row.receivedAt ?? row.at) }),
        file_id: row.fileId,
        recorded_by: row.actorId,
        recorded_at: row.at,
      };
    }),
    rows.map((row) => ({
      id: derivedId('evidence-review', evidenceId(row)),
      evidenceId: evidenceId(row),
      result: 'accepted',
      by: row.actorId,
      at: row.at,
    })),
  );
}

const evidenceId = ({ change }: AcceptedResult): string => derivedId('evidence', 'carrier-result', change);
