import type { Db } from '#db/core/handle';
import type { CandidacySource } from '#domain/candidacies/sources';
import type { CloseReason } from '#domain/candidacies/states';
import type { HiringFilters } from '#domain/hiring-reports/report-figures';
import type { SpanName } from '#domain/hiring-reports/spans';
import type { ActorKind } from '#domain/shared/actor';
import type { Stage } from '#domain/shared/candidacy-states';
import { countedRows, type HiringScope } from './rows';

/** One row behind a number. The driver's name is unmasked; `driverStage` determines who may see it. */
export interface CountedRow {
  readonly candidacyId: string;
  readonly round: number;
  readonly seq: number;
  readonly name: SpanName | null;
  readonly startedAt: string;
  readonly endedAt: string | null;
  readonly source: CandidacySource;
  readonly hiredAt: string | null;
  readonly closedAt: string | null;
  readonly closedBy: ActorKind | null;
  readonly closedReason: CloseReason | null;
  readonly driverId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly driverStage: Stage | null;
  readonly orderId: string;
  readonly orderTitle: string;
  readonly facility: string;
}

/** The position after a page of rows. */
export type CountedKey = Pick<CountedRow, 'startedAt' | 'candidacyId' | 'seq'>;

/** The number of rows. */
export async function countRows(db: Db, params: HiringScope & HiringFilters): Promise<number> {
  const found: { count: number } | undefined = await countedRows(db, params).first({
    count: db.raw('count(*)::integer'),
  });
  return found?.count ?? 0;
}

/** Returns a page of rows, newest first. */
export async function listRows(
  db: Db,
  params: HiringScope & HiringFilters & { readonly after: CountedKey | null; readonly limit: number },
): Promise<CountedRow[]> {
  const { after, limit } = params;
  const page = countedRows(db, params)
    .orderByRaw('counted.started_at desc, counted.candidacy_id desc, counted.seq desc')
    .limit(limit)
    .select(columns);
  if (after !== null) {
    page.whereRaw('(counted.started_at, counted.candidacy_id, counted.seq) < (?, ?, ?)', [
      after.startedAt,
      after.candidacyId,
      after.seq,
    ]);
  }
  const rows: unknown = await db
    .from(page.as('page'))
    .join('drivers', 'drivers.id', 'page.driverId')
    .join('job_orders', 'job_orders.id', 'page.orderId')
    .join('job_order_versions', 'job_order_versions.id', 'job_orders.version_id')
    .join('facilities', 'facilities.id', 'page.facilityId')
    .join('candidacies', 'candidacies.id', 'page.candidacyId')
    .orderByRaw('page."startedAt" desc, page."candidacyId" desc, page.seq desc')
    .select('page.*', {
      firstName: 'drivers.first_name',
      lastName: 'drivers.last_name',
      driverStage: 'candidacies.stage',
      orderTitle: 'job_order_versions.title',
      facility: 'facilities.name',
    });
  return rows as CountedRow[];
}

const columns = {
  candidacyId: 'counted.candidacy_id',
  round: 'counted.round',
  seq: 'counted.seq',
  name: 'counted.name',
  startedAt: 'counted.started_at',
  endedAt: 'counted.ended_at',
  source: 'rounds.source',
  hiredAt: 'rounds.hired_at',
  closedAt: 'rounds.closed_at',
  closedBy: 'rounds.closed_by',
  closedReason: 'rounds.closed_reason',
  driverId: 'rounds.driver_id',
  orderId: 'rounds.order_id',
  facilityId: 'rounds.facility_id',
} as const;
