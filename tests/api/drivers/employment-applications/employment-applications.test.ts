import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DriverMe } from '#domain/drivers/schema';
import type { ApplicationSignature, EmploymentApplication } from '#domain/employment-applications/schema';
import { applicationProofs } from '#domain/employment-applications/texts';
import type { FileLine, FileOnDay } from '#domain/requirements/file-schema';
import { newId } from '#platform/ids';
import { withPdf } from '#platform/pdf-pixels';
import { as, problemOf } from '../../../support/api';
import { anAccessToken } from '../../../support/builders/people';
import { wholeAnswers } from '../../../support/builders/whole-answers';
import {
  applicationPath,
  aWholeApplication,
  readAndSign,
  readApplication,
  SSN,
} from '../../../support/hiring/application-papers';
import {
  aUniquePdf,
  bodyOf,
  type Caller,
  type FilesCarrier,
  FilesWorld,
  type HiredDriver,
  lineOf,
} from '../../../support/hiring/files-world';

const AT = '2026-12-01T18:00:00.000Z';
const NAME = 'Maria Gomez';

let world: FilesWorld;
let carrier: FilesCarrier;
let other: FilesCarrier;
beforeAll(async () => {
  world = await FilesWorld.start(AT);
  [carrier, other] = [await world.aCarrier(), await world.aCarrier()];
});
afterAll(() => world.api.close());

interface Hired extends HiredDriver {
  readonly candidacyId: string;
}

/** A driver with a whole application who accepted the carrier's offer without a signature. */
async function aHire(of = carrier, answers = wholeAnswers): Promise<Hired> {
  const driver = await world.aHire(of);
  await aWholeApplication(world.db, driver.id, answers);
  return { ...driver, candidacyId: await candidacyOf(driver) };
}

async function candidacyOf({ employmentId }: Pick<HiredDriver, 'employmentId'>): Promise<string> {
  const row = await world.db('employments').where({ id: employmentId }).first('candidacy_id');
  return row?.candidacy_id ?? '';
}

/** The start waits for the carrier's file. */
const waitForFile = ({ candidacyId }: Hired) =>
  world.db.raw(
    `update candidacies set snapshot = jsonb_set(snapshot, '{hire,file}', '{"isComplete": false, "since": "${AT}", "seq": 1}')
     where id = ?`,
    [candidacyId],
  );

const send = (driver: Hired, signature: Partial<ApplicationSignature>, key: string = newId()) =>
  driver
    .post(applicationPath(driver.candidacyId))
    .set('Idempotency-Key', key)
    .send({ round: 1, ...signature });

async function sign(driver: Hired): Promise<EmploymentApplication> {
  const signature = await readAndSign(driver, driver.candidacyId, NAME);
  return bodyOf<EmploymentApplication>(await send(driver, signature).expect(200));
}

const withdraw = (driver: Hired) =>
  driver.post(`${applicationPath(driver.candidacyId)}/consent-withdrawal`).send({ round: 1 });

const fileOf = async ({ employmentId }: HiredDriver, by = carrier, on?: string): Promise<FileOnDay> =>
  bodyOf<FileOnDay>(
    await by.SAFETY.get(`/api/business/employments/${employmentId}/file`)
      .query(on === undefined ? {} : { on })
      .expect(200),
  );

const CODES = ['application', 'prior-employers-notice', 'clearinghouse-consent', 'drug-alcohol-question'] as const;
const evidenceOf = (file: FileOnDay) => CODES.map((code) => lineOf(file, code)?.evidence ?? null);
const statesOf = ({ papers }: EmploymentApplication) => papers.map(({ state }) => state);

async function textOf(driver: Hired, line: FileLine | undefined, by = carrier): Promise<string> {
  const path = `/api/business/employments/${driver.employmentId}/evidence/${String(line?.evidence?._id)}/file`;
  const response: { body: unknown } = await by.SAFETY.get(path).expect(200);
  const pages = await withPdf(response.body as Buffer, (pdf) =>
    Promise.resolve([...pdf.pages()].map((page) => page.getText())),
  );
  return pages.join('\n').replaceAll(/\s+/g, ' ');
}

describe('a signed application', () => {
  it('answers the lines of the carrier’s file on the day of the signature, without an upload', async () => {
    const driver = await aHire();
    expect(evidenceOf(await fileOf(driver))).toEqual([null, null, null, null]);

    expect(statesOf(await sign(driver))).toEqual(['signed', 'signed', 'signed', 'signed']);

    const file = await fileOf(driver);
    for (const evidence of evidenceOf(file)) {
      expect(evidence).toMatchObject({ form: 'document', dates: { signed: '2026-12-01' }, obtainedBy: 'carrier' });
    }
    expect(file.employment).toMatchObject({ appliedOn: '2026-12-01' });
    const answered = ['application', 'accidents-and-violations-3-years', 'homes-36-months', 'work-36-months'];
    const later = ['cdl-employers-10-years', 'prior-employers-notice', 'drug-alcohol-question'];
    for (const code of [...answered, ...later]) {
      expect([code, lineOf(file, code)?.status]).toEqual([code, 'done']);
    }
  });

  it('contains every item of 49 CFR 391.21(b), and names the carrier', async () => {
    await world.db('organizations').where({ id: carrier.organizationId }).update({ dot_number: 3_111_222 });
    await world.db('fmcsa_carriers').insert({
      ...{ dot_number: 3_111_222, legal_name: 'LONG BEACH', search_name: 'long beach', street: '9 HARBOR RD' },
      ...{ city: 'LONG BEACH', state: 'CA', postal_code: '90802' },
    });
    const driver = await aHire();
    await sign(driver);
    const { name } = (await world.db('organizations').where({ id: carrier.organizationId }).first('name')) ?? {};

    const text = await textOf(driver, lineOf(await fileOf(driver), 'application'));

    const items = {
      '(b)(1)': [String(name), '9 HARBOR RD, LONG BEACH, CA 90802', '3111222'],
      '(b)(2)': ['Maria Gomez', '12 Oak Ave, Fort Worth, TX 76102', '04/02/1990', '219-09-9999'],
      '(b)(3)': ['2 Elm St, Dallas, TX 75201'],
      '(b)(4)': ['12/01/2026'],
      '(b)(5)': ['A1234567', '01/31/2029', 'TX'],
      '(b)(6)': ['More than 3 years', 'Lone Star Freight'],
      '(b)(7)': ['05/04/2025', 'Rear-ended at a light', 'Fatalities: 0', 'Injuries: 0'],
      '(b)(8)': ['02/03/2025', 'Speeding', '8 mph over'],
      '(b)(9)': ['Suspended in 2019 for an unpaid ticket'],
      '(b)(10)': [
        '1 Main St, Dallas, TX',
        'Still employed',
        'Subject to the Federal Motor Carrier Safety Regulations: Yes',
      ],
      '(b)(11)': ['Employers of the 7 years before'],
      '(b)(12)': ['This certifies that this application was completed by me', 'Signed Dec 1, 2026'],
    };
    const missing = Object.entries(items).flatMap(([item, parts]) =>
      parts.filter((part) => !text.includes(part)).map((part) => `${item} ${part}`),
    );
    expect(missing).toEqual([]);
  });

  it('shows the driver only the end of the Social Security number before the signature', async () => {
    const driver = await aHire();
    const shown = JSON.stringify(await readApplication(driver, driver.candidacyId));

    expect(shown).toContain('Ends in 9999');
    expect(shown).not.toContain(SSN);
  });

  it('is for one carrier: the next one has nothing of it, and gets its own', async () => {
    const driver = await aHire();
    await sign(driver);
    // The first assignment is over.
    await world.db('driver_hires').where({ driver_id: driver.id }).update({ released_at: AT });
    const next = await world.aHire(other, driver);
    const second: Hired = { ...next, candidacyId: await candidacyOf(next) };
    expect(evidenceOf(await fileOf(second, other))).toEqual([null, null, null, null]);

    const { texts } = await readApplication(second, second.candidacyId);
    expect(texts.map(({ endReachedAt }) => endReachedAt)).toEqual([null, null, null, null]);
    await sign(second);

    const { name } = (await world.db('organizations').where({ id: other.organizationId }).first('name')) ?? {};
    const file = await fileOf(second, other);
    for (const code of CODES) expect(await textOf(second, lineOf(file, code), other)).toContain(String(name));
    const rows = await world
      .db('evidence')
      .where({ driver_id: driver.id, kind: 'application' })
      .select('organization_id');
    expect(rows.map((row) => row.organization_id).toSorted()).toEqual(
      [carrier.organizationId, other.organizationId].toSorted(),
    );
  });

  it('counts from the signature, which nobody has reviewed', async () => {
    const driver = await aHire();
    await sign(driver);

    for (const evidence of evidenceOf(await fileOf(driver))) {
      expect(evidence).toMatchObject({ review: { result: 'accepted', by: null }, recordedBy: 'Maria Gomez' });
    }
  });

  it('lists the jobs that the driver got here, but never the one that it is for', async () => {
    const earlier = await world.aCarrier();
    const driver = await aHire(earlier);
    await sign(driver);
    await world.db('driver_hires').where({ driver_id: driver.id }).update({ released_at: AT });
    await world
      .db('employments')
      .where({ id: driver.employmentId })
      .update({ hired_on: '2026-11-20', ended_on: '2026-11-30' });
    const next = await world.aHire(other, driver);
    const second: Hired = { ...next, candidacyId: await candidacyOf(next) };
    const names = await Promise.all(
      [earlier, other].map(({ organizationId: id }) => world.db('organizations').where({ id }).first('name')),
    );
    const facility: { full_address: string } | undefined = await world
      .db('job_orders')
      .join('facilities', 'facilities.id', 'job_orders.facility_id')
      .where('job_orders.organization_id', earlier.organizationId)
      .first('facilities.full_address');
    const employersOf = async (of: Hired, label = 'Employer') => {
      const { sections } = await readApplication(of, of.candidacyId);
      const employers = sections.find(({ citation }) => citation.endsWith('(b)(10)'))?.entries ?? [];
      return employers.map((rows) => rows.find((row) => row.label === label)?.value);
    };

    expect(await employersOf(second)).toEqual([names[0]?.name, 'Lone Star Freight']);
    // A carrier without a USDOT number has no address in the census.
    expect((await employersOf(second, 'Address'))[0]).toBe(facility?.full_address);
    expect(await employersOf(driver)).toEqual(['Lone Star Freight']);
  });

  it('is stored once, however often it is sent', async () => {
    const driver = await aHire();
    const signature = await readAndSign(driver, driver.candidacyId, NAME);
    const key = newId();
    await send(driver, signature, key).expect(200);
    await send(driver, signature, key).expect(200);
    const again = await send(driver, signature).expect(409);

    expect(problemOf(again).code).toBe('nothing-to-sign');
    expect(await world.db('evidence').where({ driver_id: driver.id, kind: 'application' })).toHaveLength(1);
  });

  it('is signed again after the carrier rejected it', async () => {
    const driver = await aHire();
    const moved = 'Moved to 12 Elm St, Waco, TX on 10/01/2026';
    await send(driver, { ...(await readAndSign(driver, driver.candidacyId, NAME)), additions: moved }).expect(200);
    const line = lineOf(await fileOf(driver), 'application');
    expect(line?.evidence).toMatchObject({ isSignedHere: true, content: {} });
    world.at('2026-12-01T18:01:00.000Z');
    await carrier.SAFETY.post(
      `/api/business/employments/${driver.employmentId}/evidence/${String(line?.evidence?._id)}/reviews`,
    )
      .send({ result: 'rejected', reason: 'The last job is missing' })
      .expect(201);

    const { papers, additions } = await readApplication(driver, driver.candidacyId);
    expect(additions).toBe(moved);
    const rejected = lineOf(await fileOf(driver), 'application')?.others.find(({ _id }) => _id === line?.evidence?._id);
    expect(rejected).toMatchObject({ isSignedHere: true, review: { result: 'rejected' } });
    expect(papers.map(({ state, rejection }) => [state, rejection])).toEqual([
      ['signed', null],
      ['toSign', { reason: 'The last job is missing' }],
      ['signed', null],
      ['signed', null],
    ]);
    const signature = await readAndSign(driver, driver.candidacyId, NAME);
    await send(driver, { ...signature, additions: 'Since 10/01/2026 with Harbor Haul, Mesa, AZ' }).expect(200);
    const signed = await readApplication(driver, driver.candidacyId);
    expect(signed.papers.map(({ state, rejection }) => [state, rejection])).toEqual(papers.map(() => ['signed', null]));
    const again = lineOf(await fileOf(driver), 'application');
    expect(again).toMatchObject({ status: 'done' });
    expect(await textOf(driver, again)).toContain('Statement: Since 10/01/2026 with Harbor Haul, Mesa, AZ');
    world.at(AT);
  });
});

describe('a signature is refused', () => {
  it('for texts that were not read, not shown, or changed, and for another name', async () => {
    const driver = await aHire();
    const { texts, contentSha256 } = await readApplication(driver, driver.candidacyId);
    const shown = texts.map(({ sha256 }) => sha256);
    const whole = {
      shown,
      contentSha256,
      fullName: NAME,
      signature: { type: 'typed' as const },
      hasAgreed: true as const,
    };
    const codeOf = async (change: object) => problemOf(await send(driver, { ...whole, ...change })).code;

    expect(await codeOf({})).toBe('disclosure-not-read');
    await readAndSign(driver, driver.candidacyId, NAME);
    expect(await codeOf({ shown: ['0'.repeat(64)] })).toBe('legal-text-changed');
    expect(await codeOf({ contentSha256: '0'.repeat(64) })).toBe('application-content-changed');
    expect(await codeOf({ fullName: 'John Doe' })).toBe('invalid-input');
    expect(problemOf(await send(driver, { ...whole, additions: 'محمد' })).errors).toMatchObject([
      { pointer: '/additions', code: 'text-not-printable' },
    ]);
    expect(await codeOf({ round: 2 })).toBe('no-offer-to-sign-for');
    expect(await world.db('evidence').where({ employment_id: driver.employmentId })).toEqual([]);
  });

  it('for an application that lacks something, which it names', async () => {
    const { licenses } = wholeAnswers.motorVehicle;
    const motorVehicle = { ...wholeAnswers.motorVehicle, licenses: licenses.map((one) => ({ ...one, number: '' })) };
    const driver = await aHire(carrier, { ...wholeAnswers, motorVehicle });
    const signature = await readAndSign(driver, driver.candidacyId, NAME);

    expect(await readApplication(driver, driver.candidacyId)).toMatchObject({ missing: ['licenses'] });
    expect(problemOf(await send(driver, signature).expect(409)).code).toBe('application-content-missing');
  });

  it('and leaves no drawn document behind, if another page signed at the same time', async () => {
    const driver = await aHire();
    const signature = await readAndSign(driver, driver.candidacyId, NAME);

    const answers = await Promise.all([send(driver, signature), send(driver, signature)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const drawn = await world.db('driver_files').where({ driver_id: driver.id, purpose: 'evidence' }).select('id');
    const named = await world.db('evidence').where({ driver_id: driver.id }).whereNotNull('file_id').select('file_id');
    expect(drawn.map(({ id }) => id).toSorted()).toEqual(named.map(({ file_id }) => String(file_id)).toSorted());
  });

  it('where the operator has not approved the texts, which the page and the turn know', async () => {
    const driver = await aHire();
    await waitForFile(driver);
    const signature = await readAndSign(driver, driver.candidacyId, NAME);
    const production = world.api.another({ onlyApprovedTexts: true, now: () => new Date(AT) });
    const there = as(production, await anAccessToken(world.db, driver.id, new Date(AT)));
    const turns = async (of: Caller) => bodyOf<DriverMe>(await of.get('/api/driver/me').expect(200)).yourTurn;

    const response = await there
      .post(applicationPath(driver.candidacyId))
      .send({ round: 1, ...signature })
      .expect(409);
    expect(problemOf(response).code).toBe('legal-text-not-approved');
    expect(
      bodyOf<EmploymentApplication>(await there.get(applicationPath(driver.candidacyId)).expect(200)).canSign,
    ).toBe(false);
    expect((await readApplication(driver, driver.candidacyId)).canSign).toBe(true);
    expect([await turns(there), await turns(driver)]).toEqual([0, 1]);
  });

  it('for another driver', async () => {
    const driver = await aHire();
    const stranger = await world.aDriver();
    const path = applicationPath(driver.candidacyId);
    const signature = await readAndSign(driver, driver.candidacyId, NAME);
    const { texts } = await readApplication(driver, driver.candidacyId);

    await stranger.get(path).expect(404);
    await stranger
      .post(path)
      .send({ round: 1, ...signature })
      .expect(404);
    await stranger.post(`${path}/readings`).send({ round: 1, textId: texts[0]?._id, part: 'opened' }).expect(404);
    await stranger.post(`${path}/consent-withdrawal`).send({ round: 1 }).expect(404);
  });
});

describe('the consent to limited queries', () => {
  it('is withdrawn on a later day: counts until that day, bars driving after it, and can be renewed', async () => {
    const driver = await aHire();
    await sign(driver);
    await limitedQuery(driver, '2026-12-01');
    const [later, safety] = [await passTo('2026-12-10T18:00:00.000Z', driver), await world.signIn(carrier.safetyId)];

    expect(statesOf(bodyOf<EmploymentApplication>(await withdraw(later).expect(200)))).toEqual([
      ...['signed', 'signed', 'withdrawn', 'signed'],
    ]);

    const office = { ...carrier, SAFETY: safety };
    const consentOn = async (on?: string) => lineOf(await fileOf(driver, office, on), 'clearinghouse-consent');
    expect(await consentOn('2026-12-09')).toMatchObject({ status: 'done', bars: false });
    expect(await consentOn()).toMatchObject({ status: 'expired', bars: true });
    expect(problemOf(await withdraw(later).expect(409)).code).toBe('consent-missing-or-withdrawn');
    world.at('2026-12-10T18:01:00.000Z');
    expect(statesOf(await sign(later))).toEqual(['signed', 'signed', 'signed', 'signed']);
    expect(await consentOn()).toMatchObject({ status: 'done', bars: false });
    world.at(AT);
  });

  it('is withdrawn on the day of the signature', async () => {
    const driver = await aHire();
    await sign(driver);
    await limitedQuery(driver, '2026-12-01');
    await withdraw(driver).expect(200);

    expect(lineOf(await fileOf(driver), 'clearinghouse-consent')).toMatchObject({ status: 'missing', bars: true });
  });

  it('is withdrawn after the offer has ended, when nothing is left to sign', async () => {
    const driver = await aHire();
    await sign(driver);
    await world.db.raw(
      `update candidacies set state = 'closed', snapshot = jsonb_set(snapshot, '{name}', '"closed"') where id = ?`,
      [driver.candidacyId],
    );

    const ended = await readApplication(driver, driver.candidacyId);
    expect([ended.isOpen, ended.texts, statesOf(ended)]).toEqual([false, [], ['signed', 'signed', 'signed', 'signed']]);
    expect(statesOf(bodyOf<EmploymentApplication>(await withdraw(driver).expect(200)))).toEqual([
      ...['signed', 'signed', 'withdrawn', 'signed'],
    ]);
    const signature = { shown: ['0'.repeat(64)], contentSha256: '0'.repeat(64), fullName: NAME };
    const refused = await send(driver, { ...signature, signature: { type: 'typed' }, hasAgreed: true }).expect(409);
    expect(problemOf(refused).code).toBe('no-offer-to-sign-for');
  });

  it('is withdrawn once by two pages at the same time', async () => {
    const driver = await aHire();
    await sign(driver);

    const answers = await Promise.all([withdraw(driver), withdraw(driver)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { kind } = applicationProofs['clearinghouse-carrier-consent'];
    expect(await world.db('evidence').where({ employment_id: driver.employmentId, kind })).toHaveLength(2);
  });
});

/** The driver signs in again on a later day. */
async function passTo(instant: string, driver: Hired): Promise<Hired> {
  world.at(instant);
  return { ...driver, ...(await world.signIn(driver.id)) };
}

/** A query that the consent is required for. */
async function limitedQuery({ employmentId }: HiredDriver, queried: string): Promise<void> {
  const root = `/api/business/employments/${employmentId}`;
  const uploaded: { body: unknown } = await carrier.SAFETY.post(`${root}/evidence-files`)
    .set('Content-Type', 'application/pdf')
    .send(aUniquePdf())
    .expect(201);
  const { fileId } = uploaded.body as { fileId: string };
  const body = { kind: 'clearinghouseLimited', form: 'document', dates: { queried }, findings: ['clear'], fileId };
  await carrier.SAFETY.post(`${root}/evidence`).send(body).expect(201);
}

describe('a driver who accepted without a signature', () => {
  it('has the turn until the papers are signed', async () => {
    const driver = await aHire();
    await waitForFile(driver);
    const turns = async () => bodyOf<DriverMe>(await driver.get('/api/driver/me').expect(200)).yourTurn;
    expect(await turns()).toBe(1);

    await sign(driver);

    expect(await turns()).toBe(0);
  });
});
