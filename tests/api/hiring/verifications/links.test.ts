import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import { MAX_CALLS_A_DAY, MAX_EMAILS_AN_HOUR, MAX_REQUESTS_A_DAY } from '#domain/employment-verifications/terms';
import { newId } from '#platform/ids';
import { createSealer } from '#platform/sealing';
import { anAccessToken } from '../../../support/builders/people';
import { HiringApi } from '../../../support/hiring/hiring-api';
import { aUser } from '../../../support/hiring/hiring-world';
import {
  aCleanAnswer,
  aSignature,
  type Codes,
  refused,
  VerificationFlow,
} from '../../../support/hiring/verification-flow';
import { messagesTo } from '../../../support/mailbox';
import { aPdf } from '../../../support/pictures';
import { testKey } from '../../../support/vault';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const aSentFlow = async () => (await VerificationFlow.start(hiring)).sent();
const contact = (flow: VerificationFlow, employer: object, channel = 'email') =>
  hiring.carrier.recruiter
    .post(`${flow.path}/attempts`)
    .send({ channel, employer: { name: 'Blue Ridge Carriers', email: flow.email, ...employer } });
const withdraw = (flow: VerificationFlow, linkId: string, by = hiring.carrier.recruiter) =>
  by.delete(`${flow.path}/links/${linkId}`);
const statesOf = async (flow: VerificationFlow) =>
  (await flow.view()).links.map(({ channel, to, state }) => `${String(channel)} ${to} ${state}`);
async function codesOf(address: string): Promise<Codes> {
  const mail = (await messagesTo(hiring.db, address)).at(-1);
  if (mail === undefined) throw new Error('There is no email');
  const { pathname, search } = new URL((mail.params as { readonly link: string }).link);
  return { urlCode: pathname.split('/')[2] ?? '', accessCode: search.slice(12) };
}

/** Every request that a link allows. */
const uses: Readonly<Record<string, (flow: VerificationFlow, codes: Codes) => PromiseLike<request.Response>>> = {
  open: (flow, codes) => flow.open(codes),
  consent: (flow, codes) => flow.post(codes, 'consent'),
  draft: (_, { urlCode, accessCode }) =>
    request(hiring.app)
      .put(`/api/voe/${urlCode}/draft`)
      .send({ accessCode, draft: { wasEmployed: true } }),
  attach: (_, { urlCode, accessCode }) =>
    request(hiring.app)
      .post(`/api/voe/${urlCode}/files`)
      .set('Content-Type', 'application/octet-stream')
      .set('X-Access-Code', accessCode)
      .send(Buffer.from('hello')),
  detach: (flow, codes) => flow.post(codes, `files/${newId()}/remove`),
  answer: (flow, codes) => flow.answer(codes),
  decline: (flow, codes) => flow.post(codes, 'decline', aDecline),
  'refuse a correction': (flow, codes) =>
    flow.post(codes, 'refuse-correction', { ...aSignature, text: 'No', respondent: aCleanAnswer.respondent }),
};
const aDecline = { ...aSignature, reason: 'thirdParty', respondent: aCleanAnswer.respondent };

describe('a corrected address', () => {
  it('ends the links that went to the former one, and notifies the driver', async () => {
    const flow = await aSentFlow();
    const former = await flow.codes();
    const next = `records-${newId()}@blueridge.example`;

    await contact(flow, { email: next }).expect(201);

    for (const [name, use] of Object.entries(uses)) {
      expect([name, await refused(use(flow, former))]).toEqual([name, 'link-not-valid']);
    }
    await flow.open(await codesOf(next)).expect(200);
    const links = [`email ${next} open`, `email ${flow.email} addressChanged`];
    expect(await statesOf(flow)).toEqual(links);
    expect((await flow.own()).links.map(({ to, state }) => `email ${to} ${state}`)).toEqual(links);
    const [row] = await hiring.db('users').where({ id: flow.driver.id }).pluck('email');
    const news = (await messagesTo(hiring.db, String(row))).filter(
      ({ template }) => template === 'verification-address-changed',
    );
    expect(news).toMatchObject([{ params: { to: next, employer: 'Blue Ridge Carriers' } }]);
  });

  it.each([
    ['fax', { fax: '2145550120' }, { fax: '2145550121' }],
    [
      'letter',
      { address: '1 Main St', city: 'Dallas', state: 'TX' },
      { address: '2 Main St', city: 'Dallas', state: 'TX' },
    ],
  ])('by %s ends only links to the former one of its kind', async (channel, first, second) => {
    const flow = await aSentFlow();
    await contact(flow, first, channel).expect(201);
    await hiring.db('rate_limits').where('key', 'like', `%verification-address%`).delete();

    await contact(flow, second, channel).expect(201);

    expect((await statesOf(flow)).map((line) => line.split(' ').at(-1))).toEqual(['open', 'addressChanged', 'open']);
    await flow.open(await flow.codes()).expect(200);
  });

  it('of a capital or a space is none', async () => {
    const flow = await aSentFlow();

    await contact(flow, { email: flow.email.toUpperCase() }).expect(201);

    expect((await statesOf(flow)).map((line) => line.split(' ').at(-1))).toEqual(['open', 'open']);
  });
});

describe('a link', () => {
  it('is withdrawn by people of the carrier, and opens nothing after that', async () => {
    const flow = await aSentFlow();
    const codes = await flow.codes();
    const [link] = (await flow.view()).links;
    const id = link?._id ?? '';
    expect(link).toMatchObject({ channel: 'email', to: flow.email, state: 'open', isStated: false });

    expect(await refused(withdraw(flow, id, hiring.other.recruiter))).toBe('not-found');
    expect(await refused(withdraw(flow, id, hiring.carrier.accounting))).toBe('forbidden');
    expect(await refused(flow.driver.delete(`${flow.path}/links/${id}`))).toBe('forbidden');
    expect(await refused(withdraw(flow, newId()))).toBe('not-found');
    await withdraw(flow, id).expect(204);
    await withdraw(flow, id).expect(204);

    for (const use of Object.values(uses)) expect(await refused(use(flow, codes))).toBe('link-not-valid');
    expect(await statesOf(flow)).toEqual([`email ${flow.email} withdrawn`]);
    await contact(flow, {}).expect(201);
    await flow.open(await flow.codes()).expect(200);
  });

  it('of another verification cannot be withdrawn with this one', async () => {
    const [one, other] = [await aSentFlow(), await aSentFlow()];
    const [link] = (await other.view()).links;

    expect(await refused(withdraw(one, link?._id ?? ''))).toBe('not-found');
    expect((await other.view()).links[0]?.state).toBe('open');
  });

  it('went to the address that the driver stated', async () => {
    const flow = await VerificationFlow.start(hiring);
    await hiring.db.raw(`update driver_history_items set details = details || ?::jsonb where id = ?`, [
      JSON.stringify({ email: flow.email.toUpperCase() }),
      flow.employmentHistoryId,
    ]);
    await flow.sent();
    await flow.answer(await flow.codes()).expect(201);

    expect(await flow.view()).toMatchObject({ links: [{ isStated: true, state: 'over' }], responses: [{ marks: [] }] });
  });
});

describe('contacts by hand', () => {
  it('are limited for one verification', async () => {
    const flow = await aSentFlow();
    for (let count = 0; count < MAX_REQUESTS_A_DAY; count += 1) await contact(flow, {}).expect(201);

    expect(await refused(contact(flow, {}))).toBe('employer-contacted-today');
    const call = () => hiring.carrier.hr.post(`${flow.path}/attempts`).send({ channel: 'phone', note: 'No answer' });
    for (let count = 0; count < MAX_CALLS_A_DAY; count += 1) await call().expect(201);
    expect(await refused(call())).toBe('employer-contacted-today');
  });

  it('go to one new address a day, also after the request was canceled and started again', async () => {
    const flow = await aSentFlow();
    const address = () => `made-up-${newId()}@blueridge.example`;
    await contact(flow, { email: address() }).expect(201);

    const refusedAddress = address();
    expect(await refused(contact(flow, { email: refusedAddress }))).toBe('employer-address-changed-today');
    await hiring.carrier.recruiter.patch(`${flow.path}/cancel`).expect(200);
    const again = flow.startBy(hiring.carrier.recruiter, {
      employer: { name: 'Blue Ridge Carriers', email: address() },
    });
    expect(await refused(again)).toBe('employer-address-changed-today');
    expect(await messagesTo(hiring.db, refusedAddress)).toEqual([]);
  });

  it('are limited for one carrier', async () => {
    const flow = await aSentFlow();
    const key = `verification-emails/${hiring.carrier.organizationId}`;
    const count = (hits: number) =>
      hiring.db.raw(`update rate_limits set hits = ? where key = ?`, [hits, key]).then(() => undefined);
    await contact(flow, {}).expect(201);
    await count(MAX_EMAILS_AN_HOUR);

    expect(await refused(contact(flow, {}))).toBe('too-many-requests');
    await count(0);
    await contact(flow, {}).expect(201);
  });

  it.each([
    ['contactPerson', 'Hello, you won http://evil.example'],
    ['contactPerson', 'www.evil.example'],
    ['contactPerson', 'You won at evil.com'],
    ['name', 'Win at https://evil.example'],
    ['name', 'Blue Ridge\u0007'],
  ])('have no words of an advertisement in %s: %j', async (field, value) => {
    const flow = await aSentFlow();
    const other = await VerificationFlow.start(hiring);

    expect(await refused(contact(flow, { [field]: value }))).toBe('invalid-input');
    const employer = { name: 'Blue Ridge Carriers', email: other.email, [field]: value };
    expect(await refused(other.startBy(hiring.carrier.recruiter, { employer }))).toBe('invalid-input');
  });

  it('have no words of an advertisement in the name of the respondent', async () => {
    const flow = await aSentFlow();
    const codes = await flow.codes();
    for (const respondent of [
      { name: 'See http://evil.example', title: 'Owner' },
      { name: 'Pat Doyle', title: 'See http://evil.example' },
    ]) {
      expect(await refused(flow.answer(codes, { ...aCleanAnswer, respondent }))).toBe('invalid-input');
      expect(await refused(flow.post(codes, 'decline', { ...aDecline, respondent }))).toBe('invalid-input');
    }
  });

  it('do not go to the carrier itself or to the driver', async () => {
    const flow = await aSentFlow();
    const emailOf = async (where: object) => String((await hiring.db('users').where(where).pluck('email'))[0]);
    const organization_id = hiring.carrier.organizationId;
    await hiring
      .db('users')
      .where({ organization_id, position: 'HR' })
      .update({ email: `ann-${newId()}@longbeach.example` });
    const ofDriver = { email: `maria-${newId()}@drivers.example` };
    await hiring.db('users').where({ id: flow.driver.id }).update(ofDriver);
    const own = [
      { email: (await emailOf({ organization_id, position: 'SAFETY' })).toUpperCase() },
      { email: 'new-mailbox@longbeach.example' },
      { email: 'new-mailbox@mail.longbeach.example' },
      ofDriver,
    ];
    for (const employer of own) {
      const response: { body: unknown } = await contact(flow, employer).expect(400);
      expect(response.body).toMatchObject({ errors: [{ pointer: '/employer/email', code: 'employer-address-own' }] });
      const other = await VerificationFlow.start(hiring);
      const start = { employer: { name: 'Blue Ridge Carriers', ...employer } };
      // The driver of the first verification is not the second one's.
      await other.startBy(hiring.carrier.recruiter, start).expect(employer === ofDriver ? 201 : 400);
    }
    await contact(flow, { email: `a-${newId()}@notlongbeach.example` }).expect(201);
  });
});

describe('a response', () => {
  const tokenOf = async (userId: string) => anAccessToken(hiring.db, userId, new Date());
  const memberId = async (organizationId: string, position: 'RECRUITER' | 'HR') =>
    String((await hiring.db('users').where({ organization_id: organizationId, position }).pluck('id'))[0]);
  const answerAs = (codes: Codes, headers: Readonly<Record<string, string>>) =>
    request(hiring.app)
      .post(`/api/voe/${codes.urlCode}/answer`)
      .set(headers)
      .send({ accessCode: codes.accessCode, answer: aCleanAnswer, ...aSignature });
  const marksOf = async (flow: VerificationFlow) => (await flow.view()).responses[0]?.marks;

  it.each(['answer', 'decline', 'refuse a correction'] as const)(
    'with a sign-in of the carrier or of the driver is refused: %s',
    async (name) => {
      const flow =
        name === 'refuse a correction' ? await (await VerificationFlow.start(hiring)).answered() : await aSentFlow();
      if (name === 'refuse a correction')
        await flow.driver.post(`${flow.ownPath}/dispute`).send({ text: 'Wrong' }).expect(200);
      const codes = await flow.codes();
      const path = { answer: 'answer', decline: 'decline', 'refuse a correction': 'refuse-correction' }[name];
      const body = {
        answer: { answer: aCleanAnswer, ...aSignature },
        decline: aDecline,
        'refuse a correction': { ...aSignature, text: 'No', respondent: aCleanAnswer.respondent },
      }[name];
      for (const userId of [await memberId(hiring.carrier.organizationId, 'RECRUITER'), flow.driver.id]) {
        const sent = request(hiring.app)
          .post(`/api/voe/${codes.urlCode}/${path}`)
          .set('Authorization', `Bearer ${await tokenOf(userId)}`)
          .send({ accessCode: codes.accessCode, ...body });
        expect(await refused(sent)).toBe('link-of-own-side');
      }
    },
  );

  it('with a sign-in of somebody else, or with one that has ended, is accepted', async () => {
    const stranger = await tokenOf(await aUser(hiring.db, { roles: ['applicant'] }));
    for (const token of [stranger, 'ended', await tokenOf(await memberId(hiring.other.organizationId, 'HR'))]) {
      const flow = await aSentFlow();
      await answerAs(await flow.codes(), { Authorization: `Bearer ${token}` }).expect(201);
      expect(await marksOf(flow)).toEqual(['enteredAddress']);
    }
  });

  it('is marked if its browser has signed in as a person of the carrier or as the driver', async () => {
    const [first, second, third] = [await aSentFlow(), await aSentFlow(), await aSentFlow()];
    const cookieOf = (userId: string) => ({
      Cookie: `gladhand_person=${createSealer([testKey]).seal(userId).toString('base64url')}`,
    });
    const recruiter = await memberId(hiring.carrier.organizationId, 'RECRUITER');

    await answerAs(await first.codes(), cookieOf(recruiter)).expect(201);
    await answerAs(await second.codes(), cookieOf(second.driver.id)).expect(201);
    await answerAs(await third.codes(), { Cookie: 'gladhand_person=made-up' }).expect(201);

    expect(await marksOf(first)).toEqual(['carrierDevice', 'enteredAddress']);
    expect(await marksOf(second)).toEqual(['driverDevice', 'enteredAddress']);
    expect(await marksOf(third)).toEqual(['enteredAddress']);
    expect((await first.own()).responses[0]?.marks).toEqual(['carrierDevice', 'enteredAddress']);
  });

  it('is marked if its network is one in which they have signed in', async () => {
    const [first, second, third] = [await aSentFlow(), await aSentFlow(), await aSentFlow()];
    const recruiter = await memberId(hiring.carrier.organizationId, 'RECRUITER');
    const audit = { id: newId(), kind: 'signed-in', at: new Date(), ip_prefix: '203.0.113.0/24' };
    await hiring.db('account_audit').insert({ ...audit, user_id: recruiter });
    await hiring.db('sessions').where({ user_id: second.driver.id }).update({ ip_prefix: '198.51.100.0/24' });

    await answerAs(await first.codes(), { 'X-Forwarded-For': '203.0.113.77' }).expect(201);
    await answerAs(await second.codes(), { 'X-Forwarded-For': '198.51.100.9' }).expect(201);
    await answerAs(await third.codes(), { 'X-Forwarded-For': '192.0.2.9' }).expect(201);

    expect(await marksOf(first)).toEqual(['carrierNetwork', 'enteredAddress']);
    expect(await marksOf(second)).toEqual(['driverNetwork', 'enteredAddress']);
    expect(await marksOf(third)).toEqual(['enteredAddress']);
  });

  it("is marked if its person has an address of the carrier's domain, or its codes were printed", async () => {
    const flow = await aSentFlow();
    const codes = await flow.codes();
    const organization_id = hiring.carrier.organizationId;
    await hiring
      .db('users')
      .where({ organization_id, position: 'HR' })
      .update({ email: `bo-${newId()}@longbeach.example` });
    await hiring.db('verification_links').where({ verification_id: flow.id }).update({ channel: 'letter' });
    const respondent = { ...aCleanAnswer.respondent, email: 'pat@longbeach.example' };

    await flow.answer(codes, { ...aCleanAnswer, respondent }).expect(201);

    expect(await marksOf(flow)).toEqual(['carrierDomain', 'enteredAddress', 'printedCodes']);
  });
});

it('takes five attachments at most, however many are sent together', async () => {
  const flow = await aSentFlow();
  const codes = await flow.codes();
  const files = Array.from({ length: 9 }, () => aPdf(`%${newId()}\n`));
  const sent = await Promise.all(
    files.map((content) =>
      request(hiring.app)
        .post(`/api/voe/${codes.urlCode}/files`)
        .set('Content-Type', 'application/octet-stream')
        .set('X-Access-Code', codes.accessCode)
        .send(content),
    ),
  );

  expect(sent.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409, 409]);
  expect((await flow.form(codes)).files).toHaveLength(5);
  const stored = await hiring
    .db('driver_files')
    .where({ driver_id: flow.driver.id, purpose: 'verification' })
    .pluck('id');
  const attached = await hiring.db('verification_files').where({ verification_id: flow.id }).pluck('file_id');
  const consent = await hiring.db('verification_consents').where({ verification_id: flow.id }).pluck('file_id');
  expect(stored.toSorted()).toEqual([...attached, ...consent].toSorted());
});

describe('an attachment of a past employer', () => {
  const attach = async (flow: VerificationFlow) => {
    const { urlCode, accessCode } = await flow.codes();
    await request(hiring.app)
      .post(`/api/voe/${urlCode}/files`)
      .set('Content-Type', 'application/octet-stream')
      .set('X-Access-Code', accessCode)
      .send(aPdf(`%${newId()}\n`))
      .expect(201);
    await flow.answer({ urlCode, accessCode }, { ...aCleanAnswer, ...noTests }).expect(201);
    const [response] = (await flow.view()).responses;
    return `${flow.path}/files/${response?.files[0]?._id ?? ''}`;
  };
  const noTests = { alcoholTest: false, drugTest: false, refusedTest: false, otherViolation: false };

  it.each([
    ['the tests', { mode: 'faa' }],
    ['the follow-up plan', { mode: 'fmcsa' }],
  ])('is for readers of such records if the form asked about %s', async (_, body) => {
    const flow = await (await VerificationFlow.start(hiring)).sent(body);
    const file = await attach(flow);

    for (const reader of [hiring.carrier.hr, hiring.carrier.safety]) await reader.get(file).expect(200);
    await hiring.carrier.recruiter.get(file).expect(404);
    expect((await flow.view(hiring.carrier.recruiter)).responses[0]?.files).toEqual([]);
    expect((await flow.own()).responses[0]?.files).toHaveLength(1);
  });

  it('is for all readers of investigations if it did not', async () => {
    const flow = await VerificationFlow.start(hiring);
    await hiring.db.raw(
      `update driver_history_items set details = details || '{"safetySensitive": false}' where id = ?`,
      [flow.employmentHistoryId],
    );
    await flow.sent({ mode: null });
    const file = await attach(flow);

    await hiring.carrier.recruiter.get(file).expect(200);
    expect((await flow.view(hiring.carrier.recruiter)).responses[0]?.files).toHaveLength(1);
  });
});
