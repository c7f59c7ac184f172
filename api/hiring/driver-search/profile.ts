import { logAccess } from '#db/accounts/access-log-store';
import { findBenchRow } from '#db/bench/bench-list';
import { type CarrierCandidacyRow, listCarrierCandidacies } from '#db/candidacies/carrier-candidacies';
import { findLiveHires } from '#db/candidacies/live-hires';
import { type DriverProfileRow, findDriverProfile } from '#db/drivers/driver-profile';
import type { Actor } from '#domain/accounts/actor';
import type { BenchBrief } from '#domain/bench/schema';
import { nameVisible } from '#domain/candidacies/records';
import type { FileAccessView } from '#domain/dq-access/schema';
import { expiryKinds } from '#domain/driver-pipeline/expiries';
import { displayTier, isSearchableStage, stageTable } from '#domain/driver-pipeline/stages';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { describeDriver } from '#domain/drivers/description';
import { experienceOn } from '#domain/drivers/experience';
import type { DriverProfile } from '#domain/drivers/schema';
import { taskSnapshotOf } from '#domain/drivers/task-snapshot';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import { todayOf } from '../../http/today';
import { getOrderRow } from '../../job-orders/read-order';
import { presentEntry } from '../bench/present';
import { readFileAccessViews } from '../dq-access/present';
import { type Comparison, comparisonWith, fitFor, inviteRefusal } from './compare';
import { maskedDriver } from './present-driver';
import { workWeekOf } from './work-week';

type SignedIn = RouteContext & { readonly actor: Actor };

/** A driver with everything that connects them with a carrier. */
interface KnownDriver {
  readonly row: DriverProfileRow;
  readonly candidacies: readonly CarrierCandidacyRow[];
  readonly bench: BenchBrief | null;
  readonly fileAccess: FileAccessView | null;
}

/**
 * A driver's profile, limited to what the candidacy on the order allows, or without an order the candidacies on all of
 * the carrier's orders; 404 for a driver whom the carrier can neither find nor knows. Every unmasked view is logged
 * (docs/requirements.md#access-log).
 */
export async function readProfile(
  ctx: SignedIn,
  { driverId, orderId }: { driverId: string; orderId: string | undefined },
): Promise<DriverProfile> {
  const order = orderId === undefined ? null : await getOrderRow(ctx, orderId);
  const organizationId = order?.organizationId ?? ctx.actor.organizationId ?? null;
  const { row, candidacies, bench, fileAccess } = await findKnown(ctx, {
    driverId,
    orderId: order?.id ?? null,
    organizationId,
  });
  const { candidacy, distanceMiles, ...driver } = row;
  const isVisible =
    order === null ? candidacies.some(({ stage }) => nameVisible(stage)) : nameVisible(candidacy?.stage ?? null);
  if (isVisible) await logProfileView(ctx, driverId);
  const comparison = order === null ? null : await comparisonWith(ctx.db, order, ctx.now());
  return {
    ...maskedDriver(driver, { isVisible, today: todayOf(ctx) }),
    middleName: isVisible ? driver.middleName : null,
    contact: isVisible ? { phone: driver.phone, email: driver.email } : null,
    expiries: isVisible ? expiriesOf(driver.pipeline) : [],
    pipelineTaskSnapshot: isVisible ? taskSnapshotOf(driver.pipeline) : null,
    orderId: order?.id ?? null,
    distanceMiles,
    fit: comparison === null || distanceMiles === null ? [] : fitFor(driver, distanceMiles, comparison),
    candidacy,
    inviteRefusal: comparison === null ? null : await refusalFor(ctx, { row, comparison }),
    ...standingOf(ctx, row),
    candidacies: [...candidacies],
    bench,
    fileAccess,
  };
}

/** Returns 404 for a driver whom the caller's carrier can neither find nor knows. */
export async function requireKnown(ctx: SignedIn, driverId: string): Promise<void> {
  await findKnown(ctx, { driverId, orderId: null, organizationId: ctx.actor.organizationId ?? null });
}

/** The automatic description of a driver whom the caller's carrier can find or knows. */
export async function readDescription(ctx: SignedIn, driverId: string): Promise<string> {
  const organizationId = ctx.actor.organizationId ?? null;
  const { row } = await findKnown(ctx, { driverId, orderId: null, organizationId });
  return standingOf(ctx, row).automaticDescription;
}

async function findKnown(
  ctx: SignedIn,
  {
    driverId,
    orderId,
    organizationId,
  }: { readonly driverId: string; readonly orderId: string | null; readonly organizationId: string | null },
): Promise<KnownDriver> {
  const row = await findDriverProfile(ctx.db, { driverId, orderId });
  if (row === undefined) throw new ProblemError('not-found');
  const carrier = organizationId === null ? undefined : { driverId, organizationId };
  const [candidacies, { bench, fileAccess }] = await Promise.all([
    carrier === undefined ? [] : listCarrierCandidacies(ctx.db, carrier),
    carrier === undefined ? NO_CARRIER : relationsOf(ctx, carrier, row),
  ]);
  const isFindable = isSearchableStage(row.stage) && row.isAvailable;
  const isOpen = fileAccess?.state === 'requested' || fileAccess?.state === 'approved';
  const isKnown = row.candidacy !== null || candidacies.length > 0 || bench !== null || isOpen;
  if (!isFindable && !isKnown) throw new ProblemError('not-found');
  return { row, candidacies, bench, fileAccess };
}

const NO_CARRIER = { bench: null, fileAccess: null } as const;

async function relationsOf(
  ctx: SignedIn,
  carrier: { readonly driverId: string; readonly organizationId: string },
  driver: DriverProfileRow,
): Promise<Pick<KnownDriver, 'bench' | 'fileAccess'>> {
  const [row, accesses] = await Promise.all([
    findBenchRow(ctx.db, carrier),
    readFileAccessViews(ctx, carrier.organizationId, [driver]),
  ]);
  const fileAccess = accesses.get(carrier.driverId) ?? null;
  return { bench: row === undefined || fileAccess === null ? null : presentEntry(ctx, row, fileAccess), fileAccess };
}

/** Status, progress, description, last sign-in and week: readable for every driver whom the carrier can find. */
function standingOf(ctx: SignedIn, row: DriverProfileRow) {
  const { lifecycleStatus, stage, previousStage, lastLogin, schedule, homeTime } = row;
  return {
    driverStatus: lifecycleStatus,
    tier: displayTier(stage, previousStage),
    percent: stageTable[stage].percent,
    automaticDescription: describeDriver({ ...row, experienceMonths: experienceOn(row, todayOf(ctx)) }),
    lastLogin,
    workWeek: workWeekOf(schedule),
    homeTime,
  };
}

async function refusalFor(
  ctx: SignedIn,
  { row, comparison }: { row: DriverProfileRow; comparison: Comparison },
): Promise<string | null> {
  const hire = (await findLiveHires(ctx.db, [row.driverId])).get(row.driverId);
  return inviteRefusal({ driver: row, state: row.candidacy?.state ?? null, hire }, comparison, ctx.actor);
}

function expiriesOf({ expiries }: DriverPipelineState): DriverProfile['expiries'] {
  return expiryKinds
    .flatMap((proof) => {
      const on = expiries[proof]?.on;
      return on === undefined ? [] : [{ proof, on }];
    })
    .sort((one, other) => one.on.localeCompare(other.on));
}

function logProfileView(ctx: SignedIn, subjectDriverId: string): Promise<void> {
  return logAccess(ctx.db, {
    actorId: ctx.actor.userId,
    organizationId: ctx.actor.organizationId ?? null,
    subjectDriverId,
    action: 'driver-profile',
    at: ctx.now(),
  });
}
