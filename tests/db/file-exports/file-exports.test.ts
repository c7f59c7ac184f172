import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { findDriverFile } from '#db/driver-files/driver-file-store';
import { deleteExportFiles } from '#db/file-exports/delete-export-files';
import { attachExportFile, findFileExport, moveFileExport } from '#db/file-exports/file-export-store';
import { newId } from '#platform/ids';
import { aDriverFile } from '../../support/builders/driver-files';
import { aFileExport, eventsOfExport } from '../../support/builders/file-exports';
import { openTestDatabase } from '../../support/database';
import { aDriver, aHiringWorld, type HiringWorld } from '../../support/hiring/hiring-world';
import { testFiles } from '../../support/vault';

let db: Db;
let close: () => Promise<void>;
let world: HiringWorld;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
  world = await aHiringWorld(db);
});
afterAll(() => close());

const AT = new Date(Date.now() + 60_000);
const request = async (driverId: string) =>
  aFileExport(db, { organizationId: world.organizationId, readerId: world.adminId, driverId });
const move = (id: string, state: Parameters<typeof moveFileExport>[2]['state']) =>
  db.transaction(async (trx) => {
    const found = await findFileExport(trx, id);
    if (found === undefined) throw new Error('There is no export');
    await moveFileExport(trx, found, { state, at: AT });
  });

describe('an export', () => {
  it('moves only along its states, and its content is deleted when it ends', async () => {
    const id = await request(await aDriver(db));

    await expect(move(id, 'sent')).rejects.toThrow('does not move');
    await move(id, 'rendering');
    expect((await findFileExport(db, id))?.content).not.toBeNull();
    await move(id, 'refused');

    expect(await findFileExport(db, id)).toMatchObject({ state: 'refused', content: null });
    expect((await eventsOfExport(db, id)).map(({ state }) => state)).toEqual(['requested', 'rendering', 'refused']);
    await expect(move(id, 'sending')).rejects.toThrow('does not move');
  });

  it('keeps its PDF while it is open, and its line afterward; other files stay', async () => {
    const driverId = await aDriver(db);
    const id = await request(driverId);
    await move(id, 'rendering');
    const old = new Date('2026-09-01T12:00:00.000Z');
    const fileId = await aDriverFile(db, driverId, { id: newId(), purpose: 'export', createdAt: old });
    const other = await aDriverFile(db, driverId, { id: newId(), purpose: 'mvr', createdAt: old });
    await attachExportFile(db, { id, fileId });

    expect(await deleteExportFiles(db, testFiles, old)).toBe(0);
    expect(await deleteExportFiles(db, testFiles, AT)).toBe(0);
    await move(id, 'failed');
    expect(await deleteExportFiles(db, testFiles, AT)).toBe(1);

    expect(await findDriverFile(db, fileId)).toBeUndefined();
    expect(await findDriverFile(db, other)).toBeDefined();
    expect(await findFileExport(db, id)).toMatchObject({ state: 'failed', fileId: null });
  });
});
