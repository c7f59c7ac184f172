import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { projectCandidacy } from '#db/candidacies/projection';
import { projectJobOrder } from '#db/job-orders/projection';
import type { CandidacyCommandName } from '#domain/candidacies/commands';
import type { CandidacyEvent } from '#domain/candidacies/events';
import type { CommandResponse } from '#domain/shared/workflow-event';
import { newId } from '#platform/ids';
import { renew } from '#workflows/entity/messages';
import { eventually } from '../support/eventually';
import { aCandidacyFlow, eventTypes, type HiringSystem, startHiringSystem } from '../support/hiring/hiring-system';
import type { LiveCandidacy } from '../support/hiring/live-candidacy';
import type { LiveOrder } from '../support/hiring/live-order';

let system: HiringSystem;
let order: LiveOrder;
let candidacy: LiveCandidacy;

beforeAll(async () => {
  system = await startHiringSystem();
});
afterAll(() => system.close());
beforeEach(async () => {
  ({ order, candidacy } = await aCandidacyFlow(system));
});

/** Sends a command as the API does: it writes the projection itself, and last read this version of the row. */
const send = (name: CandidacyCommandName, projectedSeq: number, updateId = newId()) =>
  candidacy.send(name, {}, { updateId, caller: { projectedSeq } });
const seqs = ({ unprojected }: CommandResponse<CandidacyEvent>) => unprojected?.events.map(({ seq }) => seq);
const project = ({ unprojected }: CommandResponse<CandidacyEvent>) =>
  projectCandidacy(system.db, { workflowId: candidacy.workflowId, runId: '', events: [], ...unprojected });
const row = () => system.db('candidacies').where({ id: candidacy.candidacyId }).first('state', 'version');
const stored = async () => ({
  row: await row(),
  events: await system.db('workflow_events').where({ workflow_id: candidacy.workflowId }).orderBy('seq'),
  messages: await system.db('messages').where({ workflow_id: candidacy.workflowId }).orderBy('key'),
});

/** The names of the activities that the workflow scheduled. */
async function activitiesOf(): Promise<string[]> {
  const { events = [] } = await candidacy.handle.fetchHistory();
  return (events ?? []).flatMap(
    ({ activityTaskScheduledEventAttributes: scheduled }) => scheduled?.activityType?.name ?? [],
  );
}

describe('a command whose caller writes the projection', () => {
  it('returns its event, and the read model shows it once the caller has written it', async () => {
    await candidacy.send('invite');
    const response = await send('acceptInvite', 1);
    await project(response);

    expect(response).toMatchObject({
      seq: 2,
      state: 'inReview',
      unprojected: { events: [{ type: 'inviteAccepted' }] },
    });
    expect(await row()).toEqual({ version: 2, state: 'inReview' });
  });

  it('is written by the workflow within seconds if the caller stops before it writes', async () => {
    await candidacy.send('invite');
    await send('acceptInvite', 1);

    await eventually(async () => expect(await row()).toEqual({ version: 2, state: 'inReview' }));
    expect(await eventTypes(system, candidacy)).toEqual(['invited', 'inviteAccepted']);
  });

  it('changes nothing when the workflow has written it first, or writes it afterwards', async () => {
    await candidacy.send('invite');
    const late = await send('acceptInvite', 1);
    await eventually(async () => expect(await row()).toEqual({ version: 2, state: 'inReview' }));
    const before = await stored();
    await project(late);
    expect(await stored()).toEqual(before);

    await project(await send('approveForInterview', 2));
    const written = await stored();
    await eventually(async () =>
      expect((await activitiesOf()).filter((name) => name === 'projectCandidacy')).toHaveLength(2),
    );
    expect(await stored()).toEqual(written);
  });

  it('returns events that are not confirmed yet, too, so that no projection leaves a gap', async () => {
    await candidacy.send('invite');
    await send('acceptInvite', 1);
    const second = await send('approveForInterview', 1);
    await project(second);

    expect(seqs(second)).toEqual([2, 3]);
    expect(await eventTypes(system, candidacy)).toEqual(['invited', 'inviteAccepted', 'approvedForInterview']);
    expect(await row()).toEqual({ version: 3, state: 'approved' });
  });

  it('leaves out events that the caller found in the read model', async () => {
    await candidacy.send('invite');
    await project(await send('acceptInvite', 1));

    expect(seqs(await send('approveForInterview', 2))).toEqual([3]);
  });

  it('writes the skipped event first when a later command is projected before an earlier one', async () => {
    await candidacy.send('invite');
    const first = await send('acceptInvite', 1);
    const second = await send('cancelAssignment', 1);
    await project(second);
    const written = await stored();
    await project(first);

    expect(await stored()).toEqual(written);
    expect(written.messages.length).toBeGreaterThan(1);
    expect(
      await system.db('candidacy_records').where({ candidacy_id: candidacy.candidacyId }).pluck('status'),
    ).not.toContain('pending');
  });

  it('gets its first response again, also after continue-as-new, and then the row shows the effect', async () => {
    await candidacy.send('invite');
    const updateId = newId();
    const first = await send('acceptInvite', 1, updateId);
    expect(await send('acceptInvite', 1, updateId)).toEqual(first);
    const { runId } = await candidacy.handle.describe();
    await candidacy.handle.signal(renew);
    await eventually(async () => expect((await candidacy.handle.describe()).runId).not.toBe(runId));

    expect(await send('acceptInvite', 1, updateId)).toEqual({ seq: 2, state: 'inReview' });
    expect(await row()).toEqual({ version: 2, state: 'inReview' });
  });

  it('does not delay what follows from it: the candidacies of a canceled order end although its caller stopped', async () => {
    await candidacy.send('invite');
    const { unprojected } = await order.send('cancelOrder', {}, { caller: { projectedSeq: 0 } });

    await eventually(async () => expect(await row()).toMatchObject({ state: 'closed' }));
    expect(await system.db('job_orders').where({ id: order.world.orderId }).first('status')).toEqual({
      status: 'past',
    });
    await projectJobOrder(system.db, { workflowId: order.workflowId, runId: '', events: [], ...unprojected });
    expect(await eventTypes(system, candidacy)).toEqual(['invited', 'orderEnded']);
  });

  it('is written before the workflow sees a Signal that closes the round', async () => {
    await candidacy.send('invite');
    await send('acceptInvite', 1);
    await order.send('cancelOrder');

    await eventually(async () => expect(await row()).toMatchObject({ state: 'closed', version: 3 }));
    expect(await eventTypes(system, candidacy)).toEqual(['invited', 'inviteAccepted', 'orderEnded']);
  });
});
