import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { personCipher } from '#db/accounts/person-key-store';
import { readPipelineStart } from '#db/driver-pipeline/pipeline-start';
import { storeLegalText } from '#db/legal/legal-text-store';
import type { ComplianceView, ConsentList, SignBody } from '#domain/compliance/schema';
import { consentKinds, signedAlone } from '#domain/compliance/steps';
import type { DriverApplication } from '#domain/driver-application/schema';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { daysAfter } from '#domain/shared/periods';
import { newId } from '#platform/ids';
import { as, problemOf } from '../../../support/api';
import { aCompliance, aSignature, SSN } from '../../../support/builders/compliance';
import { wholeItems } from '../../../support/builders/histories';
import { anAccessToken } from '../../../support/builders/people';
import { type Driver, HiringApi } from '../../../support/hiring/hiring-api';
import { testFiles, testVault } from '../../../support/vault';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const root = '/api/driver-profile/verification';
type Answer = { status: number; body: unknown };
const viewOf = ({ body }: { body: unknown }) => body as ComplianceView;
const codeOf = (answer: Answer) => [answer.status, problemOf(answer).code];
const issuesOf = (answer: Answer) => problemOf(answer).errors?.map(({ pointer, code }) => `${pointer} ${code}`);
const anApplicant = () =>
  hiring.aDriver({
    driver: { stated_experience: 'moreThan3Years' },
    state: { stage: 'Processing', lifecycleStatus: 'onboarding_in_progress' },
  });
const read = async (driver: Driver) => viewOf(await driver.get(`${root}/compliance`).expect(200));
const save = (driver: Driver, body: object) => driver.post(`${root}/compliance`).send(body);
const mark = (driver: Driver, textId: string, part: string) =>
  driver.post(`${root}/compliance/readings`).send({ textId, part });
const sign = (driver: Driver, body: SignBody) => driver.post(`${root}/signature-file`).send(body);
async function pipelineOf({ id }: Driver): Promise<DriverPipelineState> {
  const start = await readPipelineStart(hiring.db, id);
  if (!('checkpoint' in start)) throw new Error('The driver has no pipeline');
  return start.checkpoint.state;
}

const applicationTask = async (driver: Driver) =>
  ((await driver.get(root).expect(200)).body as DriverApplication).sections
    .flatMap(({ tasks }) => tasks)
    .find(({ task }) => task === 'compliance');

async function readAll(driver: Driver): Promise<ComplianceView> {
  const { documents } = await read(driver);
  for (const { textId } of documents) {
    await mark(driver, textId, 'opened').expect(204);
    await mark(driver, textId, 'end').expect(204);
  }
  return read(driver);
}

/** Completes all steps except the authorization. */
async function aReadyDriver(): Promise<{ driver: Driver; view: ComplianceView }> {
  const driver = await anApplicant();
  await save(driver, aCompliance).expect(200);
  const view = await readAll(driver);
  for (const kind of signedAlone) await sign(driver, aSignature(view, kind)).expect(200);
  return { driver, view: await read(driver) };
}

describe('the compliance form', () => {
  it('starts with the known data, is saved step by step, and shows four digits of the number', async () => {
    const driver = await anApplicant();

    expect(await read(driver)).toMatchObject({
      savedAt: null,
      openStep: 'identity',
      doneSteps: [],
      personalInfo: { ssnLastFour: null, address: { city: 'Fort Worth', state: 'TX' } },
      checklist: { endorsements: ['T'] },
      qualification: { experience: 'moreThan3Years' },
      standing: { status: 'initial', isChanged: false, sentAt: null },
    });
    const first = await save(driver, { personalInfo: aCompliance.personalInfo }).expect(200);
    expect(viewOf(first)).toMatchObject({
      doneSteps: ['identity'],
      openStep: 'drivingHistory',
      motorVehicle: { licenses: [{ state: 'TX' }] },
      qualification: { experience: 'moreThan3Years' },
    });
    const { personalInfo: _personalInfo, ...driving } = aCompliance;
    const second = await save(driver, driving).expect(200);
    expect(viewOf(second)).toMatchObject({
      doneSteps: ['identity', 'drivingHistory'],
      openStep: 'backgroundCheck',
      personalInfo: { ssnLastFour: '9999', address: { addressLine1: '12 Elm Street', postalCode: '76102' } },
      checklist: { twicExpiration: '2099-05-31' },
    });
    expect(JSON.stringify(second.body)).not.toMatch(/219-?09-?9999/);
  });

  it('starts with the current home of the residence history', async () => {
    const driver = await anApplicant();
    const address = async () => (await read(driver)).personalInfo.address;
    const home = { ...wholeItems.residence, addressLine2: 'Unit 5' };
    await driver
      .post(`${root}/residenceHistory`)
      .send({ ...home, addressLine1: '9 Oak Ave', startDate: '2008-01-01', endDate: '2009-12-31', current: false })
      .expect(201);
    expect(await address()).toMatchObject({ addressLine1: '', postalCode: '' });

    await driver.post(`${root}/residenceHistory`).send(home).expect(201);

    expect(await address()).toMatchObject({
      addressLine1: '2 Elm St',
      addressLine2: 'Unit 5',
      city: 'Dallas',
      state: 'TX',
      postalCode: '75201',
    });
  });

  it('is rejected with all errors together, without the number, and is not stored', async () => {
    const driver = await anApplicant();
    const address = { addressLine1: '', city: 'X', state: 'TX', postalCode: '7610' };

    const wrong = await save(driver, { personalInfo: { socialSecurityNumber: '666-12-3456', address } });
    expect([wrong.status, issuesOf(wrong)]).toEqual([
      400,
      [
        '/personalInfo/socialSecurityNumber ssn-not-valid',
        '/personalInfo/address/addressLine1 required',
        '/personalInfo/address/postalCode address-not-valid',
      ],
    ]);
    expect(JSON.stringify(wrong.body)).not.toContain('666');
    const driving = {
      checklist: { endorsements: ['TC', 'H'], hazmatExpiration: '2020-01-01' },
      motorVehicle: { licenses: [{ state: 'TX', number: '', expiresOn: '2020-01-01' }], wasDenied: true },
      qualification: {},
    };
    expect(issuesOf(await save(driver, driving))).toEqual([
      '/qualification/legal required',
      '/qualification/english required',
      '/qualification/experience required',
      '/motorVehicle/licenses/0/number required',
      '/motorVehicle/licenses/0/expiresOn proof-expired',
      '/checklist/twicExpiration required',
      '/checklist/hazmatExpiration proof-expired',
      '/motorVehicle/wasSuspended required',
      '/qualification/hasAccidents required',
      '/qualification/hasViolations required',
      '/qualification/drugOrAlcoholTests required',
      '/motorVehicle/explanation required',
    ]);
    expect(await hiring.db('driver_compliance').where({ driver_id: driver.id }).first()).toBeUndefined();
  });

  it('is encrypted: neither the number nor the address is in the database', async () => {
    const driver = await anApplicant();
    await save(driver, aCompliance).expect(200);

    const row = (await hiring.db('driver_compliance').where({ driver_id: driver.id }).first()) as object;
    const raw = Object.values(row).map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)));
    for (const secret of ['219099999', SSN, '9999', '12 Elm Street', 'A1234567']) {
      expect(raw.join('\n')).not.toContain(secret);
    }
    // No hash of the request is stored, from which the nine digits could be guessed.
    expect(await hiring.db('idempotency_keys').where({ actor_id: driver.id })).toEqual([]);
  });

  it('accepts a number with any separators, and keeps it if it is not entered again', async () => {
    const driver = await anApplicant();
    const { address } = aCompliance.personalInfo;
    await save(driver, { personalInfo: { socialSecurityNumber: ' 219 09.9998', address } }).expect(200);

    const moved = { ...address, addressLine1: '14 Elm Street' };
    const response = await save(driver, { personalInfo: { socialSecurityNumber: '', address: moved } }).expect(200);

    expect(viewOf(response).personalInfo).toMatchObject({ ssnLastFour: '9998', address: moved });
  });
});

describe('a disclosure', () => {
  it('records opening and reaching the end, in this order and once each', async () => {
    const driver = await anApplicant();
    const [document] = (await read(driver)).documents;
    const textId = document?.textId ?? '';

    expect(codeOf(await mark(driver, textId, 'end'))).toEqual([409, 'disclosure-not-read']);
    await mark(driver, textId, 'opened').expect(204);
    await mark(driver, textId, 'end').expect(204);
    const [first] = (await read(driver)).documents;
    await mark(driver, textId, 'opened').expect(204);
    await mark(driver, textId, 'end').expect(204);

    expect((await read(driver)).documents[0]).toEqual(first);
    expect(codeOf(await mark(driver, newId(), 'opened'))).toEqual([404, 'not-found']);
  });

  it('has its own signature if it must stand alone, and must be read first', async () => {
    const driver = await anApplicant();
    const unread = await read(driver);
    expect(codeOf(await sign(driver, aSignature(unread, 'psp-background-reports')))).toEqual([
      409,
      'disclosure-not-read',
    ]);
    const view = await readAll(driver);

    const signed = viewOf(await sign(driver, aSignature(view, 'psp-background-reports')).expect(200));

    const signedKinds = signed.documents.filter(({ signedAt }) => signedAt !== null).map(({ kind }) => kind);
    expect(signedKinds).toEqual(['psp-background-reports']);
  });

  it('is signed with the displayed text, the name of the account and a signature', async () => {
    const driver = await anApplicant();
    const view = await readAll(driver);
    const alone = (more: Partial<SignBody>) => sign(driver, aSignature(view, 'background-check-disclosure', more));

    expect(codeOf(await alone({ shown: ['0'.repeat(64)] }))).toEqual([409, 'legal-text-changed']);
    expect(issuesOf(await alone({ fullName: 'Joe Doe', signature: { type: 'drawn', strokes: [[1, 1]] } }))).toEqual([
      '/fullName signature-name-differs',
      '/signature signature-missing',
    ]);
    expect(issuesOf(await alone({ fullName: ' ', hasAgreed: false as true }))).toEqual([
      '/fullName too-small',
      '/hasAgreed invalid-value',
    ]);
    expect(issuesOf(await alone({ fullName: 'محمد Gomez' }))).toEqual(['/fullName name-not-printable']);
    await alone({ fullName: 'gomez maria', signature: { type: 'typed' } }).expect(200);
  });
});

describe('the authorization', () => {
  it('is rejected while an earlier step is incomplete, with a list of steps', async () => {
    const driver = await anApplicant();
    await save(driver, aCompliance).expect(200);
    const view = await readAll(driver);

    const early = await sign(driver, aSignature(view, 'background-check-authorization'));

    expect(codeOf(early)).toEqual([409, 'compliance-incomplete']);
    expect(problemOf(early).params).toEqual({ missing: ['backgroundCheck', 'disclosures'] });
    expect((await pipelineOf(driver)).tasks.compliance).toBe('initial');
  });

  it('signs the rest and submits the task, once if retried', async () => {
    const { driver, view } = await aReadyDriver();
    const body = aSignature(view, 'background-check-authorization', { wantsFreeCopy: true });
    const send = () => sign(driver, body).set('Idempotency-Key', 'once').set('X-Forwarded-For', '203.0.113.7');

    const sent = viewOf(await send().expect(200));
    await send().expect(200);

    // The response contains data that is stored encrypted; it is not kept for retries.
    expect(await hiring.db('idempotency_keys').where({ actor_id: driver.id }).select('status', 'response')).toEqual([
      { status: null, response: null },
    ]);
    expect(sent).toMatchObject({
      openStep: 'authorization',
      wantsFreeCopy: true,
      standing: { status: 'pending', isChanged: false },
    });
    expect(sent.doneSteps).toHaveLength(7);
    const { tasks, sent: entries } = await pipelineOf(driver);
    expect(tasks.compliance).toBe('pending');
    expect(entries?.compliance).toEqual(expect.any(String));
    const { data } = (await driver.get('/api/driver-profile/consents').expect(200)).body as ConsentList;
    expect(data.map(({ kind }) => kind).sort()).toEqual([...consentKinds].sort());
    const rows: { sealed: Buffer }[] = await hiring.db('consents').where({ driver_id: driver.id }).select('sealed');
    for (const secret of ['Gómez', 'strokes', '203.0.113.7']) {
      expect(rows.some(({ sealed }) => sealed.includes(secret))).toBe(false);
    }
    await expect(hiring.db('consents').where({ driver_id: driver.id }).update({ version: 'x' })).rejects.toThrow(
      'never change',
    );
  });

  it('is required again when an answer changes, not when steps are only reopened', async () => {
    const { driver, view } = await aReadyDriver();
    const authorization = aSignature(view, 'background-check-authorization');
    await sign(driver, authorization).expect(200);

    await save(driver, { ...aCompliance, personalInfo: { ...aCompliance.personalInfo, socialSecurityNumber: '' } });
    expect((await read(driver)).standing.isChanged).toBe(false);
    await save(driver, { checklist: { endorsements: [] } }).expect(200);
    const changed = await read(driver);
    expect([changed.standing.isChanged, changed.doneSteps.includes('authorization')]).toEqual([true, false]);
    expect(changed.standing.status).toBe('initial');
    expect((await pipelineOf(driver)).tasks.compliance).toBe('initial');
    expect(await applicationTask(driver)).toMatchObject({ status: 'initial', mustSendAgain: true, minutes: 1 });
    await sign(driver, authorization).expect(200);
    expect((await read(driver)).standing).toMatchObject({ isChanged: false, status: 'pending' });
    expect(await applicationTask(driver)).toMatchObject({ status: 'pending', mustSendAgain: false });
  });

  it('is rejected with a yes and an empty list, and required again when the list changes', async () => {
    const { driver, view } = await aReadyDriver();
    const authorization = aSignature(view, 'background-check-authorization');
    const yes = { qualification: { ...aCompliance.qualification, hasAccidents: true } };
    expect(issuesOf(await save(driver, yes))).toEqual(['/qualification/hasAccidents accidents-not-listed']);

    const recent = { ...wholeItems.accident, startDate: daysAfter(new Date().toISOString().slice(0, 10), -400) };
    const old = await driver
      .post(`${root}/accidents`)
      .send({ ...recent, startDate: '2015-01-01' })
      .expect(201);
    expect((await save(driver, yes)).status).toBe(400);
    await driver.delete(`${root}/accidents/${(old.body as { _id: string })._id}`).expect(204);
    const { _id: id } = (await driver.post(`${root}/accidents`).send(recent).expect(201)).body as { _id: string };
    await save(driver, yes).expect(200);
    await sign(driver, authorization).expect(200);
    expect((await read(driver)).listed).toEqual({ accidents: 1, violations: 0 });

    await driver.delete(`${root}/accidents/${id}`).expect(204);

    expect((await pipelineOf(driver)).tasks.compliance).toBe('initial');
    const unlisted = await sign(driver, authorization);
    expect(codeOf(unlisted)).toEqual([409, 'compliance-incomplete']);
    expect(problemOf(unlisted).params).toEqual({ missing: ['drivingHistory'] });
  });

  it('is approved as signed: later changes must be signed first', async () => {
    const { driver, view } = await aReadyDriver();
    const authorization = aSignature(view, 'background-check-authorization');
    const approve = async () => {
      const entryId = (await pipelineOf(driver)).sent?.compliance;
      const body = { entryId, isApproved: true, reason: null };
      return hiring.ops.post(`/api/ops/drivers/${driver.id}/tasks/compliance/review`).send(body);
    };
    await sign(driver, authorization).expect(200);
    await save(driver, { checklist: { endorsements: ['TC'], twicExpiration: '2098-01-01' } }).expect(200);

    expect(codeOf(await approve())).toEqual([409, 'pipeline-changed']);
    await sign(driver, authorization).expect(200);
    expect((await approve()).status).toBe(200);

    const { tasks, expiries } = await pipelineOf(driver);
    expect([tasks.compliance, expiries.twic?.on]).toEqual(['approved', '2098-01-01']);
  });

  it('remains valid under a new version; unsigned drivers read the new version', async () => {
    const { driver, view } = await aReadyDriver();
    const late = await aReadyDriver();
    const authorization = aSignature(view, 'background-check-authorization');
    await sign(driver, authorization).expect(200);
    const wording = { kind: 'voe-consent', language: 'en', version: '1', title: 'VOE', body: 'Other words.' } as const;

    await storeLegalText(hiring.db, { ...wording, status: 'approved', effectiveFrom: '2026-01-01' });

    expect(await read(driver)).toMatchObject({ openStep: 'authorization', standing: { status: 'pending' } });
    expect((await read(driver)).doneSteps).toHaveLength(7);
    expect(await read(late.driver)).toMatchObject({ openStep: 'disclosures' });
    expect(codeOf(await sign(late.driver, authorization))).toEqual([409, 'legal-text-changed']);
  });

  it('cannot be signed with a template text in production', async () => {
    const { driver, view } = await aReadyDriver();
    const production = hiring.api.another({ onlyApprovedTexts: true });
    const there = as(production, await anAccessToken(hiring.db, driver.id));

    const response = await there
      .post(`${root}/signature-file`)
      .send(aSignature(view, 'background-check-authorization'))
      .expect(409);

    expect(problemOf(response).code).toBe('legal-text-not-approved');
    expect(viewOf(await there.get(`${root}/compliance`).expect(200)).canSign).toBe(false);
    expect(view.canSign).toBe(true);
  });
});

describe('a signed document', () => {
  const pdfOf = (driver: Driver, id: string) => driver.get(`/api/driver-profile/consents/${id}/pdf`).buffer();

  it('is a PDF of 595 by 842 for its driver, and for operations with an access-log entry', async () => {
    const { driver } = await aReadyDriver();
    const [consent] = ((await driver.get('/api/driver-profile/consents').expect(200)).body as ConsentList).data;
    const id = consent?._id ?? '';

    const file = await pdfOf(driver, id).expect(200);
    const again = await pdfOf(driver, id).expect(200);

    const bytes = file.body as Buffer;
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.toString('latin1')).toContain('/MediaBox [0 0 595 842]');
    expect(file.headers['content-type']).toBe('application/pdf');
    expect((again.body as Buffer).equals(bytes)).toBe(true);
    // It is rendered once and stored encrypted: later reads return the stored file.
    const name = `drivers/${driver.id}/consent-${id}`;
    expect((await testFiles.get(name)).includes('%PDF-')).toBe(false);
    const cipher = await personCipher(hiring.db, testVault, driver.id);
    await testFiles.put(name, cipher.seal(Buffer.from('%PDF-kept'), `consent/${id}`));
    expect(((await pdfOf(driver, id).expect(200)).body as Buffer).toString()).toBe('%PDF-kept');
    await pdfOf(await anApplicant(), id).expect(404);
    expect(await hiring.db('access_log').where({ subject_driver_id: driver.id })).toEqual([]);
    await hiring.ops.get(`/api/ops/drivers/${driver.id}/consents/${id}/pdf`).expect(200);
    await hiring.ops.get(`/api/ops/drivers/${(await anApplicant()).id}/consents/${id}/pdf`).expect(404);
    expect(await hiring.db('access_log').where({ subject_driver_id: driver.id })).toMatchObject([
      { action: 'consent', about: consent?.kind },
    ]);
  });

  it('is rendered two at a time per account, and refuses more with a message', async () => {
    const { driver } = await aReadyDriver();
    const { data } = (await driver.get('/api/driver-profile/consents').expect(200)).body as ConsentList;
    const id = data[0]?._id ?? '';

    const responses = await Promise.all(Array.from({ length: 12 }, () => pdfOf(driver, id)));

    const refused = responses.filter(({ status }) => status === 429);
    expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect(refused.length).toBeGreaterThan(0);
    expect(problemOf(refused[0] ?? { body: {} }).message).toContain(
      'Only 2 documents can be prepared for you at a time',
    );
    await pdfOf(driver, id).expect(200);
  });
});

it('shows operations the answers with four digits of the number, and shows the driver that access', async () => {
  const { driver } = await aReadyDriver();

  const record = await hiring.ops.get(`/api/ops/drivers/${driver.id}/compliance`).expect(200);

  expect(record.body).toMatchObject({
    personalInfo: { ssnLastFour: '9999' },
    motorVehicle: { licenses: [{ number: 'A1234567' }] },
    consents: [{ kind: 'psp-background-reports' }, { kind: 'background-check-disclosure' }],
  });
  expect(JSON.stringify(record.body)).not.toMatch(/219-?09/);
  expect(await hiring.db('access_log').where({ subject_driver_id: driver.id })).toMatchObject([
    { action: 'driver-record', about: 'compliance' },
  ]);
});
