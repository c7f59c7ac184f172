import request, { type Response } from 'supertest';
import type { VerificationConsent } from '#domain/employment-verifications/consent-schema';
import type { PastEmployerMessageFacts } from '#domain/employment-verifications/messages';
import type { OwnVerification, VerificationView, VoeForm } from '#domain/employment-verifications/schema';
import { anAccessRow } from '../builders/access-rows';
import { aHistoryItem } from '../builders/histories';
import { messagesTo } from '../mailbox';
import { type Caller, type Carrier, type Driver, type HiringApi, refusalOf } from './hiring-api';

export interface Codes {
  readonly urlCode: string;
  readonly accessCode: string;
}

/** A complete answer without accidents. */
export const aCleanAnswer = {
  wasEmployed: true,
  startDate: '2024-03-01',
  endDate: '2025-02-28',
  position: 'Line haul driver',
  commercial: true,
  equipment: ['tractorSemitrailer'],
  subjectToFmcsa: true,
  safetySensitive: true,
  reasonForLeaving: 'Moved to another state',
  eligibleForRehire: 'yes',
  hasAccidents: false,
  hasUnfinishedPlan: false,
  respondent: { name: 'Pat Doyle', title: 'Safety director' },
} as const;

export const aSignature = { signature: { type: 'typed' }, hasCertified: true } as const;

/** The code of the problem with which a call is refused. */
export const refused = async (call: PromiseLike<Response>): Promise<string> => refusalOf(await call).code;

/** One driver's past employment with a carrier that may open the driver's file. */
export class VerificationFlow {
  readonly email: string;
  id = '';

  private constructor(
    readonly hiring: HiringApi,
    readonly driver: Driver,
    readonly employmentHistoryId: string,
  ) {
    this.email = `safety-${driver.id}@blueridge.example`;
  }

  static async start(hiring: HiringApi): Promise<VerificationFlow> {
    const driver = await hiring.aDriver({ state: { stage: 'Certified' } });
    await anAccessRow(hiring.db, { organizationId: hiring.carrier.organizationId, driverId: driver.id });
    const employmentHistoryId = await aHistoryItem(hiring.db, {
      driverId: driver.id,
      kind: 'employment',
      startDate: '2024-03-01',
      endDate: '2025-03-31',
      current: false,
      employerName: 'Blue Ridge Carriers',
    });
    return new VerificationFlow(hiring, driver, employmentHistoryId);
  }

  get path(): string {
    return `/api/business/verifications/${this.id}`;
  }

  get ownPath(): string {
    return `/api/driver/verifications/${this.id}`;
  }

  startBy(caller: Caller = this.hiring.carrier.recruiter, body: object = {}) {
    return caller.post(`/api/business/driver/${this.driver.id}/verifications`).send({
      employmentHistoryId: this.employmentHistoryId,
      employer: { name: 'Blue Ridge Carriers', email: this.email, contactPerson: 'Pat Doyle' },
      ...body,
    });
  }

  /** The same past employment, requested by another carrier that may open the driver's file. */
  async startedBy({ organizationId, recruiter }: Carrier): Promise<VerificationFlow> {
    await anAccessRow(this.hiring.db, { organizationId, driverId: this.driver.id });
    const other = new VerificationFlow(this.hiring, this.driver, this.employmentHistoryId);
    const response: { body: unknown } = await other.startBy(recruiter).expect(201);
    other.id = (response.body as VerificationView)._id ?? '';
    return other;
  }

  async started(body: object = {}): Promise<this> {
    const response: { body: unknown } = await this.startBy(this.hiring.carrier.recruiter, body).expect(201);
    this.id = (response.body as VerificationView)._id ?? '';
    return this;
  }

  async consent(): Promise<VerificationConsent> {
    const shown: { body: unknown } = await this.driver.get(`${this.ownPath}/consent`).expect(200);
    return shown.body as VerificationConsent;
  }

  /** The driver reads every text to its end. */
  async read(): Promise<VerificationConsent> {
    const consent = await this.consent();
    const { round, texts } = consent;
    for (const { _id: textId } of texts) {
      for (const part of ['opened', 'end'] as const) {
        await this.driver.post(`${this.ownPath}/consent/readings`).send({ round, textId, part }).expect(204);
      }
    }
    return consent;
  }

  async sign(): Promise<OwnVerification> {
    const consent = await this.read();
    const signed: { body: unknown } = await this.signatureOn(consent, await this.driverName()).expect(200);
    return signed.body as OwnVerification;
  }

  signatureOn({ round, texts }: VerificationConsent, fullName: string) {
    const shown = texts.map(({ sha256 }) => sha256);
    const body = { round, shown, fullName, signature: { type: 'typed' }, hasAgreed: true };
    return this.driver.post(`${this.ownPath}/consent`).send(body);
  }

  async driverName(): Promise<string> {
    const row = await this.hiring.db('users').where({ id: this.driver.id }).first('first_name', 'last_name');
    return `${row?.first_name ?? ''} ${row?.last_name ?? ''}`;
  }

  /** A verification whose request was emailed to the past employer. */
  async sent(body: object = {}): Promise<this> {
    await this.started(body);
    await this.sign();
    return this;
  }

  /** A verification with an answer. */
  async answered(): Promise<this> {
    await this.sent();
    await this.answer(await this.codes()).expect(201);
    return this;
  }

  /** The codes of the last email to the past employer. */
  async codes(): Promise<Codes> {
    const link = (await this.mails()).map(({ params }) => params.link).findLast((one) => one !== '') ?? '';
    const { pathname, search } = new URL(link);
    // The access code is the query after its first 12 characters.
    return { urlCode: pathname.split('/')[2] ?? '', accessCode: search.slice(12) };
  }

  async mails() {
    const all = await messagesTo(this.hiring.db, this.email);
    return all.map(({ template, params }) => ({ template, params: params as PastEmployerMessageFacts }));
  }

  open(codes: Codes) {
    return this.post(codes, 'open');
  }

  async form(codes: Codes): Promise<VoeForm> {
    const response: { body: unknown } = await this.open(codes).expect(200);
    return response.body as VoeForm;
  }

  answer(codes: Codes, answer: object = aCleanAnswer, signed: object = aSignature) {
    return this.post(codes, 'answer', { answer, ...signed });
  }

  post({ urlCode, accessCode }: Codes, name: string, body: object = {}) {
    return request(this.hiring.app)
      .post(`/api/voe/${urlCode}/${name}`)
      .send({ accessCode, ...body });
  }

  async view(caller: Caller = this.hiring.carrier.hr): Promise<VerificationView> {
    const response: { body: unknown } = await caller.get(this.path).expect(200);
    return response.body as VerificationView;
  }

  async own(): Promise<OwnVerification> {
    const response: { body: unknown } = await this.driver.get(this.ownPath).expect(200);
    return response.body as OwnVerification;
  }

  async templatesTo(userId: string): Promise<string[]> {
    const rows = await this.hiring
      .db('messages')
      .where({ recipient_id: userId, channel: 'mail' })
      .orderBy('created_at');
    return rows.map(({ template }) => template);
  }
}
