import { expect, it } from '@jest/globals';
import { MINUTE_MS } from '#domain/shared/durations';
import { daysAfter } from '#domain/shared/periods';
import { wallTimeAt } from '#domain/shared/wall-time';
import { startOfDate } from '#domain/shared/zoned-time';
import { seedWaves, usesAutopilot } from '../../demo/autopilot-order';
import { tablesOf } from '../../demo/tables';
import { makeWorld } from '../../demo/world';

const size = { drivers: 300, carriers: 12, orders: 60, seed: 1 };

it.each(['2026-11-21T12:00:00.000Z', '2026-11-21T20:00:00.000Z', '2026-11-22T04:00:00.000Z'])(
  'has an order whose autopilot has sent two waves and plans a third, at %s',
  (time) => {
    const now = Date.parse(time);
    const world = makeWorld({ ...size, now });
    const [order] = world.orders.filter(({ plan }) => usesAutopilot(plan));
    const rows = [...tablesOf(world, 'hash')].find(([table]) => table === 'autopilot_waves')?.[1] ?? [];

    expect(order?.state).toMatchObject({ autopilot: true, waves: { last: { number: 2 }, planned: { number: 3 } } });
    expect(rows.map((row) => [row['number'], row['status']])).toEqual([
      [1, 'sent'],
      [2, 'sent'],
      [3, 'planned'],
    ]);
    expect(Number(rows[0]?.['invited']) + Number(rows[1]?.['invited'])).toBeGreaterThan(3);
    expect(Date.parse(order?.state.waves?.planned?.at ?? '')).toBeGreaterThan(now);
    const invited = world.candidacies.filter(({ state }) => state.source === 'autopilot');
    expect(invited.map(({ state }) => state.ending?.by ?? 'open')).toContain('driver');
  },
);

it('sends waves on two days, in the morning of the facility', () => {
  const [order] = makeWorld({ ...size, now: Date.parse('2026-11-21T20:00:00.000Z') }).orders.filter(({ plan }) =>
    usesAutopilot(plan),
  );
  if (order === undefined) throw new Error('There is no order with autopilot');
  const times = seedWaves(order.plan, Date.parse('2026-11-21T20:00:00.000Z')).map(({ at }) =>
    wallTimeAt(at, order.plan.facility.timeZone),
  );

  expect(new Set(times.map((at) => at.slice(0, 10))).size).toBe(3);
  expect(times.every((at) => at.slice(11, 13) === '09')).toBe(true);
});

it('plans waves for three days in the first and last hour of each day of two years, also of a day with 25 hours', () => {
  const [order] = makeWorld({ ...size, now: Date.UTC(2026, 0, 1) }).orders.filter(({ plan }) => usesAutopilot(plan));
  if (order === undefined) throw new Error('There is no order with autopilot');
  const zone = order.plan.facility.timeZone;
  const moments = Array.from({ length: 730 }, (_, day) =>
    Date.parse(startOfDate(daysAfter('2026-01-01', day), zone)),
  ).flatMap((midnight) => [midnight - 30 * MINUTE_MS, midnight + 30 * MINUTE_MS]);
  const faults = moments.filter((now) => {
    const at = seedWaves(order.plan, now).map((wave) => Date.parse(wave.at));
    const [, second = Infinity, third = 0] = at;
    const days = new Set(at.map((time) => wallTimeAt(new Date(time).toISOString(), zone).slice(0, 10)));
    return days.size < 3 || second > now || third < now;
  });

  expect(faults.map((now) => new Date(now).toISOString())).toEqual([]);
});
