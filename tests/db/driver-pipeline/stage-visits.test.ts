import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { rebuildStageVisits } from '#db/driver-pipeline/stage-visit-rows';
import { DAY_MS } from '#domain/shared/durations';
import { PipelineHistory, START } from '../../domain/driver-pipeline/pipeline-history';
import { openTestDatabase } from '../../support/database';
import { aUser } from '../../support/hiring/hiring-world';
import { aNewDriver } from '../../support/hiring/live-pipeline';
import { projectHistory, simulateWorld } from '../../support/hiring/simulated-pipelines';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
});
afterAll(() => close());

const after = (days: number): string => new Date(START + days * DAY_MS).toISOString();
const visitsOf = (driverId: string): Promise<object[]> =>
  db('stage_visits').where({ driver_id: driverId }).orderBy(['entered_at', 'left_at']);
const all = (): Promise<object[]> => db('stage_visits').orderBy(['driver_id', 'entered_at', 'stage']);

/** The same history for a driver without an owner. */
const ownerless = ({ transitions }: PipelineHistory) => ({
  transitions: transitions.map((transition) => ({
    ...transition,
    snapshot: { ...transition.snapshot, ownerId: null },
  })),
});

describe('stage visits', () => {
  it('begin and end with the moves of the driver, and record who made them', async () => {
    const driverId = await aNewDriver(db);
    const ownerId = await aUser(db, { roles: ['ops'] });
    const history = new PipelineHistory().toInterview();
    history.pass(2);
    history.send('assignOwner', { ownerId });
    history.send('recordCall', { outcome: 'not_now', noteId: null, contactAgainAt: null });
    history.pass(1);
    const owned = history.transitions.map((item) => ({
      ...item,
      snapshot: { ...item.snapshot, ownerId: item.snapshot.ownerId === 'owner' ? null : item.snapshot.ownerId },
    }));

    await projectHistory(db, driverId, { transitions: owned });

    const visits = await visitsOf(driverId);
    expect(visits).toMatchObject([
      { stage: 'PreQualify', from_stage: null, entered_by: 'driver', left_to: 'Processing' },
      { stage: 'Processing', from_stage: 'PreQualify', entered_by: 'rules', left_to: 'Interview' },
      { stage: 'Interview', entered_at: after(0), left_at: after(2), left_to: 'Retarget', owner_id: ownerId },
      {
        stage: 'Retarget',
        entered_at: after(2),
        entered_by: 'ops',
        reason: 'not_now',
        left_at: null,
        due_at: after(12),
      },
    ]);
  });

  it('end without a next visit when the driver is erased', async () => {
    const driverId = await aNewDriver(db);
    const history = new PipelineHistory();
    history.send('signUp', { driverId: 'driver', ownerId: null });
    history.pass(3);
    history.send('erase', {});

    await projectHistory(db, driverId, history);

    expect(await visitsOf(driverId)).toMatchObject([{ left_at: after(3), left_to: null, due_at: null }]);
  });

  it('are the same when recreated from the events', async () => {
    const now = Date.parse('2026-11-20T12:00:00.000Z');
    const owners = [await aUser(db, { roles: ['ops'] }), await aUser(db, { roles: ['ops'] })];
    await simulateWorld(db, { seed: 5, drivers: 25, owners, now, days: 120, erasing: 0.02 });
    const projected = await all();

    await db.transaction(rebuildStageVisits);

    expect(projected.length).toBeGreaterThan(60);
    expect(await all()).toEqual(projected);
  });

  it('continue when a move is undone, even when recreated from the events', async () => {
    const driverId = await aNewDriver(db);
    const history = new PipelineHistory().toProcessing();
    history.pass(1);
    history.move('Interview');
    history.send('undoMove', { from: 'Interview' });
    history.pass(1);
    history.move('Retarget', { reason: 'not_now' });

    await projectHistory(db, driverId, ownerless(history));
    const projected = await visitsOf(driverId);
    await db.transaction(rebuildStageVisits);

    expect(projected).toMatchObject([
      { stage: 'PreQualify', left_to: 'Processing' },
      { stage: 'Processing', entered_at: after(0), left_at: after(2), left_to: 'Retarget' },
      { stage: 'Retarget', entered_at: after(2), left_at: null },
    ]);
    expect(await visitsOf(driverId)).toEqual(projected);
  });
});
