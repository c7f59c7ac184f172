import request, { type Response } from 'supertest';
import { recordEvidence, reviewEvidence } from '#db/evidence/evidence-store';
import type { AuditRoom, AuditRoomFile } from '#domain/audits/room-schema';
import type { AuditView, NewAuditBody, NewAuditLink } from '#domain/audits/schema';
import type { AccessLogEntry } from '#domain/drivers/personal-info/schema';
import type { StatedFacts } from '#domain/requirements/sources/stated-facts';
import { newId } from '#platform/ids';
import { createPdf } from '#platform/pdf';
import { problemOf } from '../api';
import { renderAuditPacket } from '../builders/audits';
import { aStatement } from '../builders/complete-files';
import { aDriverFile } from '../builders/driver-files';
import { bodyOf, type Caller, type FilesCarrier, FilesWorld, type HiredDriver } from '../hiring/files-world';

/** The time of the app in the tests of audits. */
export const AT = '2026-12-21T18:00:00.000Z';

/** A CDL job between states. */
const ordinaryJob: StatedFacts = {
  ...{ interstate: true, vehicleWeight: 33_000, passengers: 2, cdlJob: true, cdlClass: 'A', category: 'NI' },
  ...{ hazmat: false, forPay: false, exemptOperation: false, firstOrIntermittentUse: false },
};

interface Parties {
  readonly carrier: FilesCarrier;
  readonly other: FilesCarrier;
  readonly driver: HiredDriver;
}

/** A carrier with a driver whose file has a motor vehicle record and a drug test, and another carrier. */
export class AuditWorld {
  readonly carrier: FilesCarrier;
  readonly other: FilesCarrier;
  readonly driver: HiredDriver;
  /** The stored file of the motor vehicle record. */
  documentId = '';

  private constructor(
    readonly world: FilesWorld,
    { carrier, other, driver }: Parties,
  ) {
    this.carrier = carrier;
    this.other = other;
    this.driver = driver;
  }

  static async start(): Promise<AuditWorld> {
    const world = await FilesWorld.start(AT);
    const [carrier, other] = [await world.aCarrier(), await world.aCarrier()];
    const driver = await world.aHire(carrier);
    const audits = new AuditWorld(world, { carrier, other, driver });
    const days = { issued_on: '2026-12-07', received_on: '2026-12-07' };
    audits.documentId = await audits.aDocument(driver, 'mvr', days);
    await aStatement(world.db, driver.id, { by: carrier.safetyId, facts: ordinaryJob });
    await audits.aDocument(driver, 'drugTest', { tested_on: '2026-12-01', received_on: '2026-12-02' });
    return audits;
  }

  /** A document of two pages in the file of the employment; returns the id of the stored file. */
  async aDocument(of: HiredDriver, kind: 'mvr' | 'drugTest', dates: object): Promise<string> {
    const { db } = this.world;
    const { organizationId, safetyId } = this.carrier;
    const pdf = createPdf({ title: kind, language: 'en', createdAt: new Date(AT) });
    for (let line = 0; line < 60; line += 1) pdf.text(`Line ${String(line)} of ${kind}`);
    const fileId = await aDriverFile(db, of.id, { purpose: 'evidence', content: await pdf.end('') });
    const id = newId();
    await db.transaction(async (trx) => {
      await recordEvidence(trx, {
        ...{ id, driver_id: of.id, kind, form: 'document', obtained_by: 'carrier', file_id: fileId },
        ...{ organization_id: organizationId, employment_id: of.employmentId },
        ...{ recorded_by: safetyId, recorded_at: AT, ...dates },
      });
      await reviewEvidence(trx, { id: newId(), evidenceId: id, result: 'accepted', by: safetyId, at: AT });
    });
    return fileId;
  }

  aRequest(overrides: Partial<NewAuditBody> = {}): NewAuditBody {
    return {
      agency: 'FMCSA Western Service Center',
      kind: 'fmcsa',
      receivedOn: '2026-12-18',
      asOf: '2026-12-20',
      detail: 'full',
      stores: ['qualification'],
      selection: { mode: 'chosen', employmentIds: [this.driver.employmentId] },
      ...overrides,
    };
  }

  send(body: object, caller: Caller = this.carrier.SAFETY, key: string = newId()) {
    return caller.post('/api/audits').set('Idempotency-Key', key).send(body);
  }

  async read(id: string, caller: Caller = this.carrier.SAFETY): Promise<AuditView> {
    return bodyOf<AuditView>(await caller.get(`/api/audits/${id}`).expect(200));
  }

  /** An audit whose packet is ready; returns its id. */
  async aPacket(overrides: Partial<NewAuditBody> = {}): Promise<string> {
    const { _id } = bodyOf<{ _id: string }>(await this.send(this.aRequest(overrides)).expect(201));
    await renderAuditPacket(this.world.db, _id);
    return _id;
  }

  async share(id: string, body: object = {}): Promise<NewAuditLink> {
    return bodyOf<NewAuditLink>(
      await this.carrier.SAFETY.post(`/api/audits/${id}/links`)
        .send({ reader: 'Inspector Lee', ...body })
        .expect(201),
    );
  }

  enter(code: string, accessCode: string) {
    return request(this.world.api.app).post(`/api/audit-links/${code}/rooms`).send({ accessCode });
  }

  visit(room: string, path = '') {
    return request(this.world.api.app).get(`/api/audit-rooms/${room}${path}`);
  }

  async anOpenRoom(id: string, body: object = {}): Promise<{ readonly room: string; readonly link: NewAuditLink }> {
    const link = await this.share(id, body);
    const { room } = bodyOf<{ room: string }>(await this.enter(codeOf(link), link.accessCode).expect(201));
    return { room, link };
  }

  /** The first file that a room shows. */
  async fileOf(room: string): Promise<AuditRoomFile> {
    const { files } = bodyOf<AuditRoom>(await this.visit(room).expect(200));
    return bodyOf<AuditRoomFile>(await this.visit(room, `/files/${files[0]?._id ?? ''}`).expect(200));
  }
}

export const codeOf = ({ url }: NewAuditLink): string => url.split('/').at(-1) ?? '';
export const codeOfProblem = (response: Response): string => problemOf(response).code;
export const logOf = async (of: Caller): Promise<AccessLogEntry[]> =>
  bodyOf<{ data: AccessLogEntry[] }>(await of.get('/api/driver/access-log?limit=20').expect(200)).data;
