import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { agreeHireRate, keepHireRate } from '#db/candidacies/hire-rate';
import { projectCandidacy } from '#db/candidacies/projection';
import type { Db } from '#db/core/handle';
import { listAgreedRates, storeAgreedRate } from '#db/timesheets/agreed-rate-store';
import { agreedRateOn } from '#domain/pay/agreed-rates';
import { newId } from '#platform/ids';
import { openTestDatabase } from '../../support/database';
import { CandidacyHistory } from '../../support/hiring/candidacy-history';
import { aHiringWorld } from '../../support/hiring/hiring-world';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase(4));
});
afterAll(() => close());

it('a new hire on the same order ends the raises that an earlier one was still to have', async () => {
  const world = await aHiringWorld(db);
  const { recruiterId: by, organizationId } = world;
  const history = new CandidacyHistory(world).toInterview();
  history.play('acceptInterview');
  const hired = history.play('hire');
  const keep = (updateId: string, mills: number) =>
    keepHireRate(db, { updateId, rateId: newId(), unit: 'hour', mills, by });
  await keep(hired.updateId, 24_000);
  await projectCandidacy(db, history.batch());
  const { candidacyId: assignmentId } = history.state;
  const raise = { assignmentId, organizationId, unit: 'hour', reason: 'After a year', by, at: hired.at } as const;
  await storeAgreedRate(db, { ...raise, id: newId(), mills: 26_000, startsOn: '2026-11-20' });
  await storeAgreedRate(db, { ...raise, id: newId(), mills: 30_000, startsOn: '2027-01-04' });
  const again = { ...hired, updateId: newId(), at: '2026-12-01T18:00:00.000Z' };
  await keep(again.updateId, 22_000);
  await db.transaction((trx) => agreeHireRate(trx, again));

  const rates = await listAgreedRates(db, [assignmentId]);
  const paidOn = (day: string) => agreedRateOn(rates, 'hour', day)?.mills;
  const days = ['2026-11-21', '2026-11-30', '2026-12-01', '2027-01-03', '2027-01-04', '2027-06-01'];
  expect(days.map(paidOn)).toEqual([24_000, 24_000, 22_000, 22_000, 22_000, 22_000]);
});
