import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { beginOfInvestigationDay, investigationDayOf } from '#db/employment-verifications/investigation-day';
import { investigationDay } from '#domain/employment-verifications/deadlines';
import { startOfDate } from '#domain/shared/zoned-time';
import { openTestDatabase } from '../../support/database';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Every three hours of the weeks in which the clocks change, and of New Year's Eve. */
const instants = ['2026-03-06', '2026-10-30', '2026-12-30'].flatMap((from) =>
  Array.from({ length: 32 }, (_, index) => new Date(Date.parse(from) + index * 3 * 3_600_000).toISOString()),
);

it('the days of an investigation are the same in statements', async () => {
  for (const instant of instants) {
    const day = investigationDay(instant);
    const { rows } = await database.db.raw<{ rows: { day: string; begin: Date | string }[] }>(
      `select ${investigationDayOf('cast(:instant as timestamptz)')} as day,
         ${beginOfInvestigationDay('cast(:day as date)')} as begin`,
      { instant, day },
    );

    expect({ instant, day: rows[0]?.day, begin: new Date(rows[0]?.begin ?? '').toISOString() }).toEqual({
      instant,
      day,
      begin: startOfDate(day, 'America/Chicago'),
    });
  }
});
