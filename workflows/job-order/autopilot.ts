import { proxyActivities } from '@temporalio/workflow';
import type { AutopilotActivities, JobOrderActivities } from '#domain/job-orders/activities';
import { decideWaveEnd, decideWavePlan, type JobOrderTransition } from '#domain/job-orders/decide';
import type { JobOrderEventType } from '#domain/job-orders/events';
import type { JobOrderFollowUp } from '#domain/job-orders/follow-ups';
import type { JobOrderState } from '#domain/job-orders/state';
import { waveStop } from '#domain/job-orders/waves';
import { commandOptions, projectionOptions } from '../entity/activity-options';
import type { Entity } from '../entity/entity';

export type JobOrderEntity = Entity<JobOrderEventType, JobOrderState, JobOrderFollowUp>;

export const projections = proxyActivities<JobOrderActivities>(projectionOptions);

/**
 * Work that an order's event requires: finding the time of the next wave, or sending a wave. A new run starts it again,
 * and its activities repeat nothing that they have done.
 */
export const runWaveFollowUp = (entity: JobOrderEntity, { kind, number }: JobOrderFollowUp): Promise<void> =>
  kind === 'planWave' ? plan(entity, number) : send(entity, number);

// The facility's clock is read in an activity: rules of time zones change, and a replay must not.
async function plan(entity: JobOrderEntity, number: number): Promise<void> {
  const { orderId, facilityId, waves } = entity.state;
  if (waves?.planned?.number !== number || waves.planned.at !== null) return;
  const window = await projections.findWaveWindow({ orderId, now: Date.now(), after: waves.lastOn });
  // The order has moved to another facility, whose clock its own event reads.
  if (entity.state.facilityId !== facilityId) return;
  record(
    entity,
    decideWavePlan(entity.state, { number, window }, Date.now()),
    `wave/${String(number)}/planned@${window.at}`,
  );
}

// One driver after another, so that a stop takes effect before the next invitation.
async function send(entity: JobOrderEntity, number: number): Promise<void> {
  const activities = proxyActivities<AutopilotActivities>(commandOptions());
  const { orderId } = entity.state;
  const wave = () => ({ orderId, number, now: Date.now() });
  const { left: chosen, none } = await activities.chooseWaveDrivers(wave());
  let left = chosen;
  while (left > 0 && waveStop(entity.state) === null) ({ left } = await activities.inviteNextDriver(wave()));
  const totals = await activities.closeWave({ ...wave(), stop: left > 0 ? waveStop(entity.state) : null });
  record(entity, decideWaveEnd(entity.state, { number, ...totals, none }, Date.now()), `wave/${String(number)}/over`);
}

function record(entity: JobOrderEntity, transition: JobOrderTransition | null, cause: string): void {
  if (transition !== null) entity.record(transition, cause);
}
