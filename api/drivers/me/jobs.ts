import { type DriverJobRow, findDriverJob } from '#db/drivers/driver-job';
import { listDriverJobs } from '#db/drivers/driver-jobs';
import { type DriverSelf, findDriverSelf } from '#db/drivers/driver-self';
import type { RequestBody } from '#domain/candidacies/dealbreakers/schema';
import type { CandidacyCommandResult } from '#domain/candidacies/schema';
import type { DriverJobDetail, DriverJobs } from '#domain/job-orders/driver-job/schema';
import type { JobSearchFilters, JobSort } from '#domain/job-orders/driver-job/search-filters';
import { ProblemError } from '#domain/problems';
import { commandCandidacy } from '../../hiring/candidacies/command';
import { checkMayOpen, openingRecordId, refOf } from '../../hiring/candidacies/first-contact';
import { todayOf } from '../../http/today';
import type { DriverContext } from './answer';
import { requireDealbreakersMet } from './dealbreakers';
import { presentJob, presentJobDetail, requestRefusal } from './present-job';

/** The largest search distance for jobs; the driver may choose a smaller one. */
const MAX_MILES = 100;
const PAGE = 10;

/** The driver's own record. */
export async function getSelf({ db, actor }: DriverContext): Promise<DriverSelf> {
  const driver = await findDriverSelf(db, actor.driverId);
  if (driver === undefined) throw new ProblemError('not-found');
  return driver;
}

/** Open, visible orders that fit the driver and match the filters, nearest or best paid first. */
export async function listJobs(
  ctx: DriverContext,
  { miles, page, sort, ...wishes }: { miles?: number | undefined; page: number; sort: JobSort } & JobSearchFilters,
): Promise<DriverJobs> {
  const driver = await getSelf(ctx);
  const criteria = { driverId: ctx.actor.driverId, miles: miles ?? MAX_MILES, wishes, sort, today: todayOf(ctx) };
  const rows = await listDriverJobs(ctx.nearest, { ...criteria, limit: PAGE, offset: page * PAGE });
  return { data: rows.map((row) => presentJob(row, driver)), page };
}

/** One job, if it is open or the driver has an application for it. */
export async function readJob(ctx: DriverContext, orderId: string): Promise<DriverJobDetail> {
  const driver = await getSelf(ctx);
  return presentJobDetail(await getJob(ctx, orderId), driver);
}

async function getJob(ctx: DriverContext, orderId: string): Promise<DriverJobRow> {
  const row = await findReadableJob(ctx, orderId);
  if (row === undefined) throw new ProblemError('not-found');
  return row;
}

async function findReadableJob(ctx: DriverContext, orderId: string): Promise<DriverJobRow | undefined> {
  const row = await findDriverJob(ctx.db, { driverId: ctx.actor.driverId, orderId, today: todayOf(ctx) });
  const isReadable = row !== undefined && ((row.isOpen && row.isVisible) || row.candidacy !== null);
  return isReadable ? row : undefined;
}

/**
 * Requests a job, and accepts a pending invitation to it. For an order that the driver cannot see, the response is that
 * of a closed order, so that hidden orders are not revealed.
 */
export async function requestJob(
  ctx: DriverContext,
  { jobOrderId: orderId, dealbreakerAnswers: answers }: RequestBody,
): Promise<CandidacyCommandResult> {
  const { driverId } = ctx.actor;
  const row = await findReadableJob(ctx, orderId);
  if (row !== undefined) await requireRequestable(ctx, row);
  else if (!ctx.idempotency.isRepeat) throw new ProblemError('order-not-active');
  const questions = row?.content.dealbreakerQuestions ?? [];
  await requireDealbreakersMet(ctx, { orderId, questions, answers });
  const target = refOf({ orderId, driverId });
  const answer = await commandCandidacy(ctx, { target, name: 'request', round: null, details: { orderId, driverId } });
  return { _id: await openingRecordId(ctx, target.id, 'driverJobRequest'), ...answer };
}

async function requireRequestable(ctx: DriverContext, row: DriverJobRow): Promise<void> {
  if (ctx.idempotency.isRepeat) return;
  await checkMayOpen(ctx, { orderId: row.orderId, driverId: ctx.actor.driverId, by: 'request' });
  const refusal = requestRefusal(row, await getSelf(ctx));
  // An invited driver's request accepts the invitation; any other reason refuses it.
  if (refusal === null || refusal === 'driver-already-invited') return;
  throw new ProblemError(refusal, { organization: row.organizationName });
}
