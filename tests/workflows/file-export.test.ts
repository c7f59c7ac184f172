import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { deliverNext } from '#activities/messages/deliver';
import { listDownloads } from '#db/file-exports/downloads';
import { findFileExport } from '#db/file-exports/file-export-store';
import { fileExportWorkflowId } from '#domain/file-exports/ids';
import type { FileExportState } from '#domain/file-exports/states';
import { newId } from '#platform/ids';
import { anAccessRow } from '../support/builders/access-rows';
import { anExportContent } from '../support/builders/export-content';
import { aFileExport, eventsOfExport } from '../support/builders/file-exports';
import { eventually } from '../support/eventually';
import { type HiringSystem, startHiringSystem } from '../support/hiring/hiring-system';
import { aDriver, aHiringWorld, aStaffMember, type HiringWorld } from '../support/hiring/hiring-world';
import { silentLogger } from '../support/hiring/silent-logger';
import { messageSettings } from '../support/hiring/test-workers';
import { testFiles, testVault } from '../support/vault';

let system: HiringSystem;
let world: HiringWorld;
let readerId: string;

beforeAll(async () => {
  system = await startHiringSystem();
  world = await aHiringWorld(system.db);
  readerId = await aStaffMember(system.db, { organizationId: world.organizationId, position: 'HR' });
});
afterAll(() => system.close());
afterEach(async () => {
  await system.workers.deliver();
});

async function aDriverWithAccess(): Promise<string> {
  const driverId = await aDriver(system.db);
  await anAccessRow(system.db, { organizationId: world.organizationId, driverId });
  return driverId;
}

interface Waiting {
  readonly driverId: string;
  readonly readerId: string;
}
const aReader = () => aStaffMember(system.db, { organizationId: world.organizationId, position: 'HR' });
const revoke = (driverId: string) =>
  system.db('dq_accesses').where({ driver_id: driverId }).update({ state: 'revoked', ends_on: null, ends_at: null });
const request = (driverId: string, options: Parameters<typeof aFileExport>[1] | object = {}) =>
  aFileExport(system.db, { organizationId: world.organizationId, readerId, driverId, ...options });
const reaches = (id: string, state: FileExportState) =>
  eventually(async () => expect((await findFileExport(system.db, id))?.state).toBe(state));
const statesOf = async (id: string) => (await eventsOfExport(system.db, id)).map(({ state }) => state);
const ended = (id: string) => system.client.workflow.getHandle(fileExportWorkflowId(id)).result();
const messagesOf = (id: string) => system.db('messages').where({ id }).select('message_id', 'status');

/** Delivery while the email server is down. */
const failing = () => ({
  ...messageSettings,
  db: system.db,
  vault: testVault,
  files: testFiles,
  log: silentLogger,
  mail: { send: () => Promise.reject(new Error('down')), close: () => undefined },
  sms: undefined,
  mailFrom: 'no-reply@gladhand.example',
  sender: {},
});

describe('an export of a driver file', () => {
  it('is emailed to its reader once, and recorded for the carrier and for the driver', async () => {
    const driverId = await aDriverWithAccess();
    const id = await request(driverId);
    await reaches(id, 'sending');
    await system.workers.deliver();
    await ended(id);

    expect(await statesOf(id)).toEqual(['requested', 'rendering', 'sending', 'sent']);
    expect(await messagesOf(id)).toEqual([{ message_id: `${id}@account.gladhand`, status: 'sent' }]);
    const mail = system.workers.mails.filter(({ messageId }) => messageId === `<${id}@account.gladhand>`);
    expect(mail).toMatchObject([{ attachments: [{ filename: 'Maria Gomez - driver file.pdf' }] }]);
    expect(mail[0]?.attachments?.[0]?.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await findFileExport(system.db, id)).toMatchObject({ state: 'sent', content: null });
    const log = await system.db('access_log').where({ subject_driver_id: driverId, action: 'export' });
    expect(log).toMatchObject([{ actor_id: readerId, organization_id: world.organizationId, about: 'driver-file' }]);
    const lines = await listDownloads(system.db, { organizationId: world.organizationId, driverId });
    expect(lines).toMatchObject([{ _id: id, fleetId: readerId, state: 'sent' }]);
  });

  it('uses the file of an earlier export with the same content, and another one for another reader or content', async () => {
    const driverId = await aDriverWithAccess();
    const colleagueId = await aStaffMember(system.db, { organizationId: world.organizationId, position: 'SAFETY' });
    const exportOnce = async (options: object = {}) => {
      const id = await request(driverId, options);
      await reaches(id, 'sending');
      await system.workers.deliver();
      await ended(id);
      return (await findFileExport(system.db, id))?.fileId;
    };

    const first = await exportOnce();
    expect(await exportOnce()).toBe(first);
    expect(await exportOnce({ content: anExportContent({ employers: 1 }) })).not.toBe(first);
    expect(await exportOnce({ readerId: colleagueId })).not.toBe(first);
    expect(await system.db('driver_files').where({ driver_id: driverId, purpose: 'export' })).toHaveLength(3);
  });

  it('is refused without access, and when the access ends while it is rendered', async () => {
    const { organizationId } = world;
    const without = await request(await aDriver(system.db));
    await reaches(without, 'refused');
    const driverId = await aDriverWithAccess();
    const name = `test_${newId().replaceAll('-', '')}`;
    await system.db.raw(`
      create function ${name}() returns trigger language plpgsql as $$ begin
        update dq_accesses set state = 'revoked', ends_on = null, ends_at = null where driver_id = new.driver_id;
        return null;
      end $$;
      create trigger ${name} after update on file_exports for each row
        when (new.file_id is not null and old.file_id is null and new.driver_id = '${driverId}') execute function ${name}();
    `);
    const id = await request(driverId);
    await reaches(id, 'refused');
    await system.db.raw(`drop trigger ${name} on file_exports; drop function ${name}();`);
    await ended(id);

    expect(await statesOf(id)).toEqual(['requested', 'rendering', 'refused']);
    expect((await eventsOfExport(system.db, id)).at(-1)).toMatchObject({ reason: 'access-not-granted' });
    expect(await messagesOf(id)).toEqual([]);
    expect(await listDownloads(system.db, { organizationId, driverId })).toMatchObject([{ state: 'refused' }]);
  });

  it('is refused for a reader who left the carrier', async () => {
    const leaverId = await aStaffMember(system.db, { organizationId: world.organizationId, position: 'HR' });
    await system.db('users').where({ id: leaverId }).update({ is_active: false });
    const id = await request(await aDriverWithAccess(), { readerId: leaverId });
    await reaches(id, 'refused');

    expect((await eventsOfExport(system.db, id)).at(-1)).toMatchObject({ reason: 'reader-inactive' });
  });

  it('is refused for a reader whose position reads less than when it was requested', async () => {
    const movedId = await aStaffMember(system.db, { organizationId: world.organizationId, position: 'RECRUITER' });
    const stores = ['qualification', 'investigation', 'drugAlcohol'] as const;
    const id = await request(await aDriverWithAccess(), { readerId: movedId, stores });
    await reaches(id, 'refused');

    expect((await eventsOfExport(system.db, id)).at(-1)).toMatchObject({ reason: 'position-changed' });
    expect(await messagesOf(id)).toEqual([]);
  });

  it.each([
    ['access-not-granted', (of: Waiting) => revoke(of.driverId)],
    ['reader-inactive', (of: Waiting) => system.db('users').where({ id: of.readerId }).update({ is_active: false })],
    [
      'position-changed',
      (of: Waiting) => system.db('users').where({ id: of.readerId }).update({ position: 'ACCOUNTING' }),
    ],
  ] as const)(
    'is not sent after the email waited, if the reader may not have it any more: %s',
    async (reason, change) => {
      const waiting = { driverId: await aDriverWithAccess(), readerId: await aReader() };
      const id = await request(waiting.driverId, { readerId: waiting.readerId });
      await reaches(id, 'sending');
      await deliverNext(failing());
      await change(waiting);
      await system.db('messages').where({ id }).update({ next_try_at: new Date() });

      await system.workers.deliver();
      await ended(id);

      expect(system.workers.mails.filter(({ messageId }) => messageId === `<${id}@account.gladhand>`)).toEqual([]);
      expect(await messagesOf(id)).toMatchObject([{ status: 'skipped' }]);
      expect((await eventsOfExport(system.db, id)).at(-1)).toMatchObject({ state: 'failed', reason });
    },
  );

  it('has failed if its PDF is lost before the email, and the next one has a file again', async () => {
    const driverId = await aDriverWithAccess();
    const name = `test_${newId().replaceAll('-', '')}`;
    await system.db.raw(`
      create function ${name}() returns trigger language plpgsql as $$ begin
        update file_exports set file_id = null where id = new.id;
        return null;
      end $$;
      create trigger ${name} after update on file_exports for each row
        when (new.file_id is not null and old.file_id is null and new.driver_id = '${driverId}') execute function ${name}();
    `);
    const id = await request(driverId);
    await reaches(id, 'failed');
    await system.db.raw(`drop trigger ${name} on file_exports; drop function ${name}();`);

    expect((await eventsOfExport(system.db, id)).at(-1)).toMatchObject({ reason: 'not-rendered' });
    await reaches(await request(driverId), 'sending');
  });

  it('has failed when the email could not be sent for 24 hours', async () => {
    const id = await request(await aDriverWithAccess());
    await reaches(id, 'sending');
    await deliverNext(failing(), new Date(Date.now() + 25 * 3_600_000));
    await ended(id);

    expect(await statesOf(id)).toEqual(['requested', 'rendering', 'sending', 'failed']);
    expect(await messagesOf(id)).toMatchObject([{ status: 'failed' }]);
  });

  it('goes on after the death of a worker, with one message', async () => {
    await system.workers.stop();
    const id = await request(await aDriverWithAccess());
    await system.workers.start();
    await reaches(id, 'sending');
    await system.workers.deliver();
    await ended(id);

    expect(await messagesOf(id)).toHaveLength(1);
  });
});
