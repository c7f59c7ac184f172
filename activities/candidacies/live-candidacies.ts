import { setTimeout as delay } from 'node:timers/promises';
import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import { ApplicationFailure, ApplicationFailureCategory, type SignalDefinition } from '@temporalio/common';
import {
  findCandidaciesAndHires,
  findCandidaciesOfDriver,
  findCandidaciesOfOrder,
  findOtherLiveCandidacies,
} from '#db/candidacies/live-candidacies';
import type { Db } from '#db/core/handle';
import { readPipelineStart } from '#db/driver-pipeline/pipeline-start';
import type { CandidacyCommandActivities } from '#domain/candidacies/activities';
import type { OrderEndedFact } from '#domain/candidacies/facts';
import type { ProofsFact } from '#domain/candidacies/lapse';
import type { DriverPipelineCommandActivities } from '#domain/driver-pipeline/activities';
import { hasExpired } from '#domain/driver-pipeline/requirements';
import type { JobOrderCommandActivities } from '#domain/job-orders/activities';
import type { Logger } from '#platform/logger';
import { driverNotAvailable, driverProofsChanged, hiredElsewhere, orderEnded } from '#workflows/candidacy/messages';

/** The number of polls before the activity's own retry takes over. */
const MAX_POLLS = 10;
const POLL_INTERVAL_MS = 200;

export interface FanOutDeps {
  readonly client: Client;
  readonly db: Db;
  readonly log: Logger;
}

export function createFanOutActivities(deps: FanOutDeps) {
  return {
    endCandidacies: async ({ orderId, reason, notifyDrivers }) => {
      const fact: OrderEndedFact = { reason, notify: notifyDrivers };
      const endsHires = reason !== 'order_ended';
      // Also candidacies whose round has closed or whose hire continues: without the order they have nothing to wait for.
      const all = await findCandidaciesOfOrder(deps.db, orderId, endsHires);
      await signalAll(
        deps,
        { signal: orderEnded, args: [fact] },
        all.map(({ workflowId }) => workflowId),
      );
      await repeatUntilNone(async () => {
        const left = (await findCandidaciesOfOrder(deps.db, orderId, endsHires)).filter(({ isLive }) => isLive);
        return signalAll(
          deps,
          { signal: orderEnded, args: [fact] },
          left.map(({ workflowId }) => workflowId),
        );
      });
    },

    closeOtherCandidacies: ({ driverId, exceptCandidacyId }) =>
      repeatUntilNone(async () =>
        signalAll(
          deps,
          { signal: hiredElsewhere, args: [] },
          await findOtherLiveCandidacies(deps.db, driverId, exceptCandidacyId),
        ),
      ),

    withdrawFromCandidacies: ({ driverId }) =>
      repeatUntilNone(async () =>
        signalAll(deps, { signal: driverNotAvailable, args: [] }, await findCandidaciesOfDriver(deps.db, driverId)),
      ),

    notifyProofStatus: ({ driverId }) => notifyProofStatus(deps, driverId),
  } satisfies JobOrderCommandActivities &
    DriverPipelineCommandActivities &
    Pick<CandidacyCommandActivities, 'closeOtherCandidacies'>;
}

// Two changes in quick succession may be signaled in either order, so the current row decides.
async function notifyProofStatus(deps: FanOutDeps, driverId: string): Promise<void> {
  const pipeline = await readPipelineStart(deps.db, driverId);
  if (!('checkpoint' in pipeline)) return;
  const { state } = pipeline.checkpoint;
  const fact: ProofsFact = { isLapsed: hasExpired(state), seq: state.seq };
  await signalAll(
    deps,
    { signal: driverProofsChanged, args: [fact] },
    await findCandidaciesAndHires(deps.db, driverId),
  );
}

interface Fact<Args extends unknown[]> {
  readonly signal: SignalDefinition<Args>;
  readonly args: Args;
}

/** Signals each workflow; returns how many are open. */
async function signalAll<Args extends unknown[]>(
  { client, log }: FanOutDeps,
  { signal, args }: Fact<Args>,
  workflowIds: string[],
): Promise<number> {
  let signaled = 0;
  for (const workflowId of workflowIds) {
    try {
      await client.workflow.getHandle(workflowId).signal(signal, ...args);
      signaled += 1;
    } catch (error) {
      if (!(error instanceof WorkflowNotFoundError)) throw error;
      log.debug({ workflowId, signal: signal.name }, 'workflow already closed');
    }
  }
  return signaled;
}

/** The projection of a candidacy may be pending, so the work ends only when the read model has no live candidacies left. */
async function repeatUntilNone(round: () => Promise<number>): Promise<void> {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    if ((await round()) === 0) return;
    await delay(POLL_INTERVAL_MS);
  }
  throw ApplicationFailure.create({
    message: 'some candidacies are still live',
    type: 'still-live',
    category: ApplicationFailureCategory.BENIGN,
  });
}
