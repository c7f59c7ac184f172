import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { findDriverFile, readDriverFile } from '#db/driver-files/driver-file-store';
import { restoreContacts } from '#db/driver-pipeline/last-contact';
import { readDriverTimeline } from '#db/driver-timeline/driver-timeline';
import { listSavedViews } from '#db/saved-views/saved-view-store';
import { fillDriverResults } from '#db/screening/driver-results';
import { listScreening } from '#db/screening/screening-results';
import { countScreeningCalls } from '#db/screening-calls/screening-calls';
import { sniffMediaType } from '#domain/driver-files/sniff';
import { copyRows } from '../../../demo/copy';
import { storeResults } from '../../../demo/desk/store-results';
import { deskTables } from '../../../demo/desk/tables';
import { tablesOf } from '../../../demo/tables';
import { makeWorld, type World } from '../../../demo/world';
import { openTestDatabase } from '../../support/database';
import { testFiles, testVault } from '../../support/vault';

const now = new Date('2026-11-21T12:00:00.000Z');
let db: Db;
let close: () => Promise<void>;
let world: World;
const deps = () => ({ db, vault: testVault, files: testFiles });

beforeAll(async () => {
  ({ db, close } = await openTestDatabase(6));
  world = makeWorld({ drivers: 120, carriers: 2, orders: 4, seed: 3, now: now.getTime() });
  for (const [table, rows] of tablesOf(world, 'x')) await copyRows(db, table, rows);
  for (const [table, rows] of deskTables(world, 'https://gladhand.example')) await copyRows(db, table, rows);
  await storeResults(deps(), world);
  await fillDriverResults(db);
  await db.transaction(restoreContacts);
});
afterAll(() => close());

describe('seeded operations data', () => {
  it('has a last contact for most drivers, none in the future', async () => {
    const rows: { at: string | null }[] = await db('driver_pipelines').select({ at: 'last_contact_at' });
    const known = rows.flatMap(({ at }) => (at === null ? [] : [new Date(at)]));

    expect(known.length / rows.length).toBeGreaterThan(0.8);
    expect(known.every((at) => at <= now)).toBe(true);
  });

  it('has messages and notes with their texts in the timeline of a driver', async () => {
    const driverId = world.drivers.find(({ desk }) => desk.some(({ type }) => type === 'callRecorded'))?.id ?? '';
    const question = { driverId, before: null, limit: 50 };
    const calls = await readDriverTimeline(db, { ...question, kind: 'calls' });
    const message: { id: string; recipient_id: string } = await db('messages')
      .whereNotNull('author_id')
      .first('id', 'recipient_id');
    const messages = await readDriverTimeline(db, { ...question, driverId: message.recipient_id, kind: 'messages' });

    expect(calls).toContainEqual(expect.objectContaining({ type: 'callRecorded', outcome: expect.any(String) }));
    const sent = messages.find(({ refId }) => refId === message.id);
    expect(sent).toMatchObject({ actorKind: 'ops', status: 'sent', sentBody: expect.stringContaining('Hello') });
  });

  it('has due calls and calls agreed for later', async () => {
    const { due, later } = await countScreeningCalls(db, { now });

    expect(due).toBeGreaterThan(0);
    expect(later).toBeGreaterThan(0);
  });

  it('has a readable file for every result that needs review', async () => {
    const received = await listScreening(db, { status: 'received', after: null, limit: 100 });

    expect(received.length).toBeGreaterThan(0);
    for (const { fileId } of received) {
      const file = await findDriverFile(db, fileId ?? '');
      expect(file).toMatchObject({ purpose: 'result', scan: 'clean' });
      expect(file === undefined ? null : sniffMediaType(await readDriverFile(deps(), file))).toBe('application/pdf');
    }
    const waiting = await listScreening(db, { status: 'waiting', after: null, limit: 100 });
    expect(waiting.every(({ provider, handedOverAt }) => provider !== null && handedOverAt !== null)).toBe(true);
  });

  it('has a saved view whose owner has left, marked as such', async () => {
    const views = await listSavedViews(db, {
      page: 'stalled',
      userId: world.opsTeam.lead.id,
      organizationId: null,
    });

    expect(views.filter(({ hasOwnerLeft }) => hasOwnerLeft)).toMatchObject([{ ownerLastName: 'Mercer' }]);
    expect(views.filter(({ ownerId }) => ownerId === world.opsTeam.lead.id)).toHaveLength(1);
  });
});
