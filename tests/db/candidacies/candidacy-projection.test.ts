import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { projectCandidacy } from '#db/candidacies/projection';
import type { Db } from '#db/core/handle';
import { withRawConnection } from '#db/core/raw-connection';
import { ProjectionConflict } from '#db/core/workflow-events';
import { newId } from '#platform/ids';
import { openTestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aDriver, aHiringWorld, type HiringWorld } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;
let world: HiringWorld;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
});
afterAll(() => close());
beforeEach(async () => {
  world = await aHiringWorld(db);
});

const readRow = (history: CandidacyHistory) =>
  db('candidacies').where({ id: history.state.candidacyId }).first<Record<string, unknown>>();

describe('projectCandidacy', () => {
  it('writes the event, the row and the records', async () => {
    const history = new CandidacyHistory(world);
    history.play('invite');

    await projectCandidacy(db, history.batch());

    expect(await readRow(history)).toMatchObject({
      version: 1,
      state: 'invited',
      stage: 'invited',
      assignment_state: 'REQUESTED',
      due_at: '2026-11-24T12:01:00.000Z',
      expires_at: '2026-11-28T12:01:00.000Z',
      ended_reason: null,
    });
    expect(await db('candidacy_records').where({ candidacy_id: history.state.candidacyId })).toMatchObject([
      { kind: 'fleetJobRequest', status: 'pending', round: 1 },
    ]);
    expect(await db('workflow_events').where({ workflow_id: history.workflowId })).toMatchObject([
      { seq: 1, type: 'invited', actor_id: world.recruiterId, driver_id: world.driverId, order_id: world.orderId },
    ]);
  });

  it('is idempotent', async () => {
    const history = new CandidacyHistory(world).toHired();
    const first = await projectCandidacy(db, history.batch());
    const rows = await dump(history);

    const second = await projectCandidacy(db, history.batch());

    expect(second).toEqual(first);
    expect(await dump(history)).toEqual(rows);
  });

  it('ignores an older event that arrives late', async () => {
    const history = new CandidacyHistory(world);
    const invited = history.play('invite');
    const accepted = history.play('acceptInvite');
    await projectCandidacy(db, history.batch([accepted]));

    await projectCandidacy(db, history.batch([invited]));

    expect(await readRow(history)).toMatchObject({ version: 2, state: 'inReview' });
    expect(await db('workflow_events').where({ workflow_id: history.workflowId })).toHaveLength(2);
  });

  it('rewrites a row that fell behind its stored events', async () => {
    const history = new CandidacyHistory(world).toHired();
    await projectCandidacy(db, history.batch());
    const rows = await dump(history);
    await db('candidacies').where({ id: history.state.candidacyId }).update({ version: 2, state: 'invited' });

    await projectCandidacy(db, history.batch(history.events.slice(-1)));

    expect(await dump(history)).toEqual(rows);
  });

  it('writes each event once when overlapping batches arrive at the same time, in any order', async () => {
    const history = new CandidacyHistory(world).toInterview();
    const expected = new CandidacyHistory({ ...world, driverId: await aDriver(db) }).toInterview();
    await projectCandidacy(db, expected.batch());
    await projectCandidacy(db, history.batch(history.events.slice(0, 1)));

    const batches = [history.events.slice(1), history.events, history.events.slice(1, 3), history.events.slice(0, 2)];
    await Promise.all(batches.map((events) => projectCandidacy(db, history.batch(events))));

    const tables = async (of: CandidacyHistory) => (await dump(of)).map((rows) => [rows].flat().length);
    expect(await tables(history)).toEqual(await tables(expected));
    expect(await readRow(history)).toMatchObject({ version: 4, state: 'interviewing' });
  });

  it('refuses a different event with a stored number, and changes nothing', async () => {
    const history = new CandidacyHistory(world);
    const event = history.play('invite');
    await projectCandidacy(db, history.batch());
    const rows = await dump(history);

    const conflicting = { ...event, type: 'expired' as const, updateId: newId() };

    await expect(projectCandidacy(db, history.batch([conflicting]))).rejects.toThrow(ProjectionConflict);
    expect(await dump(history)).toEqual(rows);
  });

  it('releases the interview slot and the driver when the round closes', async () => {
    const history = new CandidacyHistory(world).toHired();
    await projectCandidacy(db, history.batch());
    expect(await db('driver_hires').where({ driver_id: world.driverId, released_at: null })).toHaveLength(1);

    const closed = history.play('rescindStart');
    await projectCandidacy(db, history.batch([closed]));

    expect(await db('driver_hires').where({ driver_id: world.driverId, released_at: null })).toHaveLength(0);
    expect(await db('interviews').where({ driver_id: world.driverId, is_live: true })).toHaveLength(0);
    expect(await readRow(history)).toMatchObject({ state: 'closed', stage: null, ended_by: 'fleet' });
  });

  it('keeps the records of earlier rounds', async () => {
    const history = new CandidacyHistory(world);
    history.play('invite');
    history.play('declineInvite', { reason: 'pay' });
    history.play('invite');

    await projectCandidacy(db, history.batch());

    expect(await db('candidacy_records').where({ driver_id: world.driverId }).orderBy('round')).toMatchObject([
      { round: 1, kind: 'fleetJobRequest', status: 'cancelled' },
      { round: 2, kind: 'fleetJobRequest', status: 'pending' },
    ]);
  });

  it('announces the change to listeners once, although the caller and the workflow both write it', async () => {
    const payloads: string[] = [];
    const history = new CandidacyHistory(world);
    history.play('invite');

    await withRawConnection(db, async (client: ListeningClient) => {
      client.on('notification', ({ payload }) => payloads.push(payload));
      await client.query('listen gladhand_changes');
      await projectCandidacy(db, history.batch());
      await projectCandidacy(db, history.batch());
      await client.query('unlisten gladhand_changes');
    });

    const { organizationId, orderId, driverId } = world;
    expect(payloads.map((payload) => JSON.parse(payload) as unknown)).toEqual([
      { topic: 'candidacy', id: history.state.candidacyId, organizationId, orderId, driverId },
    ]);
  });
});

describe('messages', () => {
  it('go to the driver by email, and by text message only with consent', async () => {
    const silent = await projectInvite(world);
    const driverId = await aDriver(db, { user: { phone: '+12145550100', sms_consent_at: '2026-01-01' } });
    const consenting = await projectInvite({ ...world, driverId });

    expect(silent).toEqual([{ channel: 'mail', recipient_id: world.driverId }]);
    expect(consenting).toEqual([
      { channel: 'mail', recipient_id: driverId },
      { channel: 'sms', recipient_id: driverId },
    ]);
  });

  it("go to the facility's recruiters, or to administrators if there are none", async () => {
    const request = async (driverId: string) => {
      const history = new CandidacyHistory({ ...world, driverId });
      history.play('request');
      await projectCandidacy(db, history.batch());
      return recipients(history);
    };

    const withRecruiter = await request(world.driverId);
    await db('facility_recruiters').where({ facility_id: world.facilityId }).delete();
    const without = await request(await aDriver(db));

    expect(withRecruiter).toEqual([{ channel: 'mail', recipient_id: world.recruiterId }]);
    expect(without).toEqual([{ channel: 'mail', recipient_id: world.adminId }]);
  });

  it('hold the current calendar entry, and ids only', async () => {
    const history = new CandidacyHistory(world).toInterview();

    await projectCandidacy(db, history.batch());

    const row = await db('messages')
      .where({
        workflow_id: history.workflowId,
        template: 'interviewScheduled',
        recipient_id: world.driverId,
        channel: 'mail',
      })
      .first<{ key: string; ics: object; params: object; status: string }>();
    expect(row).toMatchObject({
      key: `${history.workflowId}/4/interviewScheduled/${world.driverId}/mail`,
      ics: { method: 'request', sequence: 0, startsAt: '2026-12-01T15:00:00.000Z' },
      params: { candidacyId: history.state.candidacyId, orderId: world.orderId },
      status: 'pending',
    });
  });
});

interface ListeningClient {
  on(event: 'notification', listener: (message: { payload: string }) => void): void;
  query(sql: string): Promise<unknown>;
}

async function projectInvite(of: HiringWorld) {
  const history = new CandidacyHistory(of);
  history.play('invite');
  await projectCandidacy(db, history.batch());
  return recipients(history);
}

const recipients = (history: CandidacyHistory) =>
  db('messages').where({ workflow_id: history.workflowId }).orderBy('channel').select('channel', 'recipient_id');

async function dump(history: CandidacyHistory): Promise<unknown[]> {
  const { candidacyId } = history.state;
  return [
    await readRow(history),
    await db('workflow_events').where({ workflow_id: history.workflowId }).orderBy('seq'),
    await db('candidacy_records').where({ candidacy_id: candidacyId }).orderBy('id'),
    await db('interviews').where({ candidacy_id: candidacyId }).orderBy('id'),
    await db('driver_hires').where({ candidacy_id: candidacyId }),
    await db('messages').where({ workflow_id: history.workflowId }).orderBy('key'),
  ];
}
