import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { listAuditFiles } from '#db/audits/audit-files';
import { findAudit } from '#db/audits/audit-store';
import { auditPacketWorkflowId } from '#domain/audits/ids';
import { aRequestedAudit } from '../support/builders/audits';
import { eventually } from '../support/eventually';
import { type HiringSystem, startHiringSystem } from '../support/hiring/hiring-system';
import { aHiringWorld, type HiringWorld } from '../support/hiring/hiring-world';

let system: HiringSystem;
let world: HiringWorld;
beforeAll(async () => {
  system = await startHiringSystem();
  world = await aHiringWorld(system.db);
});
afterAll(() => system.close());

const request = (drivers: number) =>
  aRequestedAudit(system.db, { organizationId: world.organizationId, by: world.safetyId, drivers });
const reaches = (id: string, state: string) =>
  eventually(async () => expect((await findAudit(system.db, id))?.state).toBe(state));

it('renders each file once and then the cover', async () => {
  const id = await request(2);
  await reaches(id, 'ready');
  await system.client.workflow.getHandle(auditPacketWorkflowId(id, 1)).result();

  const files = await listAuditFiles(system.db, id);
  expect(files.every(({ fileId, counts }) => fileId !== null && counts !== null)).toBe(true);
  expect((await findAudit(system.db, id))?.cover).not.toBeNull();
  expect(
    await system
      .db('driver_files')
      .where({ purpose: 'audit' })
      .whereIn(
        'driver_id',
        files.map(({ driverId }) => driverId),
      ),
  ).toHaveLength(2);
});

it('goes on after the death of a worker', async () => {
  await system.workers.stop();
  const id = await request(1);
  await system.workers.start();
  await reaches(id, 'ready');

  expect(await system.db('audit_files').where({ audit_id: id }).whereNotNull('file_id')).toHaveLength(1);
});
