import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import { movesFrom } from '#domain/driver-pipeline/stage-moves';
import { type DriverStage, isExit, stageTable } from '#domain/driver-pipeline/stages';
import { DAY_MS } from '#domain/shared/durations';
import type { PipelineHistory } from '../domain/driver-pipeline/pipeline-history';
import { testSealer } from '../support/api';
import { eventTypes, type SkippingHiringSystem, startSkippingHiringSystem } from '../support/hiring/hiring-system';
import { aUser } from '../support/hiring/hiring-world';
import type { LivePipeline } from '../support/hiring/live-pipeline';
import { aSimulatedDriver } from '../support/hiring/simulated-driver';

let system: SkippingHiringSystem;

beforeAll(async () => {
  system = await startSkippingHiringSystem();
});
afterAll(() => system.close());

const available = (history: PipelineHistory) => history.send('setAvailability', { isAvailable: true });
const notAvailable = (history: PipelineHistory) => history.send('setAvailability', { isAvailable: false });

/** How each stage is reached, with something missing if the driver would otherwise leave it immediately. */
const paths: readonly (readonly [DriverStage, (history: PipelineHistory) => unknown])[] = [
  ['PreQualify', (history) => history.signUp()],
  ['Processing', (history) => history.toProcessing()],
  ['Interview', (history) => history.toInterview()],
  ['PendingHR', (history) => history.toPendingHR()],
  ['HRPaperWork', (history) => history.toHRPaperWork()],
  ['WrappingUpHR', (history) => available(history.toWrappingUp())],
  [
    'PreQualified_MeetsMin',
    (history) => {
      history.toWrappingUp().send('reopenDocument', { document: 'dotMedicalCard' });
      history.move('PreQualified_MeetsMin');
    },
  ],
  ['Certified', (history) => available(history.toCertified())],
  [
    'CertifiedNotWorking',
    (history) => {
      available(history.toCertified());
      history.move('CertifiedNotWorking');
    },
  ],
  ['Retarget', (history) => history.toInterview().move('Retarget', { reason: 'not_now' })],
];

const aMemberOfOperations = () => aUser(system.db, { roles: ['ops'] });
const types = ({ driverId }: LivePipeline) => eventTypes(system, { workflowId: driverPipelineWorkflowId(driverId) });
const inDays = async (days: number) => new Date((await system.now()) + days * DAY_MS).toISOString();
const hours = (days: number, more: number) => `${String(days * 24 + more)} hours`;

/** The events of each driver in that time. */
async function happensTo(pipelines: readonly LivePipeline[], duration: string): Promise<string[][]> {
  const before = await Promise.all(pipelines.map(types));
  await system.pass(duration);
  const after = await Promise.all(pipelines.map(types));
  return after.map((all, index) => all.slice(before[index]?.length));
}

/** The number of messages about these drivers. */
async function messageCount(userId: string, pipelines: readonly LivePipeline[]): Promise<number[]> {
  const rows: { sealed: Buffer }[] = await system.db('messages').where({ recipient_id: userId }).select('sealed');
  const texts = rows.map(({ sealed }) => testSealer.open(sealed));
  return pipelines.map(({ driverId }) => texts.filter((text) => text.includes(driverId)).length);
}

const byHand = (to: DriverStage) => ({ to, noteId: null, reason: isExit(to) ? ('other' as const) : null });

describe.each(paths)('in the stage %s', (stage, play) => {
  const { targetDays } = stageTable[stage];

  it('a driver becomes overdue at the target and escalates at twice the target, each once; a snooze pauses both', async () => {
    const [ownerId, lead] = [await aMemberOfOperations(), await aMemberOfOperations()];
    const plain = await aSimulatedDriver(system, { ownerId, play });
    const snoozed = await aSimulatedDriver(system, { ownerId, play });
    const until = await inDays(3 * targetDays);
    await snoozed.send('snooze', { until, reason: 'agreed_date' }, { by: 'ops' });
    const both = [plain, snoozed];

    expect(await plain.view()).toMatchObject({ stage, ownerId });
    expect(await happensTo(both, hours(targetDays, -1))).toEqual([[], []]);
    expect(await happensTo(both, '2 hours')).toEqual([['stageOverdue'], ['stageOverdue']]);
    expect(await happensTo(both, hours(targetDays, -2))).toEqual([[], []]);
    expect(await happensTo(both, '2 hours')).toEqual([['stageEscalated'], ['stageEscalated']]);
    expect(await happensTo(both, hours(targetDays, 0))).toEqual([[], ['snoozeEnded']]);
    expect([await messageCount(ownerId, both), await messageCount(lead, both)]).toEqual([
      [2, 0],
      [1, 0],
    ]);
  });

  it('a manual move starts the deadline of the next stage', async () => {
    const pipeline = await aSimulatedDriver(system, { ownerId: await aMemberOfOperations(), play });
    // The driver lacks something for the first one.
    const to = movesFrom(stage).find((next) => stage !== 'PreQualified_MeetsMin' || next !== 'Certified');
    if (to === undefined) throw new Error('no way out');
    await system.pass(hours(targetDays, -1));
    const before = await types(pipeline);
    await pipeline.send('moveStage', { ...byHand(to), contactAgainAt: null }, { by: 'ops' });

    expect(await happensTo([pipeline], '3 hours')).toEqual([[]]);
    expect((await types(pipeline)).slice(before.length)).toEqual(['stageMoved']);
    expect(await pipeline.view()).toMatchObject({ stage: to, snooze: null });
    expect(await happensTo([pipeline], hours(stageTable[to].targetDays, -4))).toEqual([[]]);
    expect((await happensTo([pipeline], '2 hours'))[0]?.[0]).toBe('stageOverdue');
  });
});

it.each(['NotInterested', 'NotQualified'] as const)('a driver in %s has no deadline', async (to) => {
  const pipeline = await aSimulatedDriver(system, {
    ownerId: await aMemberOfOperations(),
    play: (history) => history.toInterview().move(to, { reason: 'pay' }),
  });

  expect(await happensTo([pipeline], '200 days')).toEqual([[]]);
});

it('a lapse makes a driver without an assignment not ready for dispatch', async () => {
  const pipeline = await aSimulatedDriver(system, {
    ownerId: await aMemberOfOperations(),
    play: (history) => history.toCertified(3).move('CertifiedNotWorking'),
  });

  expect(await happensTo([pipeline], '4 days')).toEqual([
    ['expiryNear', 'expiryNear', 'proofExpired', 'stageEntered', 'proofExpired'],
  ]);
  expect(await pipeline.view()).toMatchObject({
    stage: 'PreQualified_MeetsMin',
    lifecycleStatus: 'certified_non_compliant',
  });
});

it('a certified driver who is unavailable or hired has no placement deadline', async () => {
  const ownerId = await aMemberOfOperations();
  const away = await aSimulatedDriver(system, { ownerId, play: (history) => notAvailable(history.toCertified()) });
  const hired = await aSimulatedDriver(system, {
    ownerId,
    play: (history) => {
      available(history.toCertified());
      history.receive('hireStarted');
    },
  });

  expect(await happensTo([away, hired], '100 days')).toEqual([[], []]);
});
