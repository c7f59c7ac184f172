import type { Db } from '#db/core/handle';
import type { ResultStatus } from '#domain/driver-pipeline/results';
import type { EnteredKind, Evidence, EvidenceKind } from '#domain/requirements/evidence';
import type { RequirementActor } from '#domain/requirements/record';
import type { ClearinghouseQuery } from '#domain/screening/clearinghouse';
import type { EmployerResultKind } from '#domain/screening/kinds';
import { dateAt } from '#domain/shared/zoned-time';
import { byDriver, driverDates, type DriverOnDate } from './requirement-drivers';

const queryProves: Readonly<Record<ClearinghouseQuery, EnteredKind>> = {
  limited: 'clearinghouseAnnual',
  limitedAutomatic: 'clearinghouseAnnual',
  full: 'clearinghouseFull',
  preEmployment: 'clearinghouseFull',
};

/** A limited query is not a full query (49 CFR 382.701). A query without a file is the full query that hiring requires. */
function provedBy({ result, query }: Pick<ResultRow, 'result' | 'query'>): EnteredKind {
  return result === 'clearinghouse' ? queryProves[query ?? 'full'] : result;
}

const holders: Readonly<Partial<Record<ResultStatus, RequirementActor>>> = { ordered: 'others', received: 'ops' };

interface ResultRow {
  readonly driverId: string;
  readonly organizationId: string;
  readonly result: EmployerResultKind;
  readonly status: ResultStatus;
  readonly since: string;
  readonly query: ClearinghouseQuery | null;
}

/** The type of the result's latest query that a file contained. */
const LAST_QUERY = `(select query from result_orders
  where (driver_id, organization_id, result)
    = (driver_results.driver_id, driver_results.organization_id, driver_results.result) and query is not null
  order by ordered_at desc limit 1)`;

/** Evidence from the results that an organization ordered for itself, and which of them are pending. */
export interface OwnResults {
  readonly evidence: readonly Evidence[];
  readonly waiting: Readonly<Partial<Record<EvidenceKind, RequirementActor>>>;
}

/**
 * The results that organizations ordered, as of the end of the date; a result that was ordered again is not evidence.
 */
export async function readOwnResults(
  db: Db,
  drivers: readonly DriverOnDate[],
): Promise<(driver: DriverOnDate, organizationId: string | null) => OwnResults> {
  const rows: unknown = await db
    .from(driverDates(db, drivers))
    .join('driver_results', 'driver_results.driver_id', 'driver_dates.driver_id')
    .whereRaw('driver_results.since < driver_dates.before')
    .whereNotNull('driver_results.organization_id')
    .select({
      driverId: 'driver_results.driver_id',
      organizationId: 'driver_results.organization_id',
      result: 'driver_results.result',
      status: 'driver_results.status',
      since: 'driver_results.since',
      query: db.raw(LAST_QUERY),
    });
  const found = byDriver(rows as ResultRow[]);
  return ({ id, zone }, organizationId) =>
    ownResults(
      (found.get(id) ?? []).filter((row) => row.organizationId === organizationId),
      zone,
    );
}

function ownResults(rows: readonly ResultRow[], zone: string): OwnResults {
  const held = rows.flatMap((row) => {
    const holder = holders[row.status];
    return holder === undefined ? [] : [[provedBy(row), holder] as const];
  });
  return {
    evidence: rows
      .filter(({ status }) => status === 'accepted')
      .map(({ since, organizationId, ...row }) => ({
        kind: provedBy(row),
        on: dateAt(since, zone),
        endsOn: null,
        organizationId,
      })),
    waiting: Object.fromEntries(held),
  };
}
