import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Timeline } from '#domain/candidacies/timeline/schema';
import type { HistoryItems } from '#domain/driver-histories/items';
import type { OpsDriverFile, ReviewedItem, ReviewedSection } from '#domain/driver-reviews/schema';
import { newId } from '#platform/ids';
import { as, problemOf } from '../../support/api';
import { wholeItems } from '../../support/builders/histories';
import { anAccessToken } from '../../support/builders/people';
import { type Caller, type Driver, HiringApi } from '../../support/hiring/hiring-api';
import { aUser } from '../../support/hiring/hiring-world';
import '../../support/temporal-runtime';

let hiring: HiringApi;
let colleague: Caller;
beforeAll(async () => {
  hiring = await HiringApi.start();
  const id = await aUser(hiring.db, { roles: ['ops'], first_name: 'Dana', last_name: 'Whitfield' });
  colleague = as(hiring.app, await anAccessToken(hiring.db, id));
});
afterAll(() => hiring.close());

const employer = (name: string, more: Partial<HistoryItems['employment']>) => ({
  ...wholeItems.employment,
  type: 'employer',
  employerName: name,
  contactPerson: 'Ann Smith',
  reasonForLeaving: 'Closer to home',
  ...more,
});
const older = employer('Lone Star Freight', {
  startDate: '2015-01-01',
  endDate: '2024-01-31',
  current: false,
  mayContact: null,
});
const newer = employer('Blue Mesa', { startDate: '2024-02-01', endDate: null, current: true });
const sending = (...histories: object[]) => ({ histories, commercialEmployersListed: true });

const send = (driver: Driver, ...histories: object[]) =>
  driver
    .put('/api/driver-profile/verification/employmentHistory/submit')
    .send(sending(...histories))
    .expect(200);

/** A driver who submitted two employers. */
async function aSender() {
  const driver = await hiring.aDriver({ state: { stage: 'Processing' } });
  await send(driver, older, newer);
  return driver;
}

const read = async (id: string): Promise<OpsDriverFile> =>
  (await hiring.ops.get(`/api/ops/drivers/${id}/file`).expect(200)).body as OpsDriverFile;
async function sectionOf(id: string, kind = 'employmentHistory'): Promise<ReviewedSection> {
  const section = (await read(id)).sections.find((entry) => entry.kind === kind);
  if (section === undefined) throw new Error(`There is no section ${kind}`);
  return section;
}

const decideAs = (by: Caller) => (id: string, item: ReviewedItem | undefined, verdict: object) => {
  const seen = item?.reviews.at(-1)?._id ?? null;
  return by
    .post(`/api/ops/drivers/${id}/items/${item?._id ?? newId()}/review`)
    .send({ kind: 'employmentHistory', version: item?.version ?? 'none', seen, ...verdict });
};
const decide: ReturnType<typeof decideAs> = (...call) => decideAs(hiring.ops)(...call);
const approved = { verdict: 'approved' };

describe('an item', () => {
  it('is returned with its answers, dates and coverage', async () => {
    const { id } = await aSender();

    const file = await read(id);
    const { items, ...section } = await sectionOf(id);

    expect(section).toMatchObject({
      status: 'pending',
      answers: { commercialEmployersListed: true },
      coverage: { months: 36, neededMonths: 36, gaps: [] },
    });
    expect(items).toMatchObject([
      { startDate: '2015-01-01', endDate: '2024-01-31', fields: { employerName: 'Lone Star Freight' }, verdict: null },
      { startDate: '2024-02-01', endDate: null, fields: { current: true, subjectToFmcsa: true }, reviews: [] },
    ]);
    expect(file.waiting).toContain('task/employmentHistory');
    expect(file.stated).toMatchObject({ name: 'Maria Gomez', birthDate: '1990-04-02', place: 'Fort Worth, TX' });
  });

  it('approves its section when all items are approved', async () => {
    const { id } = await aSender();
    const [first, second] = (await sectionOf(id)).items;

    expect((await decide(id, first, approved).expect(200)).body).toMatchObject({ status: 'pending' });
    const response = await decide(id, second, approved).expect(200);

    expect(response.body).toMatchObject({ status: 'approved' });
    expect((await sectionOf(id)).items.map(({ verdict }) => verdict)).toEqual(['approved', 'approved']);
    const late = await decide(id, (await sectionOf(id)).items[0], { verdict: 'rejected', text: 'No' });
    expect([late.status, problemOf(late).code]).toEqual([409, 'section-not-waiting']);
  });

  it('rejected among approved ones sends the section back with the reason; unchanged items keep their decision', async () => {
    const driver = await aSender();
    const { id } = driver;
    const [first, second] = (await sectionOf(id)).items;

    await decide(id, first, { verdict: 'rejected', text: 'They say you left in 2023' }).expect(200);
    const response = await decide(id, second, approved).expect(200);

    expect(response.body).toMatchObject({ status: 'rejected' });
    const timeline = (await hiring.ops.get(`/api/ops/drivers/${id}/timeline`)).body as Timeline;
    expect(timeline.data).toContainEqual(
      expect.objectContaining({
        type: 'taskRejected',
        text: 'Lone Star Freight (from 2015-01-01): They say you left in 2023',
      }),
    );
    const corrected = { ...older, _id: first?._id, endDate: '2024-01-15' };
    await send(driver, corrected, { ...newer, _id: second?._id, startDate: '2024-01-16' });
    const { status, items } = await sectionOf(id);
    expect([status, items.map(({ verdict }) => verdict)]).toEqual(['pending', [null, null]]);
    await send(driver, corrected, { ...newer, _id: second?._id });
    expect((await sectionOf(id)).items.map(({ verdict }) => verdict)).toEqual([null, 'approved']);
  });

  it('is decided as it was seen, and by the first of two reviewers', async () => {
    const { id } = await aSender();
    const [first] = (await sectionOf(id)).items;

    await decideAs(colleague)(id, first, approved).expect(200);
    const second = await decide(id, first, { verdict: 'rejected', text: 'Unknown there' });
    const stale = await decide(id, first, { ...approved, version: 'older' });

    expect([second.status, problemOf(second)]).toMatchObject([
      409,
      { code: 'item-reviewed', params: { who: 'Dana Whitfield', what: 'approved' } },
    ]);
    expect([stale.status, problemOf(stale).code]).toEqual([409, 'item-changed']);
  });

  it('is decided once by two concurrent reviewers', async () => {
    const { id } = await aSender();
    const [first] = (await sectionOf(id)).items;

    const responses = await Promise.all([decide(id, first, approved), decideAs(colleague)(id, first, approved)]);

    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await sectionOf(id)).items[0]?.reviews).toHaveLength(1);
  });

  it('is decided once when retried', async () => {
    const { id } = await aSender();
    const [first] = (await sectionOf(id)).items;
    const key = newId();

    for (let times = 0; times < 2; times += 1) {
      await decide(id, first, approved).set('Idempotency-Key', key).expect(200);
    }

    expect((await sectionOf(id)).items[0]?.reviews).toHaveLength(1);
  });

  it('has notes, which require a text and change no decision', async () => {
    const driver = await aSender();
    const [first] = (await sectionOf(driver.id)).items;
    await decide(driver.id, first, approved).expect(200);

    const empty = await decide(driver.id, first, { verdict: 'noted', text: ' ' });
    expect([empty.status, problemOf(empty).errors]).toMatchObject([
      400,
      [{ pointer: '/text', message: 'This field is required' }],
    ]);
    const [seen] = (await sectionOf(driver.id)).items;
    await decide(driver.id, seen, { verdict: 'noted', text: 'Spoke with Ann' }).expect(200);

    expect((await sectionOf(driver.id)).items[0]).toMatchObject({
      verdict: 'approved',
      reviews: [{ verdict: 'approved' }, { verdict: 'noted', text: 'Spoke with Ann', by: 'Ann Smith' }],
    });
    const notes = await driver
      .get('/api/verifications')
      .query({ userId: driver.id, type: 'employmentHistory', entityIds: first?._id })
      .expect(200);
    expect(notes.body).toMatchObject([{ entityId: first?._id, text: 'Spoke with Ann' }]);
  });

  it("returns 404 for an unknown entry and for another driver's", async () => {
    const { id } = await aSender();
    const [foreign] = (await sectionOf((await aSender()).id)).items;

    await decide(id, undefined, approved).expect(404);
    await decide(id, foreign, approved).expect(404);
    await hiring.carrier.hr.get(`/api/ops/drivers/${id}/file`).expect(403);
    await hiring.ops.get(`/api/ops/drivers/${hiring.carrier.ids.hr}/file`).expect(404);
  });
});

describe('a section', () => {
  it('is approved as a whole only when its items are, and can be rejected at any time', async () => {
    const { id } = await aSender();
    const { entryId } = await sectionOf(id);
    const review = (verdict: object) =>
      hiring.ops.post(`/api/ops/drivers/${id}/tasks/employmentHistory/review`).send({ entryId, ...verdict });

    const refused = await review({ isApproved: true });
    expect([refused.status, problemOf(refused).code]).toEqual([409, 'items-not-approved']);
    await review({ isApproved: false, reason: 'gap', note: 'May to July is missing' }).expect(200);

    expect(await sectionOf(id)).toMatchObject({ status: 'rejected' });
  });

  it('is shown with its current entries before it is submitted', async () => {
    const driver = await hiring.aDriver({ state: { stage: 'Processing' } });
    await driver.post('/api/driver-profile/verification/employmentHistory').send(older).expect(201);

    const section = await sectionOf(driver.id);

    expect(section).toMatchObject({ status: 'initial', sentAt: null, items: [{ verdict: null }] });
    expect((await decide(driver.id, section.items[0], approved)).status).toBe(409);
  });
});

it('logs repeated views in one access-log entry for the driver', async () => {
  const driver = await aSender();
  await read(driver.id);
  await read(driver.id);

  const log = await driver.get('/api/driver/access-log').expect(200);

  expect((log.body as { data: object[] }).data).toMatchObject([{ side: 'operations', action: 'driver-record' }]);
});
