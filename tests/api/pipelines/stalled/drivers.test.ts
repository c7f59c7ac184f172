import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ago, ahead, idsOf, StalledApi } from '../../../support/hiring/stalled-api';

let stalled: StalledApi;
beforeAll(async () => {
  stalled = await StalledApi.start();
});
afterAll(() => stalled.close());

describe('drivers over the target of their stage', () => {
  it('begin with the longest-overdue driver, and leave out drivers in time or waiting for no one', async () => {
    const late = await stalled.inStage('Interview', 30, { ownerId: stalled.kim });
    const later = await stalled.inStage('Interview', 9);
    await stalled.inStage('Interview', 7);
    await stalled.inStage('NotInterested', 90);

    const found = await stalled.list({ kind: 'driver', stage: 'Interview' });

    expect(idsOf(found)).toEqual([late, later]);
    expect(found.data[0]).toMatchObject({
      title: 'Maria Gomez',
      place: 'Fort Worth, TX',
      targetDays: 8,
      daysOver: 22,
      isEscalated: true,
      waitsFor: 'ops',
      next: 'makeCall',
      owner: { _id: stalled.kim, name: 'Kim Ops' },
      lastContactAt: null,
      driverId: late,
      orderId: null,
    });
    expect(found.data[1]).toMatchObject({ daysOver: 1, isEscalated: false, owner: null });
  });

  it('are filtered by owner, waiting party and reason, escalation and days overdue', async () => {
    const mine = await stalled.inStage('WrappingUpHR', 40, { ownerId: stalled.kim });
    const unassigned = await stalled.inStage('WrappingUpHR', 6);
    const of = { stage: 'WrappingUpHR' };

    expect(idsOf(await stalled.list({ ...of, owner: stalled.kim }))).toEqual([mine]);
    expect(idsOf(await stalled.list({ ...of, owner: 'none' }))).toEqual([unassigned]);
    expect(idsOf(await stalled.list({ ...of, waitsFor: 'ops', next: 'decide' }))).toEqual([mine, unassigned]);
    expect(idsOf(await stalled.list({ ...of, waitsFor: 'driver' }))).toEqual([]);
    expect(idsOf(await stalled.list({ ...of, escalated: true }))).toEqual([mine]);
    expect(idsOf(await stalled.list({ ...of, minDaysOver: 2 }))).toEqual([mine]);
  });

  it('are hidden while snoozed, unless requested', async () => {
    const stillSnoozed = await stalled.inStage('HRPaperWork', 20, {
      snooze: { until: ahead(3), reason: 'agreed_date' },
    });
    const snoozeEnded = await stalled.inStage('HRPaperWork', 19, { snooze: { until: ago(1), reason: 'agreed_date' } });

    expect(idsOf(await stalled.list({ stage: 'HRPaperWork' }))).toEqual([snoozeEnded]);
    expect(idsOf(await stalled.list({ stage: 'HRPaperWork', snoozed: 'show' }))).toEqual([stillSnoozed, snoozeEnded]);
    expect(idsOf(await stalled.list({ snoozed: 'only', stage: 'HRPaperWork' }))).toEqual([stillSnoozed]);
  });

  it('can be sorted by time in stage or last contact, page by page', async () => {
    const spoken = await stalled.inStage('Retarget', 50, { contactAgainAt: ago(2) });
    const never = await stalled.inStage('Retarget', 40, { contactAgainAt: ago(30) });
    const due = await stalled.inStage('Retarget', 45, { contactAgainAt: ago(3) });
    await stalled.api
      .db('driver_pipelines')
      .where({ driver_id: spoken })
      .update({ last_contact_at: ago(1) });
    await stalled.api
      .db('driver_pipelines')
      .where({ driver_id: due })
      .update({ last_contact_at: ago(8) });

    const of = { stage: 'Retarget', limit: 2 };
    const orders = {
      due: [never, due, spoken],
      entered: [spoken, due, never],
      lastContact: [never, due, spoken],
    };
    for (const [sort, expected] of Object.entries(orders)) {
      const first = await stalled.list({ ...of, sort });
      const second = await stalled.list({ ...of, sort, after: first.next });
      const back = await stalled.list({ ...of, sort, direction: 'desc' });

      expect([...idsOf(first), ...idsOf(second)]).toEqual(expected);
      expect(second.next).toBeNull();
      expect([
        ...idsOf(back),
        ...idsOf(await stalled.list({ ...of, sort, direction: 'desc', after: back.next })),
      ]).toEqual(expected.toReversed());
    }
    expect((await stalled.find(due, of))?.lastContactAt).toBe(ago(8));
  });
});
