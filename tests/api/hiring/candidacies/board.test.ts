import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { boardColumns } from '#domain/candidacies/board/columns';
import { type Card, dateIn, type Flow, HiringApi } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

const column = (orderId: string, name: string) => `/api/job-order/${orderId}/board/${name}`;

async function columnsOf({ driver, orderId }: Flow): Promise<string[]> {
  const found: string[] = [];
  for (const name of boardColumns) {
    const response: { body: unknown } = await hiring.carrier.recruiter.get(column(orderId, name)).expect(200);
    const { data, count } = response.body as { data: Card[]; count: number };
    expect(count).toBe(data.length);
    if (data.some(({ driverId }) => driverId === driver.id)) found.push(name);
  }
  return found;
}

describe('the board of an order', () => {
  it('shows a driver in the column of the state, from invitation to hire', async () => {
    const flow = hiring.flow(await hiring.anActiveOrder(), await hiring.aDriver());
    expect(await columnsOf(flow)).toEqual([]);
    await flow.invite().expect(201);
    expect(await columnsOf(flow)).toEqual(['invited']);
    await flow.answers('accept-invite');
    expect(await columnsOf(flow)).toEqual(['inReview']);
    const { assignmentId } = await flow.card('review');
    await hiring.carrier.safety.patch(`/api/job-assignment/approve/${String(assignmentId)}`).expect(200);
    expect(await columnsOf(flow)).toEqual(['approved']);
    await flow.schedule(await flow.card('review')).expect(201);
    expect(await columnsOf(flow)).toEqual(['interview']);
    await flow.hire(await flow.card('interview'), dateIn(3)).expect(200);
    expect(await columnsOf(flow)).toEqual(['hired']);
  });

  it('pages through a column', async () => {
    const orderId = await hiring.anActiveOrder();
    for (const driver of [await hiring.aDriver(), await hiring.aDriver()]) {
      await hiring.flow(orderId, driver).request().expect(201);
    }
    const response: { body: unknown } = await hiring.carrier.recruiter
      .get(column(orderId, 'requested'))
      .query({ limit: 1, skip: 1 })
      .expect(200);

    expect((response.body as { data: Card[] }).data).toHaveLength(1);
    expect(response.body).toMatchObject({ count: 2 });
  });

  it("is not another carrier's or a driver's, and has no other columns", async () => {
    const orderId = await hiring.anActiveOrder();

    await hiring.other.recruiter.get(column(orderId, 'invited')).expect(404);
    await (await hiring.aDriver()).get(column(orderId, 'invited')).expect(403);
    await hiring.carrier.accounting.get(column(orderId, 'invited')).expect(200);
    await hiring.carrier.recruiter.get(column(orderId, 'closed')).expect(400);
  });
});
