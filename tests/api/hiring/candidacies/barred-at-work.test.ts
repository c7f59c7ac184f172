import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { lightJob } from '../../../support/builders/light-job';
import { eventually } from '../../../support/eventually';
import { dateIn, expectOk, type Flow, HiringApi } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const portJob = { portArea: true, interstate: true, vehicleWeight: 80_000, exemptOperation: false };

async function atWork(): Promise<Flow> {
  const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
  await flow.toHired(dateIn(0));
  await expectOk(flow.answers('accept-start'));
  await flow.completeFile();
  await eventually(async () => expect(await flow.application()).toMatchObject({ next: 'onAssignment' }));
  return flow;
}

/** States other facts about the job, so that the file begins or ceases to bar driving. */
async function state(flow: Flow, facts: object): Promise<void> {
  const { start } = await flow.card('hired');
  await hiring.carrier.safety
    .post(`/api/business/employments/${String(start?.employmentId)}/stated-facts`)
    .send({ from: '2026-01-02', facts })
    .expect(201);
}

const messages = async ({ driver }: Flow, template: string): Promise<number> =>
  (await hiring.db('messages').where({ recipient_id: driver.id, template })).length;

it('shows carrier and driver that a driver at work must not drive, and notifies them once when it is over', async () => {
  const flow = await atWork();
  const safety = async () =>
    (await hiring.db('messages').where({ recipient_id: hiring.carrier.ids.safety, template: 'driving-allowed' }))
      .length;
  await state(flow, portJob);

  await eventually(async () =>
    expect(await flow.card('hired')).toMatchObject({ next: expect.stringMatching(/AtWork$/), state: 'hired' }),
  );
  expect((await flow.card('hired')).turn).not.toBe('nobody');
  // The papers that the driver never signed are missing as well.
  expect(await flow.application()).toMatchObject({
    next: expect.stringMatching(/AtWork$/),
    turn: 'you',
    signature: 'due',
  });
  const dashboard = `/api/dashboard/organization/${hiring.carrier.organizationId}`;
  expect((await hiring.carrier.recruiter.get(dashboard)).body).toMatchObject({ mustNotDrive: 1, onAssignment: 1 });
  await eventually(async () => expect(await messages(flow, 'own-driving-barred')).toBe(1));
  expect([await messages(flow, 'own-driving-allowed'), await safety()]).toEqual([0, 0]);

  await state(flow, { ...lightJob, portArea: false });
  await eventually(async () => expect(await flow.application()).toMatchObject({ next: 'onAssignment' }));
  expect(await flow.card('hired')).toMatchObject({ next: 'onAssignment', turn: 'nobody' });
  expect([await messages(flow, 'own-driving-allowed'), await safety()]).toEqual([1, 1]);
});
