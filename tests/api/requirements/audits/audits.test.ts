import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request, { type Response } from 'supertest';
import { recordEvidence, reviewEvidence } from '#db/evidence/evidence-store';
import { type Position, positions } from '#domain/accounts/roles';
import type { AuditRoom, AuditRoomFile } from '#domain/audits/room-schema';
import type { AuditRows, AuditView, AuditViewEntry, NewAuditBody, NewAuditLink } from '#domain/audits/schema';
import type { AccessLogEntry } from '#domain/drivers/personal-info/schema';
import type { StatedFacts } from '#domain/requirements/sources/stated-facts';
import { newId } from '#platform/ids';
import { createPdf } from '#platform/pdf';
import { problemOf } from '../../../support/api';
import { renderAuditPacket } from '../../../support/builders/audits';
import { aStatement } from '../../../support/builders/complete-files';
import { aDriverFile } from '../../../support/builders/driver-files';
import {
  bodyOf,
  type Caller,
  type FilesCarrier,
  FilesWorld,
  type HiredDriver,
} from '../../../support/hiring/files-world';
import { filesInZip, readBytes } from '../../../support/zip';

/** A CDL job between states. */
const ordinaryJob: StatedFacts = {
  ...{ interstate: true, vehicleWeight: 33_000, passengers: 2, cdlJob: true, cdlClass: 'A', category: 'NI' },
  ...{ hazmat: false, forPay: false, exemptOperation: false, firstOrIntermittentUse: false },
};
const AT = '2026-12-21T18:00:00.000Z';
let world: FilesWorld;
let carrier: FilesCarrier;
let other: FilesCarrier;
let driver: HiredDriver;
let documentId: string;
beforeAll(async () => {
  world = await FilesWorld.start(AT);
  [carrier, other] = [await world.aCarrier(), await world.aCarrier()];
  driver = await world.aHire(carrier);
  documentId = await aDocument(driver, 'mvr', { issued_on: '2026-12-07', received_on: '2026-12-07' });
  await aStatement(world.db, driver.id, { by: carrier.safetyId, facts: ordinaryJob });
  await aDocument(driver, 'drugTest', { tested_on: '2026-12-01', received_on: '2026-12-02' });
});
afterAll(() => world.api.close());

/** A document of two pages in the file of the employment; returns the id of the stored file. */
async function aDocument(of: HiredDriver, kind: 'mvr' | 'drugTest', dates: object): Promise<string> {
  const pdf = createPdf({ title: kind, language: 'en', createdAt: new Date(AT) });
  for (let line = 0; line < 60; line += 1) pdf.text(`Line ${String(line)} of ${kind}`);
  const fileId = await aDriverFile(world.db, of.id, { purpose: 'evidence', content: await pdf.end('') });
  const id = newId();
  await world.db.transaction(async (trx) => {
    await recordEvidence(trx, {
      ...{ id, driver_id: of.id, kind, form: 'document', obtained_by: 'carrier', file_id: fileId },
      ...{ organization_id: carrier.organizationId, employment_id: of.employmentId },
      ...{ recorded_by: carrier.safetyId, recorded_at: AT, ...dates },
    });
    await reviewEvidence(trx, { id: newId(), evidenceId: id, result: 'accepted', by: carrier.safetyId, at: AT });
  });
  return fileId;
}

const aRequest = (overrides: Partial<NewAuditBody> = {}): NewAuditBody => ({
  agency: 'FMCSA Western Service Center',
  kind: 'fmcsa',
  receivedOn: '2026-12-18',
  asOf: '2026-12-20',
  detail: 'full',
  stores: ['qualification'],
  selection: { mode: 'chosen', employmentIds: [driver.employmentId] },
  ...overrides,
});

const send = (body: object, caller: Caller = carrier.SAFETY, key: string = newId()) =>
  caller.post('/api/audits').set('Idempotency-Key', key).send(body);
const read = async (id: string, caller: Caller = carrier.SAFETY) =>
  bodyOf<AuditView>(await caller.get(`/api/audits/${id}`).expect(200));

/** An audit whose packet is ready; returns its id. */
async function aPacket(overrides: Partial<NewAuditBody> = {}): Promise<string> {
  const { _id } = bodyOf<{ _id: string }>(await send(aRequest(overrides)).expect(201));
  await renderAuditPacket(world.db, _id);
  return _id;
}

const share = async (id: string, body: object = {}) =>
  bodyOf<NewAuditLink>(
    await carrier.SAFETY.post(`/api/audits/${id}/links`)
      .send({ reader: 'Inspector Lee', ...body })
      .expect(201),
  );
const codeOf = ({ url }: NewAuditLink): string => url.split('/').at(-1) ?? '';
const enter = (code: string, accessCode: string) =>
  request(world.api.app).post(`/api/audit-links/${code}/rooms`).send({ accessCode });
const visit = (room: string, path = '') => request(world.api.app).get(`/api/audit-rooms/${room}${path}`);

async function anOpenRoom(
  id: string,
  body: object = {},
): Promise<{ readonly room: string; readonly link: NewAuditLink }> {
  const link = await share(id, body);
  const { room } = bodyOf<{ room: string }>(await enter(codeOf(link), link.accessCode).expect(201));
  return { room, link };
}

const fileOf = async (room: string): Promise<AuditRoomFile> => {
  const { files } = bodyOf<AuditRoom>(await visit(room).expect(200));
  return bodyOf<AuditRoomFile>(await visit(room, `/files/${files[0]?._id ?? ''}`).expect(200));
};
const pageOf = (room: string, file: AuditRoomFile, document: string, page: number) =>
  visit(room, `/files/${file._id}/documents/${document}/pages/${String(page)}`);
const codeOfProblem = (response: Response): string => problemOf(response).code;

describe('a request', () => {
  it('is due two business days after it was received, and its packet is requested once', async () => {
    const key = newId();
    const [first, again] = [await send(aRequest(), carrier.SAFETY, key), await send(aRequest(), carrier.SAFETY, key)];

    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
    const { _id } = bodyOf<{ _id: string }>(first);
    expect(await read(_id)).toMatchObject({
      ...{ agency: 'FMCSA Western Service Center', dueOn: '2026-12-22', producedOn: null, state: 'queued', files: 1 },
      fileList: [{ number: 1, driver: { _id: driver.id }, isReady: false, counts: null }],
      selection: { mode: 'chosen', population: 1 },
      mayManage: true,
    });
    expect(
      await world.db('outbox').where({ topic: 'auditPacketRequested' }).whereRaw(`payload ->> 'auditId' = ?`, [_id]),
    ).toHaveLength(1);
  });

  it('is refused with all of its faults', async () => {
    const { errors = [] } = problemOf(
      await send({
        ...aRequest({ receivedOn: '2027-01-04', asOf: '2027-01-04', stores: ['qualification', 'hr'] }),
        selection: { mode: 'period', from: '2026-12-10', to: '2026-12-01' },
      }),
    );

    expect(errors.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      '/receivedOn audit-day-in-future',
      '/asOf audit-day-in-future',
      '/stores audit-store-not-readable',
      '/selection/to audit-period-reversed',
    ]);
    expect(problemOf(await send({ kind: 'fmcsa' })).errors?.length).toBeGreaterThan(4);
  });

  it('contains no file of another carrier, and none from before the hire', async () => {
    const foreign = await world.aHire(other);
    const chosen = (employmentId: string, asOf = '2026-12-20') =>
      send(aRequest({ asOf, selection: { mode: 'chosen', employmentIds: [employmentId] } }));

    for (const response of [
      await chosen(foreign.employmentId),
      await chosen(newId()),
      await chosen(driver.employmentId, '2026-12-01'),
    ])
      expect(problemOf(response).errors).toMatchObject([{ code: 'audit-unknown-file' }]);
  });

  it('draws a sample that its seed draws again', async () => {
    const own = await world.aCarrier();
    for (let index = 0; index < 5; index += 1) await world.aHire(own);
    const selection = { mode: 'sample', from: '2026-12-01', to: '2026-12-20', size: 3 } as const;
    const { _id } = bodyOf<{ _id: string }>(await send(aRequest({ selection }), own.SAFETY).expect(201));

    const audit = await read(_id, own.SAFETY);
    expect(audit.selection).toMatchObject({ mode: 'sample', population: 5 });
    expect(audit.fileList).toHaveLength(3);
    const row = await world.db('audits').where({ id: _id }).first('population', 'seed');
    expect(row?.population).toHaveLength(5);
    const tooLarge = await send(aRequest({ selection: { ...selection, size: 6 } }), own.SAFETY);
    expect(problemOf(tooLarge).errors).toMatchObject([{ pointer: '/selection/size', params: { count: 5 } }]);
  });

  it('is for SAFETY; operations read it', async () => {
    const id = await aPacket();
    const expected = Object.fromEntries(positions.map((position) => [position, position === 'SAFETY' ? 200 : 403]));
    const statuses = async (path: string) =>
      Object.fromEntries(
        await Promise.all(
          positions.map(async (position: Position) => [position, (await carrier[position].get(path)).status] as const),
        ),
      );

    for (const path of ['/api/audits', `/api/audits/${id}`, `/api/audits/${id}/views`, `/api/audits/${id}/packet`])
      expect(await statuses(path)).toEqual(expected);
    expect((await read(id, world.ops)).mayManage).toBe(false);
    for (const path of [`/api/audits/${id}/links`, `/api/audits/${id}/packet`])
      expect((await world.ops.post(path).send({ reader: 'Inspector Lee' })).status).toBe(403);
    expect((await other.SAFETY.get(`/api/audits/${id}`)).status).toBe(404);
    expect((await other.SAFETY.get(`/api/audits/${id}/packet`)).status).toBe(404);
    expect((await driver.get(`/api/audits/${id}`)).status).toBe(403);
    expect((await request(world.api.app).get(`/api/audits/${id}`)).status).toBe(401);
  });

  it('lists those that are not produced first, and only of the own carrier', async () => {
    const [first, second] = [await aPacket(), await aPacket({ receivedOn: '2026-12-21' })];
    await carrier.SAFETY.put(`/api/audits/${second}/production`).send({ producedOn: '2026-12-21' }).expect(204);
    const list = async (caller: Caller, query = '') =>
      bodyOf<AuditRows>(await caller.get(`/api/audits?limit=100${query}`).expect(200));

    const { data } = await list(carrier.SAFETY);
    const index = (id: string) => data.findIndex(({ _id }) => _id === id);
    expect(index(first)).toBeLessThan(index(second));
    expect((await list(carrier.SAFETY, '&state=produced')).data.map(({ _id }) => _id)).toEqual([second]);
    expect((await list(other.SAFETY)).data).toEqual([]);
    expect((await list(other.SAFETY, `&organizationId=${carrier.organizationId}`)).data).toEqual([]);
    const ofCarrier = await list(world.ops, `&organizationId=${carrier.organizationId}`);
    expect(ofCarrier.total).toBe((await list(carrier.SAFETY)).total);
  });

  it('is produced on a day from its receipt to today', async () => {
    const id = await aPacket();
    const produce = (producedOn: string) => carrier.SAFETY.put(`/api/audits/${id}/production`).send({ producedOn });

    expect(problemOf(await produce('2026-12-17')).errors).toMatchObject([{ code: 'audit-produced-too-early' }]);
    expect(problemOf(await produce('2026-12-23')).errors).toMatchObject([{ code: 'audit-day-in-future' }]);
    await produce('2026-12-21').expect(204);
    expect(await read(id)).toMatchObject({ producedOn: '2026-12-21' });
  });
});

describe('a packet', () => {
  it('is an archive of the cover and a PDF for each file, and each driver reads that it was exported', async () => {
    const id = await aPacket();
    const response = await carrier.SAFETY.get(`/api/audits/${id}/packet`).buffer(true).parse(readBytes).expect(200);

    const files = filesInZip(response.body as Buffer);
    expect([...files.keys()]).toEqual(['cover.pdf', '001.pdf']);
    for (const content of files.values()) expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    const [log] = await logOf(driver);
    expect(log).toMatchObject({ side: 'carrier', action: 'export', about: 'audit' });
  });

  it('says as of its day what is missing, and has only the chosen records', async () => {
    const { room } = await anOpenRoom(await aPacket());
    const file = await fileOf(room);

    const lines = file.sections.flatMap(({ lines: own }) => own);
    expect(lines.filter(({ status }) => status === 'missing').length).toBeGreaterThan(0);
    expect(lines.find(({ status }) => status === 'missing')?.statement).toMatch(/^(Missing|Not met): /);
    expect(file.documents).toMatchObject([{ fileId: documentId, title: 'Motor vehicle record (MVR)', pages: 2 }]);
    expect(JSON.stringify(file)).not.toMatch(/drug/i);
    const { room: whole } = await anOpenRoom(await aPacket({ stores: ['qualification', 'drugAlcohol'] }));
    expect((await fileOf(whole)).documents).toHaveLength(2);
  });

  it('stays as it was when the file changes', async () => {
    const { room } = await anOpenRoom(await aPacket());
    const before = await fileOf(room);
    await aDocument(driver, 'mvr', { issued_on: '2026-12-09', received_on: '2026-12-09' });

    expect(await fileOf(room)).toEqual(before);
  });

  it('is rendered again after a failure, with the files that are there', async () => {
    const { _id } = bodyOf<{ _id: string }>(await send(aRequest()).expect(201));
    await world.db('audits').where({ id: _id }).update({ state: 'failed' });
    expect(codeOfProblem(await carrier.SAFETY.get(`/api/audits/${_id}/packet`))).toBe('audit-not-ready');
    expect(codeOfProblem(await carrier.SAFETY.post(`/api/audits/${_id}/links`).send({ reader: 'Lee' }))).toBe(
      'audit-not-ready',
    );

    await carrier.SAFETY.post(`/api/audits/${_id}/packet`).expect(204);
    await carrier.SAFETY.post(`/api/audits/${_id}/packet`).expect(204);

    expect(await read(_id)).toMatchObject({ state: 'queued' });
    const rows = await world
      .db('outbox')
      .where({ topic: 'auditPacketRequested' })
      .whereRaw(`payload ->> 'auditId' = ?`, [_id])
      .select('payload');
    expect(rows.map(({ payload }) => (payload as { attempt: number }).attempt).toSorted()).toEqual([1, 2]);
  });

  it('is no file that anybody opens elsewhere', async () => {
    await aPacket();
    const row = await world.db('driver_files').where({ driver_id: driver.id, purpose: 'audit' }).first('id');
    const fileId = row?.id ?? '';

    expect((await driver.get(`/api/driver-profile/files/${fileId}`)).status).toBe(404);
    expect((await world.ops.get(`/api/ops/drivers/${driver.id}/files/${fileId}`)).status).toBe(404);
    expect((await carrier.HR.get(`/api/business/driver/${driver.id}/documents/${fileId}`)).status).toBe(404);
  });

  it('stores nothing about the driver in plain text', async () => {
    const id = await aPacket();
    const row = await world.db('audit_files').where({ audit_id: id }).first('content');
    const audit = await world.db('audits').where({ id }).first('cover');

    expect(row?.content?.includes('Maria')).toBe(false);
    expect(audit?.cover?.includes('%PDF')).toBe(false);
  });
});

const logOf = async (of: Caller) =>
  bodyOf<{ data: AccessLogEntry[] }>(await of.get('/api/driver/access-log?limit=20').expect(200)).data;
const viewsOf = async (id: string) =>
  bodyOf<{ data: AuditViewEntry[] }>(await carrier.SAFETY.get(`/api/audits/${id}/views?limit=100`).expect(200)).data;

describe('a link', () => {
  it('opens the room with its access code, as people write it', async () => {
    const id = await aPacket();
    const link = await share(id);

    const { accessCode } = link;
    const written = ` ${accessCode.slice(0, 5).toLowerCase()}-${accessCode.slice(5)} `;
    const { room } = bodyOf<{ room: string }>(await enter(codeOf(link), written).expect(201));

    expect(bodyOf<AuditRoom>(await visit(room).expect(200))).toMatchObject({
      ...{
        reader: 'Inspector Lee',
        agency: 'FMCSA Western Service Center',
        asOf: '2026-12-20',
        allowsOriginals: false,
      },
      files: [{ number: 1, driver: 'Maria Gomez' }],
      sampling: '1 file, chosen one by one.',
    });
    expect(Date.parse(link.expiresAt) - Date.parse(AT)).toBe(14 * 86_400_000);
    const stored = JSON.stringify(await world.db('audit_links').where({ audit_id: id }));
    expect(stored).not.toContain(codeOf(link));
    expect(stored).not.toContain(accessCode);
  });

  it('is locked after five wrong access codes, also for the right one', async () => {
    const link = await share(await aPacket());
    const codes: string[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      codes.push(codeOfProblem(await enter(codeOf(link), `WRONG${String(attempt)}`)));

    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'audit-link-wrong'), 'audit-link-locked']);
    expect(codeOfProblem(await enter(codeOf(link), link.accessCode))).toBe('audit-link-locked');
  });

  it('forgives wrong codes after the right one', async () => {
    const link = await share(await aPacket());
    for (let attempt = 0; attempt < 4; attempt += 1) await enter(codeOf(link), 'WRONG').expect(404);
    await enter(codeOf(link), link.accessCode).expect(201);
    for (let attempt = 0; attempt < 4; attempt += 1) await enter(codeOf(link), 'WRONG').expect(404);

    await enter(codeOf(link), link.accessCode).expect(201);
  });

  it('does not open with another link’s access code, or with a made-up code', async () => {
    const [one, two] = [await share(await aPacket()), await share(await aPacket())];

    expect(codeOfProblem(await enter(codeOf(one), two.accessCode))).toBe('audit-link-wrong');
    expect(codeOfProblem(await enter('made-up', one.accessCode))).toBe('audit-link-wrong');
    expect(codeOfProblem(await visit('made-up'))).toBe('audit-room-closed');
  });

  it('closes its room when it is revoked, when it expires, and when the carrier is not active', async () => {
    const id = await aPacket();
    const { room, link } = await anOpenRoom(id, { days: 1 });
    await other.SAFETY.delete(`/api/audits/${id}/links/${link._id}`).expect(404);
    await visit(room).expect(200);
    await world.db('organizations').where({ id: carrier.organizationId }).update({ is_active: false });
    expect(codeOfProblem(await visit(room))).toBe('audit-link-revoked');
    await world.db('organizations').where({ id: carrier.organizationId }).update({ is_active: true });

    const { room: second, link: revoked } = await anOpenRoom(id);
    await carrier.SAFETY.delete(`/api/audits/${id}/links/${revoked._id}`).expect(204);
    expect(codeOfProblem(await visit(second))).toBe('audit-link-revoked');
    expect(codeOfProblem(await enter(codeOf(revoked), revoked.accessCode))).toBe('audit-link-revoked');

    world.at('2026-12-22T18:00:01.000Z');
    expect(codeOfProblem(await visit(room))).toBe('audit-room-closed');
    expect(codeOfProblem(await enter(codeOf(link), link.accessCode))).toBe('audit-link-expired');
    world.at(AT);
    await world
      .db('audit_links')
      .where({ id: link._id })
      .update({ created_at: '2026-12-01T00:00:00Z', expires_at: AT });
    expect((await read(id)).links.map(({ state }) => state)).toEqual(['revoked', 'expired']);
  });

  it('needs the access code again after eight hours', async () => {
    const { room, link } = await anOpenRoom(await aPacket());
    await world.db('audit_rooms').where({ link_id: link._id }).update({ expires_at: AT });

    expect(codeOfProblem(await visit(room))).toBe('audit-room-closed');
    await enter(codeOf(link), link.accessCode).expect(201);
  });

  it('lasts at most 90 days', async () => {
    const id = await aPacket();
    for (const days of [0, 91])
      await carrier.SAFETY.post(`/api/audits/${id}/links`).send({ reader: 'Lee', days }).expect(400);
  });
});

describe('a room', () => {
  it('shows pages with the name of the reader, and no original unless the carrier allows it', async () => {
    const id = await aPacket();
    const { room } = await anOpenRoom(id);
    const file = await fileOf(room);

    const page = await pageOf(room, file, documentId, 1).expect(200);
    expect(page.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' });
    expect((page.body as Buffer).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(codeOfProblem(await pageOf(room, file, documentId, 3))).toBe('audit-page-broken');
    const original = `/files/${file._id}/documents/${documentId}/original`;
    expect(codeOfProblem(await visit(room, original))).toBe('audit-originals-not-allowed');
    expect(codeOfProblem(await visit(room, '/packet'))).toBe('audit-originals-not-allowed');

    const { room: generous } = await anOpenRoom(id, { allowsOriginals: true });
    const stored = await visit(generous, original).buffer(true).parse(readBytes).expect(200);
    expect((stored.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    const packet = await visit(generous, '/packet').buffer(true).parse(readBytes).expect(200);
    expect([...filesInZip(packet.body as Buffer).keys()]).toEqual(['cover.pdf', '001.pdf']);
  });

  it('has no documents in an index', async () => {
    const { room } = await anOpenRoom(await aPacket({ detail: 'index' }), { allowsOriginals: true });
    const file = await fileOf(room);

    expect(file.documents).toEqual([]);
    expect(
      file.sections
        .flatMap(({ lines }) => lines)
        .flatMap(({ evidence }) => evidence)
        .every(({ documentIds }) => documentIds.length === 0),
    ).toBe(true);
    await pageOf(room, file, documentId, 1).expect(404);
  });

  it('does not show a file or document of another packet', async () => {
    const [one, two] = [await anOpenRoom(await aPacket()), await anOpenRoom(await aPacket())];
    const file = await fileOf(one.room);
    const foreign = await aDriverFile(world.db, driver.id);

    await visit(two.room, `/files/${file._id}`).expect(404);
    await pageOf(two.room, file, documentId, 1).expect(404);
    await pageOf(one.room, file, foreign, 1).expect(404);
  });

  it('records every view for the carrier, and where the driver reads it', async () => {
    const id = await aPacket();
    const { room, link } = await anOpenRoom(id, { allowsOriginals: true });
    const seen = (await logOf(driver)).length;
    const file = await fileOf(room);
    await pageOf(room, file, documentId, 1).expect(200);
    await pageOf(room, file, documentId, 2).expect(200);
    await pageOf(room, file, documentId, 2).expect(200);
    await visit(room, `/files/${file._id}/documents/${documentId}/original`).expect(200);

    const views = await viewsOf(id);
    expect(views.map(({ kind, page }) => `${kind} ${String(page)}`)).toEqual([
      ...['original null', 'page 2', 'page 2', 'page 1', 'file null', 'index null'],
    ]);
    expect(views[0]).toMatchObject({
      reader: 'Inspector Lee',
      driver: 'Maria Gomez',
      document: 'Motor vehicle record (MVR)',
    });
    const log = (await logOf(driver)).slice(0, 6);
    expect(
      log.map(({ side, auditor, action, about }) => `${side} ${String(auditor)} ${action} ${String(about)}`),
    ).toEqual([
      ...Array.from({ length: 4 }, () => 'auditor FMCSA Western Service Center driver-file evidence'),
      ...Array.from({ length: 2 }, () => 'auditor FMCSA Western Service Center driver-record audit'),
    ]);
    expect(log[0]?.carrier).toBe(
      (await world.db('organizations').where({ id: carrier.organizationId }).first('name'))?.name,
    );
    expect((await logOf(driver)).length).toBeGreaterThanOrEqual(Math.min(20, seen));
    expect((await read(id)).links.find(({ _id }) => _id === link._id)).toMatchObject({ views: 6 });
  });

  it('keeps its log as it is', async () => {
    const { room } = await anOpenRoom(await aPacket());
    await visit(room).expect(200);

    await expect(world.db('audit_views').update({ at: AT })).rejects.toThrow();
    await expect(world.db('audit_views').delete()).rejects.toThrow();
  });
});
