import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stalledDriverIds } from '#db/stalled/stalled';
import { DAY_MS } from '#domain/shared/durations';
import { problemOf } from '../../../support/api';
import { anOrderRow } from '../../../support/hiring/hiring-world';
import { ago, ahead, StalledApi } from '../../../support/hiring/stalled-api';

let stalled: StalledApi;
beforeAll(async () => {
  stalled = await StalledApi.start();
});
afterAll(() => stalled.close());

describe('the whole list', () => {
  beforeAll(async () => {
    const late = await stalled.inStage('Interview', 30, { ownerId: stalled.kim });
    await stalled.inStage('Interview', 9);
    await stalled.inStage('WrappingUpHR', 40, { ownerId: stalled.kim });
    await stalled.inStage('WrappingUpHR', 6);
    await stalled.inStage('HRPaperWork', 20, { snooze: { until: ahead(3), reason: 'agreed_date' } });
    await stalled.anApplication({ name: 'invited', enteredAt: ago(5) });
    await stalled.anApplication({ name: 'invited', enteredAt: ago(6), driverId: late });
    const of = await stalled.aCarrier('not-reviewed');
    await stalled.anApplication({ name: 'inReview', enteredAt: ago(0.5) }, of);
    const from = { organizationId: of.organizationId, facilityId: of.facilityId };
    await anOrderRow(stalled.api.db, { ...from, status: 'pending', approval: 'pending', status_since: ago(4) });
    await anOrderRow(stalled.api.db, { ...from, status_since: ago(8) });
  });

  it('is sorted by due date, and its summary counts the filtered rows', async () => {
    const everything = await stalled.list({ limit: 100, snoozed: 'show' });
    const dues = everything.data.map(({ dueAt }) => dueAt);
    const kinds = new Set(everything.data.map(({ kind }) => kind));

    expect(dues).toEqual(dues.toSorted());
    expect([...kinds].sort()).toEqual(['candidacy', 'driver', 'order']);
    for (const filter of [
      {},
      { kind: 'driver' },
      { owner: stalled.kim },
      { waitsFor: 'carrier' },
      { stage: 'WrappingUpHR' },
    ]) {
      const { data } = await stalled.list({ ...filter, limit: 100 });
      const middle = data.map(({ daysOver }) => daysOver).toSorted((one, other) => one - other)[
        Math.ceil(data.length / 2) - 1
      ];

      expect(await stalled.summary(filter)).toEqual({
        count: data.length,
        escalated: data.filter(({ isEscalated }) => isEscalated).length,
        medianDaysOver: middle,
        drivers: new Set(data.flatMap(({ driverId }) => driverId ?? [])).size,
      });
    }
    expect(await stalled.summary({ stage: 'PreQualify', owner: stalled.world.driverId })).toEqual({
      count: 0,
      escalated: 0,
      medianDaysOver: null,
      drivers: 0,
    });
  });

  it('returns the drivers of a bulk action on all rows, each once', async () => {
    const ids = await stalledDriverIds(stalled.api.db, { escalated: false, snoozed: 'hide', now: new Date() }, 500);
    const { data } = await stalled.list({ limit: 100 });

    expect(ids.toSorted()).toEqual([...new Set(data.flatMap(({ driverId }) => driverId ?? []))].sort());
    expect(
      await stalledDriverIds(stalled.api.db, { escalated: false, snoozed: 'hide', now: new Date() }, 2),
    ).toHaveLength(2);
  });

  it('can be exported with every row', async () => {
    const response = await stalled.ops
      .post('/api/ops/stalled/csv')
      .send({ kind: 'driver', stage: 'Interview' })
      .expect(200);

    const lines = response.text.split('\r\n');
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(lines[0]).toContain('Type,Name,Location or carrier,Stage');
    expect(lines[1]).toContain('Driver,Maria Gomez,"Fort Worth, TX",Interview');
    expect(lines[1]).toContain('Operations,Make the screening call,Kim Ops');
    const { data } = await stalled.list({ kind: 'driver', stage: 'Interview' });
    expect(lines).toHaveLength(data.length + 2);
    // The exported drivers can see the export in their access log.
    const written = await stalled.api.db('access_log').where({ action: 'export', about: 'stalled' });
    expect(written.map((line: { subject_driver_id: string }) => line.subject_driver_id).toSorted()).toEqual(
      data.map(({ driverId }) => driverId).toSorted(),
    );
  });

  it('is exported with the dates of the reader: a day apart on both sides of the date line', async () => {
    const datesIn = async (timezone: string) => {
      await stalled.ops.post('/api/user/timezone').send({ timezone }).expect(204);
      const { text } = await stalled.ops.post('/api/ops/stalled/csv').send({ kind: 'driver' }).expect(200);
      return [...text.matchAll(/\d{4}-\d{2}-\d{2}/g)].map(([date]) => Date.parse(date));
    };

    const [east, west] = [await datesIn('Pacific/Kiritimati'), await datesIn('Pacific/Honolulu')];

    expect(west).not.toEqual([]);
    expect(east.map((date, index) => date - (west[index] ?? 0))).toEqual(west.map(() => DAY_MS));
  });

  it('is for operations only, and rejects unknown filters', async () => {
    await stalled.recruiter.post('/api/ops/stalled/search').send({}).expect(403);
    for (const [body, pointer] of [
      [{ stage: 'nowhere' }, '/stage'],
      [{ after: 'nonsense' }, '/after'],
      [{ after: Buffer.from('["x","y"]').toString('base64url') }, '/after'],
      [{ minDaysOver: -1 }, '/minDaysOver'],
    ] as const) {
      const refused = await stalled.ops.post('/api/ops/stalled/search').send(body);

      expect([refused.status, problemOf(refused).errors?.[0]?.pointer]).toEqual([400, pointer]);
    }
  });
});
