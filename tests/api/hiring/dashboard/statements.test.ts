import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Db } from '#db/core/handle';
import { as } from '../../../support/api';
import { anAccessRow } from '../../../support/builders/access-rows';
import { anAccessToken } from '../../../support/builders/people';
import { createTestPool } from '../../../support/database';
import { type Caller, expectOk, HiringApi, inHours } from '../../../support/hiring/hiring-api';
import '../../../support/temporal-runtime';

/** As `npm run bench -- console` requires: each statement is a round trip, and a page waits for all of them. */
const MAX_STATEMENTS = 6;

let hiring: HiringApi;
/** The connections of the counted requests alone. */
let db: Db;
let recruiter: Caller;
let orderId: string;
let filedDriverId: string;
beforeAll(async () => {
  hiring = await HiringApi.start();
  db = createTestPool(hiring.api.databaseUrl, { pool: 4 });
  recruiter = as(hiring.api.another({ db }), await anAccessToken(hiring.db, hiring.carrier.ids.recruiter));
  orderId = await hiring.anActiveOrder({
    numberOfDrivers: 9,
    contactFleetId: hiring.carrier.ids.recruiter,
  });
  const on = async () => hiring.flow(orderId, await hiring.aDriver());
  await (await on()).request().expect(201);
  await (await on()).toReview();
  const proposed = await on();
  const { interview } = await proposed.toInterview();
  await expectOk(proposed.answers('propose-time', { interviewId: interview?._id, date: inHours(72) }));
  await (await on()).toHired();
  filedDriverId = (await hiring.aDriver()).id;
  await anAccessRow(hiring.db, { organizationId: hiring.carrier.organizationId, driverId: filedDriverId });
});
afterAll(async () => {
  await db.destroy();
  await hiring.close();
});

const pages: Record<string, () => string> = {
  'the order list': () => `/api/job-order/active/organization/${hiring.carrier.organizationId}`,
  'the filtered order list': () =>
    `/api/job-order/active/organization/${hiring.carrier.organizationId}?seats=open&waiting=true&sort=title`,
  'the counts of orders': () => '/api/order/fleet/amount/total',
  'an order': () => `/api/job-order/id/${orderId}`,
  'the dashboard': () => `/api/dashboard/organization/${hiring.carrier.organizationId}`,
  'the events of the dashboard': () => `/api/events/${hiring.carrier.organizationId}`,
  'the candidates of all orders': () => `/api/candidates/organization/${hiring.carrier.organizationId}`,
  'the candidates of all orders by distance': () =>
    `/api/candidates/organization/${hiring.carrier.organizationId}?sort=distance`,
  'a column of the board': () => `/api/job-order/${orderId}/board/interview`,
  'the column of hired candidates': () => `/api/job-order/${orderId}/board/hired`,
  'candidates in review': () => `/api/job-order/${orderId}/candidacies?stage=review`,
  'candidates with an interview': () => `/api/job-order/${orderId}/candidacies?stage=interview`,
  'hired candidates': () => `/api/job-order/${orderId}/candidacies?stage=hired`,
  'the bench': () => `/api/bench-driver/fleet/${hiring.carrier.organizationId}`,
  'the counts of the bench': () => `/api/bench-driver/fleet/${hiring.carrier.organizationId}/counts`,
  'the report': () => `/api/reports/organization/${hiring.carrier.organizationId}`,
  "a driver's file": () => `/api/business/driver/${filedDriverId}/file`,
  'the qualification review': () =>
    `/api/job-order/organization/${hiring.carrier.organizationId}/dq-review/awaiting-review`,
  'the counts of the qualification review': () =>
    `/api/job-order/organization/${hiring.carrier.organizationId}/dq-review/counts`,
  'the facilities': () => `/api/facility/organization/${hiring.carrier.organizationId}`,
};

describe("the pages of a carrier's console", () => {
  it.each(Object.entries(pages))(`need at most ${String(MAX_STATEMENTS)} SQL statements for %s`, async (_, path) => {
    let statements = 0;
    const count = (): void => {
      statements += 1;
    };
    db.on('query', count);
    try {
      await recruiter.get(path()).expect(200);
    } finally {
      db.removeListener('query', count);
    }

    // One of them reads the session.
    expect(statements).toBeGreaterThan(1);
    expect(statements).toBeLessThanOrEqual(MAX_STATEMENTS);
  });
});
