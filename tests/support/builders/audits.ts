import { createHash } from 'node:crypto';
import { createAuditPacketActivities } from '#activities/audits/packet-activities';
import type { AuditRenderDeps } from '#activities/audits/render-deps';
import { createAuditRenderActivities } from '#activities/audits/render-packet';
import { sealCover } from '#db/audits/audit-cover';
import { attachAuditFile, listAuditFiles, sealAuditContent } from '#db/audits/audit-files';
import { createLink, openRoom } from '#db/audits/audit-links';
import { completePacket, createAudit, findAudit, movePacket, type NewAudit } from '#db/audits/audit-store';
import type { Db } from '#db/core/handle';
import { enqueueOutbox } from '#db/core/outbox';
import { auditCounts, type AuditFileContent } from '#domain/audits/content';
import { auditDueOn } from '#domain/audits/due';
import { DAY_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import { drawHere } from '#platform/page-pictures';
import { createSealer } from '#platform/sealing';
import { newToken } from '#platform/tokens';
import { aDriver } from '../hiring/hiring-world';
import { silentLogger } from '../hiring/silent-logger';
import { aPdf } from '../pictures';
import { testFiles, testKey, testVault } from '../vault';
import { aDriverFile } from './driver-files';

interface AuditOptions extends Partial<
  Pick<NewAudit, 'stores' | 'detail' | 'agency' | 'receivedOn' | 'asOf' | 'selection' | 'population'>
> {
  readonly organizationId: string;
  readonly by: string;
  readonly files: NewAudit['files'];
}

/** Stores an audit of these files, as it is when its packet was just requested; returns its id. */
export async function anAudit(db: Db, { by, files, organizationId, ...options }: AuditOptions): Promise<string> {
  const id = newId();
  const receivedOn = options.receivedOn ?? '2026-11-20';
  await db.transaction((trx) =>
    createAudit(trx, {
      id,
      organizationId,
      agency: 'FMCSA',
      kind: 'fmcsa',
      asOf: receivedOn,
      detail: 'full',
      stores: ['qualification'],
      selection: { mode: 'chosen', employmentIds: files.map(({ employmentId }) => employmentId) },
      seed: 'SEED2345',
      population: files.map(({ employmentId }) => employmentId),
      ...options,
      receivedOn,
      dueOn: auditDueOn(receivedOn),
      files,
      requestedBy: by,
      at: new Date(),
    }),
  );
  return id;
}

/** The content of a file; one requirement is met and one is missing. */
export const auditContent = (overrides: Partial<AuditFileContent> = {}): AuditFileContent => ({
  driver: 'Maria Gomez',
  carrier: 'Harbor Freight Lines',
  employment: { appliedOn: '2026-10-01', hiredOn: '2026-10-12', startedOn: null, endedOn: null },
  identity: [],
  facts: [],
  on: '2026-11-20',
  stores: ['qualification'],
  lines: [
    {
      title: 'English assessment',
      citation: '49 CFR 391.11(b)(2)',
      subject: '',
      status: 'done',
      statement: 'On file. Date performed: 10/10/2026.',
      bars: false,
      evidence: [],
    },
    {
      title: 'Motor vehicle record',
      citation: '49 CFR 391.23(a)(1), (b)',
      subject: 'CA',
      status: 'missing',
      statement: 'No qualifying document is on file. It was due 11/11/2026, 9 days before this day.',
      bars: false,
      evidence: [],
    },
  ],
  documents: [],
  ...overrides,
});

/** Completes the packet of an audit without a renderer: each file has the same small PDF. */
export async function aReadyPacket(
  db: Db,
  auditId: string,
  contentOf: (file: { readonly driverId: string }) => AuditFileContent = () => auditContent(),
): Promise<void> {
  const deps = { db, vault: testVault };
  for (const file of await listAuditFiles(db, auditId)) {
    const content = contentOf(file);
    await attachAuditFile(db, file, {
      content: await sealAuditContent(deps, file, content),
      counts: auditCounts(content),
      documents: content.documents.length,
      fileId: await aDriverFile(db, file.driverId, { purpose: 'audit' }),
      sha256: createHash('sha256').update(aPdf()).digest(),
    });
  }
  await db.transaction(async (trx) => {
    const audit = await findAudit(trx, auditId);
    if (audit === undefined) throw new Error('There is no such audit');
    await movePacket(trx, audit, 'rendering');
    const cover = await sealCover({ db: trx, vault: testVault }, audit, aPdf());
    await completePacket(trx, { id: auditId, state: 'rendering' }, { cover, at: new Date() });
  });
}

/** Renders a packet as the worker does, without Chromium unless there is one. */
export async function renderAuditPacket(
  db: Db,
  auditId: string,
  chromium: AuditRenderDeps['chromium'] = undefined,
): Promise<void> {
  const { beginAuditPacket } = createAuditPacketActivities({ db });
  const { renderAuditFile, renderAuditCover } = createAuditRenderActivities({
    ...{ db, vault: testVault, files: testFiles, chromium, log: silentLogger, pages: drawHere },
  });
  const files = await beginAuditPacket({ auditId });
  for (let number = 1; number <= files; number += 1) await renderAuditFile({ auditId, number });
  await renderAuditCover({ auditId });
}

/** A link to an audit with an open room; the access code is `23456-789AB`. */
export async function anAuditLink(
  db: Db,
  {
    auditId,
    by,
    allowsOriginals = false,
  }: { readonly auditId: string; readonly by: string; readonly allowsOriginals?: boolean },
) {
  const [id, code, room] = [newId(), newToken(), newToken()];
  const at = new Date();
  const expiresAt = new Date(at.getTime() + 14 * DAY_MS);
  await db.transaction(async (trx) => {
    const accessHash = createSealer([testKey]).hmac(`${id}/23456789AB`);
    await createLink(trx, {
      id,
      auditId,
      reader: 'Inspector Lee',
      allowsOriginals,
      accessHash,
      code,
      by,
      at,
      expiresAt,
    });
    await openRoom(trx, { linkId: id, token: room, at, expiresAt });
  });
  return { id, code, room };
}

/** Drivers whom the carrier employs, and the request of an audit of their files, which the worker renders; returns its id. */
export async function aRequestedAudit(
  db: Db,
  { organizationId, by, drivers }: { readonly organizationId: string; readonly by: string; readonly drivers: number },
): Promise<string> {
  const files: { driverId: string; employmentId: string }[] = [];
  for (let count = 0; count < drivers; count += 1) {
    const [driverId, employmentId] = [await aDriver(db), newId()];
    await db('employments').insert({
      ...{ id: employmentId, driver_id: driverId, organization_id: organizationId, hired_on: '2026-09-14' },
      ...{ entered_by: by, entered_at: new Date().toISOString() },
    });
    files.push({ driverId, employmentId });
  }
  const auditId = await anAudit(db, { organizationId, by, files });
  await db.transaction((trx) =>
    enqueueOutbox(trx, [{ topic: 'auditPacketRequested', payload: { auditId, attempt: 1 } }]),
  );
  return auditId;
}
