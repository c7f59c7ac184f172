import { type Client, WithStartWorkflowOperation } from '@temporalio/client';
import { findCandidate, roomOf } from '#db/autopilot/candidates';
import { findCandidacyOf } from '#db/candidacies/candidacy';
import { checkEntry } from '#db/candidacies/entry';
import type { Db } from '#db/core/handle';
import { hasEvent } from '#db/core/workflow-events';
import { findOrder, type OrderRow } from '#db/job-orders/order';
import { type LeftOutReason, reasonOfRefusal } from '#domain/autopilot/reasons';
import { leaveOut } from '#domain/autopilot/rules';
import { candidacyWorkflowId, waveInviteId } from '#domain/candidacies/ids';
import { ProblemError } from '#domain/problems';
import { systemActor } from '#domain/shared/actor';
import { derivedId } from '#platform/ids';
import { updateRefusal } from '#platform/temporal-refusals';
import { CANDIDACY_WORKFLOW_TYPE, candidacyUpdates } from '#workflows/candidacy/messages';

/** Shorter than the activity's timeout, so that a late response is a clear failure and not a timed-out attempt. */
const RESPONSE_TIMEOUT_MS = 10_000;

export interface InviteDeps {
  readonly db: Db;
  readonly client: Client;
  /** The queue on which candidacies start. */
  readonly taskQueue: string;
}

interface Invitation {
  readonly orderId: string;
  readonly number: number;
  readonly driverId: string;
  readonly now: number;
}

/**
 * Checks the driver again and sends the invitation; returns why the driver is left out, or null. An invitation that an
 * earlier attempt sent counts as sent, whatever the driver has answered since.
 */
export async function inviteDriver(deps: InviteDeps, invitation: Invitation): Promise<LeftOutReason | null> {
  const { orderId, driverId } = invitation;
  // Read before the event: a candidacy that this wave opened has its event by then.
  const before = await findCandidacyOf(deps.db, orderId, driverId);
  const isSent = () => hasEvent(deps.db, candidacyWorkflowId(orderId, driverId), waveInviteId(invitation));
  if (await isSent()) return null;
  const reason = await checkAgain(deps.db, invitation, before !== undefined);
  if (reason !== null) return (await isSent()) ? null : reason;
  try {
    await checkEntry(deps.db, { orderId, driverId, by: 'invite' });
    await sendInvite(deps, invitation);
    return null;
  } catch (error) {
    const problem = error instanceof ProblemError ? error : updateRefusal(error);
    const refused = problem === undefined ? undefined : reasonOfRefusal(problem.code);
    if (refused === undefined) throw error;
    return refused;
  }
}

/** The checks of the choice, with what the rows say now; the candidacy's own workflow has the last word. */
async function checkAgain(
  db: Db,
  { orderId, driverId, now }: Invitation,
  hadCandidacy: boolean,
): Promise<LeftOutReason | null> {
  const order: OrderRow | undefined = await findOrder(db, orderId, new Date(now).toISOString());
  if (order?.status !== 'active') return 'not_active';
  const candidate = await findCandidate(db, { order, driverId, now: new Date(now) });
  if (candidate === undefined || !candidate.isFindable) return 'not_available';
  const reason = leaveOut(hadCandidacy ? candidate : { ...candidate, candidacy: null });
  if (reason !== null) return reason;
  return roomOf(order) > 0 ? null : 'enough_invited';
}

/** Round 0 means: nobody has contacted the driver on this order. If somebody has in the meantime, it is refused. */
async function sendInvite({ client, taskQueue }: InviteDeps, invitation: Invitation): Promise<void> {
  const { orderId, driverId } = invitation;
  const candidacyId = derivedId('candidacy', orderId, driverId);
  const workflowId = candidacyWorkflowId(orderId, driverId);
  const base = { actor: systemActor, isSafety: false, round: 0, source: 'autopilot' } as const;
  await client.withDeadline(Date.now() + RESPONSE_TIMEOUT_MS, () =>
    client.workflow.executeUpdateWithStart(candidacyUpdates.invite, {
      args: [{ ...base, orderId, driverId }],
      updateId: waveInviteId(invitation),
      startWorkflowOperation: new WithStartWorkflowOperation(CANDIDACY_WORKFLOW_TYPE, {
        workflowId,
        taskQueue,
        args: [{ candidacyId, orderId, driverId }],
        workflowIdConflictPolicy: 'USE_EXISTING',
      }),
    }),
  );
}
