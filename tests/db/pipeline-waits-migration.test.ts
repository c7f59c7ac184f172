import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Db } from '#db/handle';
import { down, up } from '#db/migrations/202611220100-tell-who-is-waited-on';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { waitOf } from '#domain/driver-pipeline/waiting';
import { openTestDatabase } from '../support/database';
import { aDriver } from '../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
});
afterAll(() => close());

interface Turn {
  readonly waits_for: string;
  readonly next_action: string;
  readonly snapshot: DriverPipelineState;
}

const turns = (): Promise<Turn[]> =>
  db('driver_pipelines').orderBy('driver_id').select('waits_for', 'next_action', 'snapshot');

it('sets who older rows wait for according to the domain rules', async () => {
  const results = {
    mvr: 'accepted',
    cdlis: 'ordered',
    backgroundCheck: 'ordered',
    employmentVerification: 'accepted',
  } as const;
  const states: Partial<DriverPipelineState>[] = [
    { stage: 'PreQualify', preQualification: null },
    { stage: 'PreQualify', preQualification: 'qualified' },
    { stage: 'Processing' },
    { stage: 'Interview' },
    { stage: 'HRPaperWork', results },
    { stage: 'HRPaperWork', results: { ...results, mvr: 'received' } },
    { stage: 'HRPaperWork', results: { ...results, mvr: 'refused' } },
    { stage: 'WrappingUpHR' },
    { stage: 'PreQualified_MeetsMin', expired: ['dotMedicalCard'] },
    { stage: 'PreQualified_MeetsMin', expired: ['twic'] },
    { stage: 'Certified', isAvailable: true },
    { stage: 'Certified', isAvailable: false },
    { stage: 'CertifiedNotWorking', isAvailable: true },
    { stage: 'Retarget' },
    { stage: 'NotQualified' },
  ];
  for (const state of states) await aDriver(db, { state });
  const id = await aDriver(db, { state: { stage: 'PendingHR' } });
  const row: Turn | undefined = await db('driver_pipelines').where({ driver_id: id }).first('snapshot');
  if (row === undefined) throw new Error('no pipeline');
  const { tasks, documents } = row.snapshot;
  const rejected: Partial<DriverPipelineState>[] = [
    { tasks: { ...tasks, photo: 'rejected' } },
    { tasks: { ...tasks, photo: 'rejected', compliance: 'pending' } },
    { documents: { ...documents, driverLicense: { ...documents.driverLicense, status: 'rejected' } } },
    { documents: { ...documents, driverLicense: { ...documents.driverLicense, status: 'uploaded' } } },
    { documents: { ...documents, mvr: { ...documents.mvr, status: 'rejected' } } },
  ];
  for (const state of rejected) await aDriver(db, { state: { stage: 'PendingHR', ...state } });

  await down(db);
  await up(db);

  const found = await turns();
  expect(found).toHaveLength(states.length + rejected.length + 1);
  expect(new Set(found.map(({ next_action: next }) => next)).size).toBeGreaterThan(12);
  for (const { waits_for: on, next_action: next, snapshot: state } of found)
    expect({ on, next }).toEqual(waitOf(state));
});
