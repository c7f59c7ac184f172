import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { type Position, positions } from '#domain/accounts/roles';
import type { AuditRows } from '#domain/audits/schema';
import { newId } from '#platform/ids';
import { problemOf } from '../../../support/api';
import { AT, AuditWorld, codeOfProblem, logOf } from '../../../support/audits/audit-world';
import {
  bodyOf,
  type Caller,
  type FilesCarrier,
  type FilesWorld,
  type HiredDriver,
} from '../../../support/hiring/files-world';
import { filesInZip, readBytes } from '../../../support/zip';

let audits: AuditWorld;
let world: FilesWorld;
let carrier: FilesCarrier;
let other: FilesCarrier;
let driver: HiredDriver;
let documentId: string;
beforeAll(async () => {
  audits = await AuditWorld.start();
  ({ world, carrier, other, driver, documentId } = audits);
});
afterAll(() => audits.world.api.close());

describe('a request', () => {
  it('is due two business days after it was received, and its packet is requested once', async () => {
    const key = newId();
    const [first, again] = [
      await audits.send(audits.aRequest(), carrier.SAFETY, key),
      await audits.send(audits.aRequest(), carrier.SAFETY, key),
    ];

    expect(first.status).toBe(201);
    expect(again.body).toEqual(first.body);
    const { _id } = bodyOf<{ _id: string }>(first);
    expect(await audits.read(_id)).toMatchObject({
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
      await audits.send({
        ...audits.aRequest({ receivedOn: '2027-01-04', asOf: '2027-01-04', stores: ['qualification', 'hr'] }),
        selection: { mode: 'period', from: '2026-12-10', to: '2026-12-01' },
      }),
    );

    expect(errors.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
      '/receivedOn audit-day-in-future',
      '/asOf audit-day-in-future',
      '/stores audit-store-not-readable',
      '/selection/to audit-period-reversed',
    ]);
    expect(problemOf(await audits.send({ kind: 'fmcsa' })).errors?.length).toBeGreaterThan(4);
  });

  it('contains no file of another carrier, and none from before the hire', async () => {
    const foreign = await world.aHire(other);
    const chosen = (employmentId: string, asOf = '2026-12-20') =>
      audits.send(audits.aRequest({ asOf, selection: { mode: 'chosen', employmentIds: [employmentId] } }));

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
    const { _id } = bodyOf<{ _id: string }>(await audits.send(audits.aRequest({ selection }), own.SAFETY).expect(201));

    const audit = await audits.read(_id, own.SAFETY);
    expect(audit.selection).toMatchObject({ mode: 'sample', population: 5 });
    expect(audit.fileList).toHaveLength(3);
    const row = await world.db('audits').where({ id: _id }).first('population', 'seed');
    expect(row?.population).toHaveLength(5);
    const tooLarge = await audits.send(audits.aRequest({ selection: { ...selection, size: 6 } }), own.SAFETY);
    expect(problemOf(tooLarge).errors).toMatchObject([{ pointer: '/selection/size', params: { count: 5 } }]);
  });

  it('is for SAFETY; operations read it', async () => {
    const id = await audits.aPacket();
    const expected = Object.fromEntries(positions.map((position) => [position, position === 'SAFETY' ? 200 : 403]));
    const statuses = async (path: string) =>
      Object.fromEntries(
        await Promise.all(
          positions.map(async (position: Position) => [position, (await carrier[position].get(path)).status] as const),
        ),
      );

    for (const path of ['/api/audits', `/api/audits/${id}`, `/api/audits/${id}/views`, `/api/audits/${id}/packet`])
      expect(await statuses(path)).toEqual(expected);
    expect((await audits.read(id, world.ops)).mayManage).toBe(false);
    for (const path of [`/api/audits/${id}/links`, `/api/audits/${id}/packet`])
      expect((await world.ops.post(path).send({ reader: 'Inspector Lee' })).status).toBe(403);
    expect((await other.SAFETY.get(`/api/audits/${id}`)).status).toBe(404);
    expect((await other.SAFETY.get(`/api/audits/${id}/packet`)).status).toBe(404);
    expect((await driver.get(`/api/audits/${id}`)).status).toBe(403);
    expect((await request(world.api.app).get(`/api/audits/${id}`)).status).toBe(401);
  });

  it('lists those that are not produced first, and only of the own carrier', async () => {
    const [first, second] = [await audits.aPacket(), await audits.aPacket({ receivedOn: '2026-12-21' })];
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
    const id = await audits.aPacket();
    const produce = (producedOn: string) => carrier.SAFETY.put(`/api/audits/${id}/production`).send({ producedOn });

    expect(problemOf(await produce('2026-12-17')).errors).toMatchObject([{ code: 'audit-produced-too-early' }]);
    expect(problemOf(await produce('2026-12-23')).errors).toMatchObject([{ code: 'audit-day-in-future' }]);
    await produce('2026-12-21').expect(204);
    expect(await audits.read(id)).toMatchObject({ producedOn: '2026-12-21' });
  });

  it('keeps every recorded day of production, and a correction states why', async () => {
    const id = await audits.aPacket();
    const produce = (body: object, key: string = newId()) =>
      carrier.SAFETY.put(`/api/audits/${id}/production`).set('Idempotency-Key', key).send(body);
    const [first, second] = [newId(), newId()];
    const entry = { producedOn: '2026-12-18', handedOver: 'The packet, by link' };
    await produce(entry, first).expect(204);

    expect(problemOf(await produce({ producedOn: '2026-12-21', reason: '  ' })).errors).toMatchObject([
      { pointer: '/reason', code: 'audit-correction-without-reason' },
    ]);
    const correction = { producedOn: '2026-12-21', reason: 'The day was typed wrong' };
    await produce(correction, second).expect(204);
    await produce(correction, second).expect(204);
    await produce(entry, first).expect(204);

    const by = { recordedBy: expect.any(String), recordedAt: AT };
    expect(await audits.read(id)).toMatchObject({
      producedOn: '2026-12-21',
      productions: [
        { ...correction, ...by, handedOver: '' },
        { ...entry, ...by, reason: null },
      ],
    });
    await expect(world.db('audit_productions').update({ produced_on: '2026-12-19' })).rejects.toThrow();
    await expect(world.db('audit_productions').delete()).rejects.toThrow();
  });
});

describe('a packet', () => {
  it('is an archive of the cover and a PDF for each file, and each driver reads that it was exported', async () => {
    const id = await audits.aPacket();
    const response = await carrier.SAFETY.get(`/api/audits/${id}/packet`).buffer(true).parse(readBytes).expect(200);

    const files = filesInZip(response.body as Buffer);
    expect([...files.keys()]).toEqual(['cover.pdf', '001.pdf']);
    for (const content of files.values()) expect(content.subarray(0, 5).toString()).toBe('%PDF-');
    const [log] = await logOf(driver);
    expect(log).toMatchObject({ side: 'carrier', action: 'export', about: 'audit' });
  });

  it('says as of its day what is missing, and has only the chosen records', async () => {
    const { room } = await audits.anOpenRoom(await audits.aPacket());
    const file = await audits.fileOf(room);

    const lines = file.sections.flatMap(({ lines: own }) => own);
    expect(lines.filter(({ status }) => status === 'missing').length).toBeGreaterThan(0);
    expect(lines.find(({ status }) => status === 'missing')?.statement).toMatch(
      /^(No qualifying document is on file|Not met)/,
    );
    expect(file.documents).toMatchObject([
      { fileId: documentId, title: 'Motor vehicle record (MVR), Date received 12/07/2026', pages: 2 },
    ]);
    expect(JSON.stringify(file)).not.toMatch(/drug/i);
    const { room: whole } = await audits.anOpenRoom(await audits.aPacket({ stores: ['qualification', 'drugAlcohol'] }));
    expect((await audits.fileOf(whole)).documents).toHaveLength(2);
  });

  it('stays as it was when the file changes', async () => {
    const { room } = await audits.anOpenRoom(await audits.aPacket());
    const before = await audits.fileOf(room);
    await audits.aDocument(driver, 'mvr', { issued_on: '2026-12-09', received_on: '2026-12-09' });

    expect(await audits.fileOf(room)).toEqual(before);
  });

  it('is rendered again after a failure, with the files that are there', async () => {
    const { _id } = bodyOf<{ _id: string }>(await audits.send(audits.aRequest()).expect(201));
    await world.db('audits').where({ id: _id }).update({ state: 'failed' });
    expect(codeOfProblem(await carrier.SAFETY.get(`/api/audits/${_id}/packet`))).toBe('audit-not-ready');
    expect(codeOfProblem(await carrier.SAFETY.post(`/api/audits/${_id}/links`).send({ reader: 'Lee' }))).toBe(
      'audit-not-ready',
    );

    await carrier.SAFETY.post(`/api/audits/${_id}/packet`).expect(204);
    await carrier.SAFETY.post(`/api/audits/${_id}/packet`).expect(204);

    expect(await audits.read(_id)).toMatchObject({ state: 'queued' });
    const rows = await world
      .db('outbox')
      .where({ topic: 'auditPacketRequested' })
      .whereRaw(`payload ->> 'auditId' = ?`, [_id])
      .select('payload');
    expect(rows.map(({ payload }) => (payload as { attempt: number }).attempt).toSorted()).toEqual([1, 2]);
  });

  it('is no file that anybody opens elsewhere', async () => {
    await audits.aPacket();
    const row = await world.db('driver_files').where({ driver_id: driver.id, purpose: 'audit' }).first('id');
    const fileId = row?.id ?? '';

    expect((await driver.get(`/api/driver-profile/files/${fileId}`)).status).toBe(404);
    expect((await world.ops.get(`/api/ops/drivers/${driver.id}/files/${fileId}`)).status).toBe(404);
    expect((await carrier.HR.get(`/api/business/driver/${driver.id}/documents/${fileId}`)).status).toBe(404);
  });

  it('stores nothing about the driver in plain text', async () => {
    const id = await audits.aPacket();
    const row = await world.db('audit_files').where({ audit_id: id }).first('content');
    const audit = await world.db('audits').where({ id }).first('cover');

    expect(row?.content?.includes('Maria')).toBe(false);
    expect(audit?.cover?.includes('%PDF')).toBe(false);
  });
});
