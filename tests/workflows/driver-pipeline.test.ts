import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertUser } from '#db/accounts/user-store';
import { readPipelineStart } from '#db/driver-pipeline/pipeline-start';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import { newId } from '#platform/ids';
import { hireFact } from '#workflows/driver-pipeline/messages';
import { renew } from '#workflows/entity/messages';
import { testSealer } from '../support/api';
import { eventually } from '../support/eventually';
import { eventTypes, type SkippingHiringSystem, startSkippingHiringSystem } from '../support/hiring/hiring-system';
import { aNewDriver, LivePipeline } from '../support/hiring/live-pipeline';

let system: SkippingHiringSystem;

beforeAll(async () => {
  system = await startSkippingHiringSystem();
});
afterAll(() => system.close());

const begun = async () => new LivePipeline(system, await aNewDriver(system.db)).begin();
const types = ({ driverId }: LivePipeline) => eventTypes(system, { workflowId: driverPipelineWorkflowId(driverId) });
const row = ({ driverId }: LivePipeline) => system.db('driver_pipelines').where({ driver_id: driverId }).first();
/** The number of messages about this driver. */
async function messageCount(userId: string, { driverId }: LivePipeline): Promise<number> {
  const rows: { sealed: Buffer }[] = await system.db('messages').where({ recipient_id: userId }).select('sealed');
  return rows.filter(({ sealed }) => testSealer.open(sealed).includes(driverId)).length;
}
async function aMemberOfOperations(): Promise<string> {
  const id = newId();
  await insertUser(system.db, { id, email: `${id}@ops.example`, firstName: 'Ora', lastName: 'Bly', roles: ['ops'] });
  return id;
}
const retarget = { to: 'Retarget', reason: 'not_now', noteId: null, contactAgainAt: null } as const;

async function happensIn(pipeline: LivePipeline, duration: string): Promise<string[]> {
  const before = await types(pipeline);
  await system.pass(duration);
  return (await types(pipeline)).slice(before.length);
}

describe('a driver’s pipeline', () => {
  it('starts with the sign-up and is in the read model when the command is answered', async () => {
    const pipeline = await begun();

    expect(await row(pipeline)).toMatchObject({ stage: 'Processing', lifecycle_status: 'onboarding_in_progress' });
    expect(await types(pipeline)).toEqual([
      'signedUp',
      'contactConfirmed',
      'taskStarted',
      'taskCompleted',
      'applicationStarted',
      'preQualificationAnswered',
      'stageEntered',
    ]);
  });

  it('becomes overdue once and escalates once, and sends operations an email each time', async () => {
    const pipeline = await begun();
    const [owner, lead] = [await aMemberOfOperations(), await aMemberOfOperations()];
    await pipeline.send('assignOwner', { ownerId: owner }, { by: 'ops' });
    const messageCounts = () => Promise.all([owner, lead].map((id) => messageCount(id, pipeline)));

    expect(await happensIn(pipeline, '215 hours')).toEqual([]);
    expect(await happensIn(pipeline, '2 hours')).toEqual(['stageOverdue']);
    expect(await messageCounts()).toEqual([1, 0]);
    expect(await happensIn(pipeline, '9 days')).toEqual(['stageEscalated']);
    expect(await messageCounts()).toEqual([2, 1]);
    expect(await happensIn(pipeline, '30 days')).toEqual([]);
  });

  it('keeps deadlines, event number and remembered commands in the next run', async () => {
    const pipeline = await begun();
    const updateId = 'once';
    const snooze = { until: new Date((await system.now()) + 40 * 86_400_000).toISOString(), reason: 'other' } as const;
    const first = await pipeline.send('snooze', snooze, { by: 'ops', updateId });
    const { runId } = await pipeline.handle.describe();
    await pipeline.handle.signal(renew);
    await eventually(async () => expect((await pipeline.handle.describe()).runId).not.toBe(runId));

    expect(await pipeline.send('snooze', snooze, { by: 'ops', updateId })).toEqual(first);
    expect(await happensIn(pipeline, '10 days')).toEqual(['stageOverdue']);
    expect(await happensIn(pipeline, '31 days')).toEqual(['stageEscalated', 'snoozeEnded']);
  });

  it('starts from its row if it was only imported', async () => {
    const pipeline = await begun();
    await pipeline.handle.terminate('as after an import');
    const { version } = (await row(pipeline)) as { version: number };

    await pipeline.send('moveStage', retarget, { by: 'ops' });

    expect(await readPipelineStart(system.db, pipeline.driverId)).toMatchObject({
      checkpoint: { state: { stage: 'Retarget' } },
    });
    expect(await row(pipeline)).toMatchObject({ version: version + 1, is_exit: true, is_searchable: false });
  });

  it('handles hires, and refuses other commands with a list of the allowed ones', async () => {
    const pipeline = await begun();
    await pipeline.handle.signal(hireFact, { type: 'hireStarted', candidacyId: pipeline.driverId });
    await eventually(async () => expect((await pipeline.view()).hires).toHaveLength(1));

    const move = pipeline.send('moveStage', { ...retarget, to: 'Certified' }, { by: 'ops' });

    await expect(move).rejects.toMatchObject({
      cause: {
        type: 'stage-move-not-allowed',
        details: [{ allowed: ['Interview', 'Retarget', 'NotInterested', 'NotQualified'] }],
      },
    });
  });

  it('ends when the driver is erased', async () => {
    const pipeline = await begun();
    await pipeline.send('erase', {}, { by: 'ops' });

    await eventually(async () => expect((await pipeline.handle.describe()).status.name).toBe('COMPLETED'));
  });
});
