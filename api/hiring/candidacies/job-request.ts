import type { CandidacyCommandResult, JobRequest } from '#domain/candidacies/schema';
import { getByRecord } from './command';
import type { HiringContext } from './command-by-record';

/** The job request as it is after a command on it. */
export async function updatedRequest(ctx: HiringContext, result: CandidacyCommandResult): Promise<JobRequest> {
  const found = await getByRecord(ctx, result._id, 'jobRequest');
  const { recordStatus: status, recordRound, driverId, orderId: jobOrderId, organizationId, state } = found;
  const isCurrent = status === 'approved' && state.round === recordRound;
  return {
    ...result,
    status,
    driverId,
    jobOrderId,
    organizationId,
    startDate: isCurrent ? (state.hire?.startOn ?? null) : null,
  };
}
