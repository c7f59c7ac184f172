import { listBench } from '#db/bench/bench-list';
import { recordId } from '#db/candidacies/candidacy-records';
import { findCandidateOrders } from '#db/candidacies/candidate-orders';
import { reached } from '#db/core/applied-event';
import { readFileAccesses } from '#db/dq-access/file-access';
import { countDqReview, listDqReview } from '#db/dq-review/dq-review';
import type { OrderCandidacy } from '#db/job-orders/order-candidacies';
import type { Actor } from '#domain/accounts/actor';
import { can } from '#domain/accounts/policy';
import { BENCH_REVIEW_DAYS } from '#domain/bench/states';
import { deriveStage } from '#domain/candidacies/records';
import { type FileAccess, isFileOpen, NO_FILE_ACCESS } from '#domain/dq-access/file-access';
import type { DqReviewCounts, DqReviewDriver, DqReviewDrivers } from '#domain/dq-review/schema';
import type { DqFileState, DqReviewStatus } from '#domain/dq-review/statuses';
import { isDossierAvailable } from '#domain/driver-dossier/relation';
import type { DriverStage } from '#domain/driver-pipeline/stages';
import { isReached } from '#domain/shared/durations';
import type { RouteContext } from '../../http/context';
import { todayOf } from '../../http/today';
import { presentBenchDrivers } from '../bench/present';
import { presentDeadlines } from '../candidacies/candidacy-status';
import { presentDriver } from '../driver-search/present-driver';

type SignedIn = RouteContext & { readonly actor: Actor };

interface ReviewRequest {
  readonly organizationId: string;
  readonly status: DqReviewStatus;
  readonly limit: number;
  readonly skip: number;
}

/** The number of drivers in each list. */
export const readReviewCounts = ({ db }: SignedIn, organizationId: string): Promise<DqReviewCounts> =>
  countDqReview(db, organizationId);

/** A page of one list of a carrier's qualification review. The caller may read the carrier's orders. */
export function readReview(ctx: SignedIn, { status, ...request }: ReviewRequest): Promise<DqReviewDrivers> {
  return status === 'bench-review' ? readBenchReview(ctx, request) : readCandidates(ctx, { status, ...request });
}

async function readCandidates(
  ctx: SignedIn,
  request: Omit<ReviewRequest, 'status'> & { readonly status: Exclude<DqReviewStatus, 'bench-review'> },
): Promise<DqReviewDrivers> {
  const { candidacies, count } = await listDqReview(ctx.db, request);
  const orderIds = [...new Set(candidacies.map(({ snapshot }) => snapshot.orderId))];
  const driverIds = candidacies.map(({ driver }) => driver.driverId);
  const [orders, accesses] = await Promise.all([
    findCandidateOrders(ctx.db, orderIds),
    readFileAccesses(ctx.db, request.organizationId, driverIds),
  ]);
  const data = candidacies.flatMap((candidacy) => {
    const order = orders.find(({ id }) => id === candidacy.snapshot.orderId);
    if (order === undefined) return [];
    const place = { title: order.content.title, facility: order.facilityName };
    return [presentCandidate(ctx, candidacy, { place, access: accesses.get(candidacy.driver.driverId) })];
  });
  return { data, count };
}

interface Around {
  readonly place: { readonly title: string; readonly facility: string };
  readonly access: FileAccess | undefined;
}

function presentCandidate(
  ctx: SignedIn,
  { candidacyId, snapshot, driver, dueAt }: OrderCandidacy,
  { place, access }: Around,
): DqReviewDriver {
  const isWaiting = snapshot.name === 'inReview';
  const deadlines = presentDeadlines(snapshot, dueAt, ctx.now());
  return {
    driver: presentDriver(driver, { stage: deriveStage(snapshot.records), today: todayOf(ctx) }),
    since: snapshot.enteredAt,
    ...(isWaiting
      ? { dueAt: deadlines.dueAt, targetDays: deadlines.targetDays, isLate: deadlines.isLate }
      : { dueAt: null, targetDays: null, isLate: false }),
    assignment: {
      _id: recordId(candidacyId, snapshot.round, 'jobAssignment'),
      candidacyId,
      orderId: snapshot.orderId,
      ...place,
      state: reached(snapshot.name),
    },
    benchEntryId: null,
    ...fileOf(driver.stage, access),
    refusal: isWaiting && !can(ctx.actor, 'hiring:review') ? 'safety-approval-needed' : null,
    isWaiting,
  };
}

async function readBenchReview(ctx: SignedIn, request: Omit<ReviewRequest, 'status'>): Promise<DqReviewDrivers> {
  const { rows, count } = await listBench(ctx.db, {
    ...request,
    status: 'requested',
    near: undefined,
    miles: undefined,
  });
  const [entries, accesses] = await Promise.all([
    presentBenchDrivers(ctx, rows),
    readFileAccesses(
      ctx.db,
      request.organizationId,
      rows.map(({ driver }) => driver.driverId),
    ),
  ]);
  const data = entries.flatMap((entry, index): DqReviewDriver[] => {
    const row = rows[index];
    if (row === undefined) return [];
    return [
      {
        driver: entry.driver,
        since: entry.since,
        dueAt: entry.dueAt,
        targetDays: BENCH_REVIEW_DAYS,
        isLate: entry.dueAt !== null && isReached(entry.dueAt, ctx.now().getTime()),
        assignment: null,
        benchEntryId: entry._id,
        ...fileOf(row.driver.stage, accesses.get(row.driver.driverId)),
        refusal: entry.refusals.find(({ action }) => action === 'approve')?.code ?? null,
        isWaiting: true,
      },
    ];
  });
  return { data, count };
}

function fileOf(stage: DriverStage, access = NO_FILE_ACCESS): { file: DqFileState; access: FileAccess['state'] } {
  const { state } = access;
  if (!isDossierAvailable(stage, access)) return { file: 'notAvailable', access: state };
  return { file: isFileOpen(access) ? 'open' : 'shadow', access: state };
}
