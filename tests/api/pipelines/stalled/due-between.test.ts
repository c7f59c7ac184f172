import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stalledDriverIds } from '#db/stalled/stalled';
import { anOrderRow } from '../../../support/hiring/hiring-world';
import { ago, ahead, idsOf, StalledApi } from '../../../support/hiring/stalled-api';

let stalled: StalledApi;
beforeAll(async () => {
  stalled = await StalledApi.start();
});
afterAll(() => stalled.close());

describe('the stalled list between two instants', () => {
  // The targets are eight, three and two days: due yesterday, today and the day after tomorrow.
  const dueIn = { driver: [8.9, 7.6, 6], candidacy: [3.9, 2.6, 1], order: [2.9, 1.6, 0.1] } as const;
  const made: Record<'past' | 'today' | 'later', string[]> = { past: [], today: [], later: [] };

  beforeAll(async () => {
    const dueTimes = ['past', 'today', 'later'] as const;
    for (const [index, when] of dueTimes.entries()) {
      const { organizationId, facilityId } = await stalled.aCarrier('reviewed');
      const waiting = { organizationId, facilityId, status: 'pending', approval: 'pending' };
      made[when] = [
        await stalled.inStage('Interview', dueIn.driver[index] ?? 0),
        await stalled.anApplication({ name: 'invited', enteredAt: ago(dueIn.candidacy[index] ?? 0) }),
        await anOrderRow(stalled.api.db, { ...waiting, status_since: ago(dueIn.order[index] ?? 0) }),
      ];
    }
  });

  it('contains items that reached their target in between, and none that were overdue before', async () => {
    await stalled.inStage('Interview', 20);

    const found = await stalled.list({ dueAfter: ago(1), dueBy: ago(0) });

    expect(idsOf(found).sort()).toEqual([...made.past].sort());
  });

  it('previews everything that becomes overdue by then', async () => {
    const search = { dueAfter: ago(0), dueBy: ahead(1) };

    const found = await stalled.list(search);
    const summary = await stalled.summary(search);

    expect(idsOf(found).sort()).toEqual([...made.today].sort());
    expect(found.data.map(({ daysOver, isEscalated }) => [daysOver, isEscalated])).toEqual([
      [0, false],
      [0, false],
      [0, false],
    ]);
    expect(summary).toMatchObject({ count: 3, medianDaysOver: 0, escalated: 0 });
  });

  it('combines with the other filters, and a bulk action includes the same drivers', async () => {
    const search = { kind: 'driver', dueAfter: ago(0), dueBy: ahead(1) } as const;

    expect(idsOf(await stalled.list(search))).toEqual([made.today[0]]);
    expect(idsOf(await stalled.list({ ...search, minDaysOver: 0 }))).toEqual([]);
    const question = { ...search, escalated: false, snoozed: 'hide', now: new Date() } as const;
    expect(await stalledDriverIds(stalled.api.db, question, 10)).toEqual([made.today[0]]);
  });

  it('rejects an invalid instant', async () => {
    const response = await stalled.ops.post('/api/ops/stalled/search').send({ dueBy: 'tonight' });

    expect(response.status).toBe(400);
  });
});
