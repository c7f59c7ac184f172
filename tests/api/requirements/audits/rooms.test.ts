import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditRoom, AuditRoomFile } from '#domain/audits/room-schema';
import type { AuditViewEntry, OpenAuditLink } from '#domain/audits/schema';
import type { PageDrawer } from '#platform/page-pictures';
import { AT, AuditWorld, codeOf, codeOfProblem, logOf } from '../../../support/audits/audit-world';
import { aDriverFile } from '../../../support/builders/driver-files';
import { eventually } from '../../../support/eventually';
import { bodyOf, type FilesCarrier, type FilesWorld, type HiredDriver } from '../../../support/hiring/files-world';
import { filesInZip, readBytes } from '../../../support/zip';

interface Page {
  readonly room: string;
  readonly file: AuditRoomFile;
  readonly documentId: string;
  readonly page: number;
}

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

const pageOf = ({ room, file, documentId: document, page }: Page) =>
  audits.visit(room, `/files/${file._id}/documents/${document}/pages/${String(page)}`);
const viewsOf = async (id: string) =>
  bodyOf<{ data: AuditViewEntry[] }>(await carrier.SAFETY.get(`/api/audits/${id}/views?limit=100`).expect(200)).data;

describe('a link', () => {
  it('opens the room with its access code, as people write it', async () => {
    const id = await audits.aPacket();
    const link = await audits.share(id);

    const { accessCode } = link;
    const written = ` ${accessCode.slice(0, 5).toLowerCase()}-${accessCode.slice(5)} `;
    const { room } = bodyOf<{ room: string }>(await audits.enter(codeOf(link), written).expect(201));

    expect(bodyOf<AuditRoom>(await audits.visit(room).expect(200))).toMatchObject({
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
    const link = await audits.share(await audits.aPacket());
    const codes: string[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      codes.push(codeOfProblem(await audits.enter(codeOf(link), `WRONG${String(attempt)}`)));

    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'audit-link-wrong'), 'audit-link-locked']);
    expect(codeOfProblem(await audits.enter(codeOf(link), link.accessCode))).toBe('audit-link-locked');
  });

  it('forgives wrong codes after the right one', async () => {
    const link = await audits.share(await audits.aPacket());
    for (let attempt = 0; attempt < 4; attempt += 1) await audits.enter(codeOf(link), 'WRONG').expect(400);
    await audits.enter(codeOf(link), link.accessCode).expect(201);
    for (let attempt = 0; attempt < 4; attempt += 1) await audits.enter(codeOf(link), 'WRONG').expect(400);

    await audits.enter(codeOf(link), link.accessCode).expect(201);
  });

  it('does not open with another link’s access code, or with a made-up code', async () => {
    const [one, two] = [await audits.share(await audits.aPacket()), await audits.share(await audits.aPacket())];

    expect(codeOfProblem(await audits.enter(codeOf(one), two.accessCode))).toBe('audit-link-wrong');
    expect(codeOfProblem(await audits.enter('made-up', one.accessCode))).toBe('audit-link-wrong');
    expect(codeOfProblem(await audits.visit('made-up'))).toBe('audit-room-closed');
  });

  it('closes its room when it is revoked, when it expires, and when the carrier is not active', async () => {
    const id = await audits.aPacket();
    const { room, link } = await audits.anOpenRoom(id, { days: 1 });
    await other.SAFETY.delete(`/api/audits/${id}/links/${link._id}`).expect(404);
    await audits.visit(room).expect(200);
    await world.db('organizations').where({ id: carrier.organizationId }).update({ is_active: false });
    expect(codeOfProblem(await audits.visit(room))).toBe('audit-carrier-inactive');
    expect(codeOfProblem(await audits.enter(codeOf(link), link.accessCode))).toBe('audit-carrier-inactive');
    expect(codeOfProblem(await audits.enter(codeOf(link), 'WRONG'))).toBe('audit-link-wrong');
    await world.db('organizations').where({ id: carrier.organizationId }).update({ is_active: true });

    const { room: second, link: revoked } = await audits.anOpenRoom(id);
    await carrier.SAFETY.delete(`/api/audits/${id}/links/${revoked._id}`).expect(204);
    expect(codeOfProblem(await audits.visit(second))).toBe('audit-link-revoked');
    expect(codeOfProblem(await audits.enter(codeOf(revoked), revoked.accessCode))).toBe('audit-link-revoked');

    world.at('2026-12-22T18:00:01.000Z');
    expect(codeOfProblem(await audits.visit(room))).toBe('audit-room-closed');
    expect(codeOfProblem(await audits.enter(codeOf(link), link.accessCode))).toBe('audit-link-expired');
    world.at(AT);
    await world
      .db('audit_links')
      .where({ id: link._id })
      .update({ created_at: '2026-12-01T00:00:00Z', expires_at: AT });
    expect((await audits.read(id)).links.map(({ state }) => state)).toEqual(['revoked', 'expired']);
  });

  it('is revoked by everybody who manages audits of the carrier, also for records that they do not read', async () => {
    const id = await audits.aPacket();
    const { room, link } = await audits.anOpenRoom(id);
    await world
      .db('audits')
      .where({ id })
      .update({ stores: ['qualification', 'hr'] });
    const openLinks = async (of: FilesCarrier) =>
      bodyOf<OpenAuditLink[]>(await of.SAFETY.get('/api/business/audit-links').expect(200));
    await carrier.SAFETY.get(`/api/audits/${id}`).expect(404);

    expect((await openLinks(carrier)).find(({ _id }) => _id === link._id)).toMatchObject({
      reader: 'Inspector Lee',
      audit: { _id: id, agency: 'FMCSA Western Service Center' },
    });
    expect(await openLinks(other)).toEqual([]);
    await carrier.HR.get('/api/business/audit-links').expect(403);
    await world.ops.delete(`/api/audits/${id}/links/${link._id}`).expect(403);
    await carrier.HR.delete(`/api/audits/${id}/links/${link._id}`).expect(403);
    await other.SAFETY.delete(`/api/audits/${id}/links/${link._id}`).expect(404);
    await carrier.SAFETY.delete(`/api/audits/${id}/links/${link._id}`).expect(204);

    expect(codeOfProblem(await audits.visit(room))).toBe('audit-link-revoked');
    expect((await openLinks(carrier)).map(({ _id }) => _id)).not.toContain(link._id);
  });

  it('needs the access code again after eight hours', async () => {
    const { room, link } = await audits.anOpenRoom(await audits.aPacket());
    await world.db('audit_rooms').where({ link_id: link._id }).update({ expires_at: AT });

    expect(codeOfProblem(await audits.visit(room))).toBe('audit-room-closed');
    await audits.enter(codeOf(link), link.accessCode).expect(201);
  });

  it('lasts at most 90 days', async () => {
    const id = await audits.aPacket();
    for (const days of [0, 91])
      await carrier.SAFETY.post(`/api/audits/${id}/links`).send({ reader: 'Lee', days }).expect(400);
  });
});

describe('a room', () => {
  it('shows pages with the name of the reader, and no original unless the carrier allows it', async () => {
    const id = await audits.aPacket();
    const { room } = await audits.anOpenRoom(id);
    const file = await audits.fileOf(room);

    const page = await pageOf({ room, file, documentId, page: 1 }).expect(200);
    expect(page.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' });
    expect((page.body as Buffer).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(codeOfProblem(await pageOf({ room, file, documentId, page: 3 }))).toBe('audit-page-broken');
    const original = `/files/${file._id}/documents/${documentId}/original`;
    expect(codeOfProblem(await audits.visit(room, original))).toBe('audit-originals-not-allowed');
    expect(codeOfProblem(await audits.visit(room, '/packet'))).toBe('audit-originals-not-allowed');

    const { room: generous } = await audits.anOpenRoom(id, { allowsOriginals: true });
    const stored = await audits.visit(generous, original).buffer(true).parse(readBytes).expect(200);
    expect((stored.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    const packet = await audits.visit(generous, '/packet').buffer(true).parse(readBytes).expect(200);
    expect([...filesInZip(packet.body as Buffer).keys()]).toEqual(['cover.pdf', '001.pdf']);
  });

  it('has no documents in an index', async () => {
    const { room } = await audits.anOpenRoom(await audits.aPacket({ detail: 'index' }), { allowsOriginals: true });
    const file = await audits.fileOf(room);

    expect(file.documents).toEqual([]);
    expect(
      file.sections
        .flatMap(({ lines }) => lines)
        .flatMap(({ evidence }) => evidence)
        .every(({ documentIds }) => documentIds.length === 0),
    ).toBe(true);
    await pageOf({ room, file, documentId, page: 1 }).expect(404);
  });

  it('does not show a file or document of another packet', async () => {
    const [one, two] = [
      await audits.anOpenRoom(await audits.aPacket()),
      await audits.anOpenRoom(await audits.aPacket()),
    ];
    const file = await audits.fileOf(one.room);
    const foreign = await aDriverFile(world.db, driver.id);

    await audits.visit(two.room, `/files/${file._id}`).expect(404);
    await pageOf({ room: two.room, file, documentId, page: 1 }).expect(404);
    await pageOf({ room: one.room, file, documentId: foreign, page: 1 }).expect(404);
  });

  it('records every view for the carrier, and where the driver reads it', async () => {
    const id = await audits.aPacket();
    const { room, link } = await audits.anOpenRoom(id, { allowsOriginals: true });
    const seen = (await logOf(driver)).length;
    const file = await audits.fileOf(room);
    await pageOf({ room, file, documentId, page: 1 }).expect(200);
    await pageOf({ room, file, documentId, page: 2 }).expect(200);
    await pageOf({ room, file, documentId, page: 2 }).expect(200);
    await audits.visit(room, `/files/${file._id}/documents/${documentId}/original`).expect(200);

    const views = await viewsOf(id);
    expect(views.map(({ kind, page }) => `${kind} ${String(page)}`)).toEqual([
      ...['original null', 'page 2', 'page 2', 'page 1', 'file null', 'index null'],
    ]);
    expect(views[0]).toMatchObject({
      reader: 'Inspector Lee',
      driver: 'Maria Gomez',
      document: 'Motor vehicle record (MVR), Date received 12/07/2026',
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
    expect((await audits.read(id)).links.find(({ _id }) => _id === link._id)).toMatchObject({ views: 6 });
  });

  it('stops drawing a page for a reader who has left, and records no view of it', async () => {
    const id = await audits.aPacket();
    const { room } = await audits.anOpenRoom(id);
    const file = await audits.fileOf(room);
    let signal: AbortSignal | undefined;
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    // Draws until the signal is aborted.
    const run: PageDrawer['run'] = (_task, sent) => {
      signal = sent;
      begin();
      return new Promise((resolve) => sent?.addEventListener('abort', () => resolve(undefined)));
    };
    const api = world.api.another({ pages: { run, close: () => Promise.resolve() } });
    const server = createServer(api).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const reader = new AbortController();
    const path = `/api/audit-rooms/${room}/files/${file._id}/documents/${documentId}/pages/1`;
    const left = fetch(`http://127.0.0.1:${String(port)}${path}`, { signal: reader.signal }).catch(() => 'left');
    await begun;

    reader.abort();

    expect(await left).toBe('left');
    await eventually(() => Promise.resolve(expect(signal?.aborted).toBe(true)));
    server.close();
    server.closeAllConnections();
    await pageOf({ room, file, documentId, page: 2 }).expect(200);
    expect((await viewsOf(id)).map(({ kind, page }) => `${kind} ${String(page)}`)).toEqual([
      ...['page 2', 'file null', 'index null'],
    ]);
  });

  it('keeps its log as it is', async () => {
    const { room } = await audits.anOpenRoom(await audits.aPacket());
    await audits.visit(room).expect(200);

    await expect(world.db('audit_views').update({ at: AT })).rejects.toThrow();
    await expect(world.db('audit_views').delete()).rejects.toThrow();
  });
});
