import { findBusinessDriver, listBusinessDrivers } from '#db/candidacies/business-drivers';
import { currentRecordId, recordId } from '#db/candidacies/candidacy-records';
import { reached } from '#db/core/applied-event';
import type { OrderCandidacy } from '#db/job-orders/order-candidacies';
import type { Actor } from '#domain/accounts/actor';
import type { BusinessDriver, BusinessDrivers } from '#domain/candidacies/business-drivers/schema';
import { deriveStage } from '#domain/candidacies/records';
import { ProblemError } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import { todayOf } from '../../http/today';
import { getByRecord } from '../candidacies/command';
import { presentDriver } from '../driver-search/present-driver';

type SignedIn = RouteContext & { readonly actor: Actor };
type Lists = Omit<Parameters<typeof listBusinessDrivers>[1], 'organizationId'>;

/** A page of the drivers of the caller's carrier; operations have none. */
export async function readBusinessDrivers(ctx: SignedIn, lists: Lists): Promise<BusinessDrivers> {
  const { organizationId } = ctx.actor;
  if (organizationId === undefined) return { data: [], count: 0 };
  const { candidacies, count } = await listBusinessDrivers(ctx.db, { ...lists, organizationId });
  return { data: candidacies.map((candidacy) => present(ctx, candidacy)), count };
}

/** The driver of an assignment of the caller's carrier. */
export async function readAssignedDriver(ctx: SignedIn, assignmentId: string): Promise<BusinessDriver> {
  const { id } = await getByRecord(ctx, assignmentId, 'jobAssignment');
  const found = await findBusinessDriver(ctx.db, id);
  if (found === undefined) throw new ProblemError('not-found');
  return present(ctx, found);
}

function present(
  ctx: SignedIn,
  { candidacyId, snapshot, driver, assignmentState: status }: OrderCandidacy,
): BusinessDriver {
  return {
    ...presentDriver(driver, { stage: deriveStage(snapshot.records), today: todayOf(ctx) }),
    assignmentId: recordId(candidacyId, snapshot.round, 'jobAssignment'),
    orderId: snapshot.orderId,
    candidacyId,
    candidacyState: reached(snapshot.name),
    status,
    declineReason: snapshot.ending?.reason ?? null,
    fleetJobRequestId: currentRecordId(snapshot, 'fleetJobRequest'),
    driverJobRequestId: currentRecordId(snapshot, 'driverJobRequest'),
    jobRequestId: currentRecordId(snapshot, 'jobRequest'),
    scheduledInterviewId: currentRecordId(snapshot, 'scheduledInterview'),
  };
}
