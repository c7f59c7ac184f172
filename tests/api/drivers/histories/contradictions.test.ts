import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { insertHistoryItem } from '#db/driver-histories/driver-history-store';
import { type HistoryKind, historyPaths } from '#domain/driver-histories/kinds';
import { newId } from '#platform/ids';
import { problemOf } from '../../../support/api';
import { wholeItems } from '../../../support/builders/histories';
import { type Driver, HiringApi } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const at = (kind: HistoryKind) => `/api/driver-profile/verification/${historyPaths[kind]}`;
const anApplicant = () => hiring.aDriver({ state: { stage: 'Processing', lifecycleStatus: 'onboarding_in_progress' } });

const job = (startDate: string, endDate: string) =>
  ({ ...wholeItems.employment, startDate, endDate, current: false, reasonForLeaving: 'Moved' }) as const;
const idle = (startDate: string, endDate: string) =>
  ({ ...wholeItems.unemploymentPeriod, startDate, endDate }) as const;
const noJob = (startDate: string, endDate: string) => ({ ...job(startDate, endDate), type: 'unWorking' }) as const;

const messagesOf = (response: { body: unknown }) =>
  problemOf(response).errors?.map(({ pointer, message }) => `${pointer} ${message}`);

/** Stores an entry as it was possible before jobs and periods without work were compared. */
async function storeAsBefore(driver: Driver, kind: 'employment' | 'unemploymentPeriod', item: object): Promise<string> {
  const id = newId();
  const row = { id, driverId: driver.id, kind, item: item as never };
  await hiring.db.transaction((trx) => insertHistoryItem(trx, row));
  return id;
}

describe('a job and a period without work at the same time', () => {
  it.each([
    ['inside the job', idle('2014-06-01', '2014-07-31')],
    ['around the job', idle('2014-01-01', '2016-01-01')],
    ['from before it', idle('2013-06-01', '2014-03-01')],
  ])('are refused: the period is %s', async (_place, period) => {
    const driver = await anApplicant();
    await driver.post(at('employment')).send(job('2014-02-01', '2015-03-31')).expect(201);

    const refused = await driver.post(at('unemploymentPeriod')).send(period).expect(400);

    const { employerName } = wholeItems.employment;
    expect(messagesOf(refused)).toEqual([`/startDate These dates overlap Feb 2014–Mar 2015 (${employerName})`]);
  });

  it('are refused: the job is the later entry, alone or with the submission', async () => {
    const driver = await anApplicant();
    await driver.post(at('unemploymentPeriod')).send(idle('2014-06-01', '2014-07-31')).expect(201);
    const text = 'These dates overlap Jun–Jul 2014 (Unemployment)';

    const alone = await driver.post(at('employment')).send(job('2014-02-01', '2015-03-31')).expect(400);
    const body = { commercialEmployersListed: true, histories: [job('2014-02-01', '2015-03-31')] };
    const sent = await driver
      .put(`${at('employment')}/submit`)
      .send(body)
      .expect(400);

    expect(messagesOf(alone)).toEqual([`/startDate ${text}`]);
    expect(messagesOf(sent)).toEqual([`/histories/0/startDate ${text}`]);
  });

  it('are possible one after the other, and if both are without work', async () => {
    const driver = await anApplicant();
    await driver.post(at('employment')).send(job('2014-02-01', '2015-03-31')).expect(201);
    await driver.post(at('employment')).send(noJob('2015-03-31', '2015-12-31')).expect(201);

    await driver.post(at('unemploymentPeriod')).send(idle('2013-06-01', '2014-02-01')).expect(201);
    await driver.post(at('unemploymentPeriod')).send(idle('2015-04-30', '2015-05-31')).expect(201);
  });

  it('do not lock an entry from before they were compared, whose other answers may change', async () => {
    const driver = await anApplicant();
    const period = idle('2014-06-01', '2014-07-31');
    const periodId = await storeAsBefore(driver, 'unemploymentPeriod', period);
    const jobId = await storeAsBefore(driver, 'employment', job('2014-02-01', '2015-03-31'));

    const other = { ...job('2014-02-01', '2015-03-31'), position: 'Dispatcher' };
    await driver
      .put(`${at('employment')}/${jobId}`)
      .send(other)
      .expect(200);
    await driver
      .put(`${at('unemploymentPeriod')}/${periodId}`)
      .send(period)
      .expect(200);

    const moved = { ...period, endDate: '2014-08-31' };
    const refused = await driver
      .put(`${at('unemploymentPeriod')}/${periodId}`)
      .send(moved)
      .expect(400);
    expect(messagesOf(refused)).toHaveLength(1);
    await driver
      .put(`${at('unemploymentPeriod')}/${periodId}`)
      .send(idle('2015-06-01', '2015-07-31'))
      .expect(200);
  });
});
