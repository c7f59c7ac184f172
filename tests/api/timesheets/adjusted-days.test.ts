import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { Timesheet } from '#domain/timesheets/schema';
import { as, problemOf, type TestApi } from '../../support/api';
import { anAccessToken, aUser } from '../../support/builders/people';
import { aWorkday } from '../../support/builders/workdays';
import { aTimesheetWorld, NOW, startTimesheetApi, type TimesheetWorld } from '../../support/timesheets-api';

let api: TestApi;
let world: TimesheetWorld;
beforeAll(async () => {
  api = await startTimesheetApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  world = await aTimesheetWorld(api);
});

/** Approved and disputed; settled with these amounts. */
async function aSettledDay(amounts: { cents: number; payCents: number }) {
  const { assignmentId, accountingId: by } = world;
  const id = await aWorkday(api.db, { assignmentId, day: '2026-11-16', state: 'approved', by });
  const dispute = { version: 3, note: 'I left an hour earlier' };
  await world.accounting.post(`/api/timesheet/workDay/${id}/dispute`).send(dispute).expect(200);
  const ops = as(api.app, await anAccessToken(api.db, (await aUser(api.db, { roles: ['ops'] })).id, NOW));
  const settled = await ops
    .post(`/api/ops/workdays/${id}/adjust`)
    .send({ ...amounts, note: 'Agreed' })
    .expect(200);
  const { version } = settled.body as { version: number };
  return {
    id,
    reopen: () => world.accounting.patch(`/api/timesheet/workDay/${id}/reopen`).send({ version, note: 'Again' }),
  };
}

it.each([
  { cents: -2_500, payCents: -2_000 },
  { cents: 0, payCents: 2_000 },
  { cents: -2_500, payCents: 0 },
])('a day whose dispute was settled with %j is not corrected a second time', async (amounts) => {
  const { id, reopen } = await aSettledDay(amounts);

  expect(problemOf(await reopen().expect(409)).code).toBe('workday-adjusted');

  const response = await world.accounting
    .get(`/api/timesheet/${world.assignmentId}`)
    .query({ week: '2026-11-16' })
    .expect(200);
  expect(Timesheet.parse(response.body).workdays).toMatchObject([{ _id: id, state: 'approved' }]);
});

it('a day whose dispute changed nothing is reopened', async () => {
  const { reopen } = await aSettledDay({ cents: 0, payCents: 0 });

  expect((await reopen().expect(200)).body).toMatchObject({ state: 'submitted' });
});
