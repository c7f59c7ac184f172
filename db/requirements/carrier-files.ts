import type { Knex } from 'knex';
import { countedStatuses } from '#domain/requirements/effect/file-counts';
import type { EmploymentRow, EmploymentsQuery } from '#domain/requirements/file-list-schema';
import type { Store } from '#domain/requirements/model/requirement';
import { daysAfter } from '#domain/shared/periods';
import type { Db } from '../core/handle';
import { nameMatch } from '../core/name-match';
import { type CountedPage, countOver, pageWithCount } from '../core/page-with-count';
import { type EmploymentDetails, employmentDetails } from './file-details';

/** Selects employments of a carrier. */
export interface CarrierFilesParams extends EmploymentsQuery {
  readonly organizationId: string;
  /** Today. */
  readonly on: string;
  /** The stores whose lines the reader may see. */
  readonly stores: readonly Store[];
}

/** An employment with the state of its file at the last check; null before the first one. */
export interface CarrierFileRow extends EmploymentDetails {
  readonly counts: NonNullable<EmploymentRow['counts']> | null;
  readonly bars: number | null;
  readonly nextDueOn: string | null;
}

const DUE_SOON_DAYS = 30;
const COUNTS = `select sum(missing + expired)::integer as open, sum(bars)::integer as bars, min(next_due_on) as next_due_on,
  case when count(*) > 0 then jsonb_build_object(
    ${countedStatuses.map((status) => `'${status}', sum(${status})`).join(', ')}) end as by_status
  from file_counts where employment_id = employments.id and store = any (?)`;

const BY_NAME = 'drivers_users.last_name, drivers_users.first_name, employments.id';
/** Missing proofs come before unknown facts; both bar driving. */
const orders: Readonly<Record<EmploymentsQuery['sort'], string>> = {
  name: BY_NAME,
  hired: `employments.hired_on desc, ${BY_NAME}`,
  urgent: `counts.open desc, counts.bars desc, counts.next_due_on nulls last, ${BY_NAME}`,
};

/** Lists a page of a carrier's employments with an accepted hire, and counts all. */
export function pageOfCarrierFiles(db: Db, params: CarrierFilesParams): Promise<CountedPage<CarrierFileRow>> {
  const { sort, limit, skip } = params;
  const page = carrierFiles(db, params)
    .select({ counts: 'counts.by_status', bars: 'counts.bars', nextDueOn: 'counts.next_due_on' }, countOver(db))
    .orderByRaw(orders[sort])
    .limit(limit)
    .offset(skip);
  return pageWithCount<CarrierFileRow>(db, { page, all: carrierFiles(db, params).clearSelect(), skip });
}

/** Counts a carrier's present employments whose files nobody has checked yet. */
export async function countUncheckedFiles(
  db: Db,
  { organizationId, on }: Pick<CarrierFilesParams, 'organizationId' | 'on'>,
): Promise<number> {
  const counted: unknown = await db('employments')
    .where('organization_id', organizationId)
    .whereNotNull('hired_on')
    .whereRaw('(ended_on is null or ended_on >= ?)', [on])
    .whereRaw('not exists (select from file_counts where employment_id = employments.id)')
    .first({ count: db.raw('count(*)::integer') });
  return (counted as { count: number }).count;
}

function carrierFiles(db: Db, params: CarrierFilesParams): Knex.QueryBuilder {
  const { organizationId, state, search, shows, on, stores } = params;
  const rows = employmentDetails(db, db('employments'))
    .joinRaw(`cross join lateral (${COUNTS}) as counts`, [[...stores]])
    .where('employments.organization_id', organizationId)
    .whereNotNull('employments.hired_on');
  if (state === 'current') void rows.whereRaw('(employments.ended_on is null or employments.ended_on >= ?)', [on]);
  if (state === 'ended') void rows.where('employments.ended_on', '<', on);
  if (search !== undefined && search !== '') {
    const match = nameMatch(`folded_text(drivers_users.first_name || ' ' || drivers_users.last_name)`, search);
    void rows.whereRaw(match.sql, [...match.bindings]);
  }
  if (shows === 'bars') void rows.where('counts.bars', '>', 0);
  if (shows === 'open') void rows.where('counts.open', '>', 0);
  if (shows === 'due') void rows.where('counts.next_due_on', '<=', daysAfter(on, DUE_SOON_DAYS));
  return rows;
}
