import { expect, it } from '@jest/globals';
import { DriverFiltersQuery } from '#domain/drivers/filters/schema';
import { DriverSearchBody } from '#domain/drivers/schema';
import { OrderListQuery } from '#domain/job-orders/schema';
import { LimitSkip } from '#domain/shared/schema';

it('lists the first ten rows, unless the caller asks for others', () => {
  expect(LimitSkip.parse({})).toEqual({ limit: 10, skip: 0 });
  expect(OrderListQuery.parse({})).toMatchObject({ limit: 10, skip: 0 });
  expect(DriverFiltersQuery.parse({})).toMatchObject({ limit: 10, skip: 0 });
  expect(LimitSkip.parse({ limit: '25', skip: '50' })).toEqual({ limit: 25, skip: 50 });
});

it('searches drivers by pages of ten', () => {
  expect(DriverSearchBody.parse({ orderId: '018f0000-0000-7000-8000-0000000000a1' })).toMatchObject({
    page: 0,
    limit: 10,
  });
});

it.each([{ limit: 0 }, { limit: 101 }, { skip: -1 }])('refuses a page of %j', (page) => {
  expect(LimitSkip.safeParse(page).success).toBe(false);
});
