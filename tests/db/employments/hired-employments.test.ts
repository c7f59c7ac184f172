import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { projectCandidacy } from '#db/candidacies/projection';
import type { Db } from '#db/core/handle';
import { enterEmployment, isEmploymentOverlap } from '#db/employments/employment-store';
import { fillEmployments } from '#db/evidence/fill-records';
import { listDueFiles } from '#db/requirements/file-checks';
import { newId } from '#platform/ids';
import { openTestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aHiringWorld, type HiringWorld } from '../../support/hiring/hiring-world';

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

const employments = () => db('employments').where({ driver_id: world.driverId }).orderBy('hire_seq');

async function playing(history: CandidacyHistory, ...[name, details]: Parameters<CandidacyHistory['play']>) {
  history.play(name, details);
  await projectCandidacy(db, history.batch());
  return employments();
}

describe('the employment of a hire', () => {
  it('begins with the offer, and has a first day once the driver accepts', async () => {
    const history = new CandidacyHistory(world).toHired();
    await projectCandidacy(db, history.batch());
    const { candidacyId } = history.state;

    expect(await employments()).toMatchObject([
      {
        organization_id: world.organizationId,
        candidacy_id: candidacyId,
        hire_seq: 1,
        offered_on: '2026-11-21',
        hired_on: null,
        applied_on: null,
        started_on: null,
        ended_on: null,
        type: null,
        entered_by: null,
      },
    ]);
    expect(await playing(history, 'acceptStart')).toMatchObject([{ hired_on: '2026-12-05', ended_on: null }]);
  });

  it('ends with the assignment, on its last day and with its reason', async () => {
    const history = new CandidacyHistory(world).toHired();
    // The driver never answered, but came.
    history.now = Date.parse('2026-12-05T13:00:00.000Z');
    await playing(history, 'confirmStart');
    history.now = Date.parse('2027-02-01T13:00:00.000Z');

    const ended = await playing(history, 'endAssignment', { endOn: '2027-01-31', reason: 'schedule' });

    expect(ended).toMatchObject([{ hired_on: '2026-12-05', ended_on: '2027-01-31', end_reason: 'schedule' }]);
  });

  it('never began if the start was rescinded; a second hire is another employment', async () => {
    const history = new CandidacyHistory(world).toHired();
    await playing(history, 'acceptStart');
    await playing(history, 'rescindStart', { reason: 'position_closed' });
    history.toHired();
    await projectCandidacy(db, history.batch());

    expect(await employments()).toMatchObject([
      { hire_seq: 1, hired_on: null, ended_on: '2026-11-21', end_reason: 'position_closed' },
      { hire_seq: 2, hired_on: null, ended_on: null },
    ]);
  });

  it('never began if the driver never came', async () => {
    const history = new CandidacyHistory(world).toHired();
    history.now = Date.parse('2026-12-05T13:00:00.000Z');
    await playing(history, 'confirmStart');

    expect(await playing(history, 'recordNoShow')).toMatchObject([
      { offered_on: '2026-11-21', hired_on: null, started_on: null, ended_on: '2026-12-05' },
    ]);
  });

  it('keeps what people entered about it, also when all events are stored again, which adds what is missing', async () => {
    const history = new CandidacyHistory(world).toHired();
    await projectCandidacy(db, history.batch());
    await db('employments')
      .where({ driver_id: world.driverId })
      .update({ applied_on: '2026-11-20', started_on: '2026-12-07', type: 'employee' });
    const accepted = await playing(history, 'acceptStart');
    expect(accepted).toMatchObject([{ hired_on: '2026-12-05', started_on: '2026-12-07', type: 'employee' }]);

    await db.transaction(fillEmployments);
    expect(await employments()).toEqual(accepted);

    await db('employments').where({ driver_id: world.driverId }).delete();
    await db.transaction(fillEmployments);
    expect(await employments()).toMatchObject([{ id: accepted[0]?.id, hired_on: '2026-12-05', type: null }]);
  });

  it('has the file checked again when it is stored again, although the file was checked without it today', async () => {
    const driverId = world.driverId;
    await db('file_checks').insert({ driver_id: driverId, version: 1, next_at: '2999-01-01T00:00:00.000Z' });

    await db.transaction(fillEmployments);

    expect(await listDueFiles(db, new Date(Date.now() + 60_000), { after: null, limit: 500 })).toContain(driverId);
  });
});

describe('an entered employment', () => {
  const entered = (days: { hired_on: string; started_on?: string; ended_on?: string }) => ({
    id: newId(),
    driver_id: world.driverId,
    organization_id: world.organizationId,
    entered_by: world.safetyId,
    entered_at: '2026-11-21T12:00:00.000Z',
    ...days,
  });
  const enter = (days: Parameters<typeof entered>[0]) => db.transaction((trx) => enterEmployment(trx, entered(days)));

  it('may follow another one of the same carrier, but not overlap it', async () => {
    await enter({ hired_on: '2024-01-01', ended_on: '2024-06-30' });
    await enter({ hired_on: '2024-07-01' });

    const error: unknown = await enter({ hired_on: '2025-01-01' }).catch((reason: unknown) => reason);

    expect(isEmploymentOverlap(error)).toBe(true);
    expect(await employments()).toHaveLength(2);
  });

  it('neither ends nor drives before its first day', async () => {
    await expect(enter({ hired_on: '2024-01-01', ended_on: '2023-12-31' })).rejects.toThrow('entered_in_order');
    await expect(enter({ hired_on: '2024-01-01', started_on: '2023-12-31' })).rejects.toThrow('entered_in_order');
    await expect(enter({ hired_on: '2024-01-01', started_on: '2024-02-01', ended_on: '2024-01-31' })).rejects.toThrow(
      'entered_in_order',
    );
  });
});
