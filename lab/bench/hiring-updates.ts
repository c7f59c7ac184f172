import { type Client, WithStartWorkflowOperation } from '@temporalio/client';
import { storeNote } from '#db/messages/note-store';
import type { CandidacyCommandName, CandidacyCommands } from '#domain/candidacies/commands';
import { candidacyWorkflowId } from '#domain/candidacies/ids';
import { interviewEnd } from '#domain/interviews/times';
import { taskQueuesOf } from '#domain/shared/task-queues';
import { startOfDate } from '#domain/shared/zoned-time';
import { readEnvironment } from '#platform/env';
import { newId } from '#platform/ids';
import { CANDIDACY_WORKFLOW_TYPE, candidacyUpdates } from '#workflows/candidacy/messages';
import { candidacyIdOf, interviewBody, type Pairing } from '../core/hiring-steps';
import type { Lab } from '../core/lab';
import type { Staff } from '../core/people';

/** The five Updates behind the HTTP calls of a hire, with the same payloads, sent directly through the Temporal client. */
export async function hiringUpdates(
  { db, temporal }: Lab,
  staff: Staff,
  pairing: Pairing,
): Promise<readonly (() => Promise<unknown>)[]> {
  // The API stores the texts before it sends the command. Here they are stored before timing starts.
  const [placeId, noteId] = [newId(), newId()];
  const author = { organizationId: staff.organizationId, authorId: staff.recruiter.userId };
  await storeNote(db, { id: placeId, ...author, kind: 'place', text: interviewBody.address });
  await storeNote(db, { id: noteId, ...author, kind: 'interview', text: interviewBody.note });
  const recruiter = { actor: { kind: 'fleet', userId: staff.recruiter.userId }, isSafety: false } as const;
  const safety = { actor: { kind: 'fleet', userId: staff.safety.userId }, isSafety: true } as const;
  const driver = { actor: { kind: 'driver', userId: pairing.driver.userId }, isSafety: false } as const;
  const { startOn, interviewAt } = pairing;
  const interview = {
    interviewId: newId(),
    startsAt: interviewAt,
    endsAt: interviewEnd(interviewAt),
    zone: staff.zone,
    place: interviewBody.place,
    placeId,
    noteId,
    remind: interviewBody.notifyBeforeTwoHours,
  };
  const send = <N extends CandidacyCommandName>(name: N, command: CandidacyCommands[N]) =>
    update(temporal, pairing, { name, command });
  return [
    () =>
      invite(temporal, pairing, { ...recruiter, round: null, orderId: pairing.orderId, driverId: driver.actor.userId }),
    () => send('acceptInvite', { ...driver, round: 1 }),
    () => send('approveForInterview', { ...safety, round: 1 }),
    () => send('scheduleInterview', { ...recruiter, round: 1, ...interview }),
    () =>
      send('hire', {
        ...recruiter,
        round: 1,
        startOn,
        startsAt: startOfDate(startOn, staff.zone),
        endOn: null,
        endsAt: null,
      }),
  ];
}

const workflowIdOf = ({ orderId, driver }: Pairing): string => candidacyWorkflowId(orderId, driver.userId);

function update<N extends CandidacyCommandName>(
  client: Client,
  pairing: Pairing,
  { name, command }: { name: N; command: CandidacyCommands[N] },
): Promise<unknown> {
  const handle = client.workflow.getHandle(workflowIdOf(pairing));
  return handle.executeUpdate(candidacyUpdates[name], { args: [command], updateId: newId() });
}

function invite(client: Client, pairing: Pairing, command: CandidacyCommands['invite']): Promise<unknown> {
  const input = { candidacyId: candidacyIdOf(pairing), orderId: pairing.orderId, driverId: pairing.driver.userId };
  return client.workflow.executeUpdateWithStart(candidacyUpdates.invite, {
    args: [command],
    updateId: newId(),
    startWorkflowOperation: new WithStartWorkflowOperation(CANDIDACY_WORKFLOW_TYPE, {
      workflowId: workflowIdOf(pairing),
      taskQueue: taskQueuesOf(readEnvironment().TASK_QUEUE_PREFIX).workflows,
      args: [input],
      workflowIdConflictPolicy: 'USE_EXISTING',
    }),
  });
}
