import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { driverPipelineRow } from '#db/driver-pipeline/driver-pipeline-row';
import { fillReviewItems, queueReviews } from '#db/review-queue/review-items';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { newId } from '#platform/ids';
import { copyRows } from '../../../demo/copy';
import { tablesOf } from '../../../demo/tables';
import { makeWorld } from '../../../demo/world';
import { openTestDatabase } from '../../support/database';
import { aDriver, aUser } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
});
beforeEach(() => db('review_items').delete());
afterAll(() => close());

interface Item {
  readonly thing: string;
  readonly entry_id: string | null;
  readonly stage: string;
  readonly is_exit: boolean;
  readonly sent_at: string;
  readonly holder_id: string | null;
}

const itemsOf = (driverId: string): Promise<Item[]> =>
  db('review_items')
    .where({ driver_id: driverId })
    .orderBy('thing')
    .select('thing', 'entry_id', 'stage', 'is_exit', 'sent_at', 'holder_id');
const queue = (driverId: string) => db.transaction((trx) => queueReviews(trx, driverId));
const all = (): Promise<Item[]> => db('review_items').orderBy(['driver_id', 'thing']).select();

const tasks = { ...emptyPipeline('').tasks, photo: 'pending' as const };

async function aPhoto(driverId: string, sentAt: string): Promise<string> {
  const id = newId();
  const file = { id, driver_id: driverId, purpose: 'photo', media_type: 'image/jpeg', size_bytes: 9 } as const;
  await db('driver_files').insert({ ...file, uploaded_by: driverId, sha256: Buffer.from('x'), created_at: sentAt });
  return id;
}

async function bring(driverId: string, changes: Partial<DriverPipelineState>): Promise<void> {
  const { snapshot }: { snapshot: DriverPipelineState } = await db('driver_pipelines')
    .where({ driver_id: driverId })
    .first('snapshot');
  await db('driver_pipelines')
    .where({ driver_id: driverId })
    .update(driverPipelineRow({ ...snapshot, ...changes }));
  await queue(driverId);
}

it('recreates the same rows that projecting each driver writes', async () => {
  const world = makeWorld({ drivers: 80, carriers: 2, orders: 4, seed: 11, now: Date.parse('2026-11-21T12:00:00Z') });
  for (const [table, rows] of tablesOf(world, 'x')) await copyRows(db, table, rows);

  const count = await fillReviewItems(db);

  const filled = await all();
  expect(filled).toHaveLength(count);
  expect(count).toBeGreaterThan(20);
  await db('review_items').delete();
  for (const { id } of world.drivers) await queue(id);
  expect(await all()).toEqual(filled);
});

it('keeps the place and claim of an item while the driver moves on, and queues a resubmission as a new item', async () => {
  const id = await aDriver(db, { state: { stage: 'Interview', tasks } });
  const holder = await aUser(db, { roles: ['ops'] });
  const first = await aPhoto(id, '2026-11-02T10:00:00.000Z');
  await bring(id, { sent: { photo: first } });
  await db('review_items').update({ holder_id: holder, lapses_at: '2026-11-02T10:15:00.000Z' });

  await bring(id, { stage: 'PendingHR' });
  const sent = { thing: 'photo', is_exit: false, holder_id: holder };
  const before = { ...sent, entry_id: first, stage: 'PendingHR', sent_at: '2026-11-02T10:00:00.000Z' };
  expect(await itemsOf(id)).toEqual([before]);

  const second = await aPhoto(id, '2026-11-05T10:00:00.000Z');
  await bring(id, { sent: { photo: second }, stage: 'NotInterested' });
  const after = { ...sent, entry_id: second, stage: 'NotInterested', is_exit: true };
  expect(await itemsOf(id)).toEqual([{ ...after, sent_at: '2026-11-05T10:00:00.000Z' }]);

  await bring(id, { tasks: { ...tasks, photo: 'approved' } });
  expect(await itemsOf(id)).toEqual([]);
});

it('dates a reopened document from its reopening', async () => {
  const documents = { ...emptyPipeline('').documents, mvr: { status: 'approved' as const, fileId: newId() } };
  const id = await aDriver(db, { state: { stage: 'PendingHR', documents } });
  await db('workflow_events').insert({
    workflow_id: `driver-pipeline/${id}`,
    seq: 2,
    run_id: 'run',
    update_id: 'update',
    type: 'documentReopened',
    actor_kind: 'ops',
    payload: { about: 'mvr' },
    at: '2026-11-09T10:00:00.000Z',
    driver_id: id,
  });

  await bring(id, { documents: { ...documents, mvr: { ...documents.mvr, status: 'pending' } } });

  expect(await itemsOf(id)).toMatchObject([{ thing: 'mvr', sent_at: '2026-11-09T10:00:00.000Z' }]);
});
