import { beforeAll, describe, expect, it } from '@jest/globals';
import { positions } from '#domain/accounts/roles';
import { deadlinesOf, dueAtOf } from '#domain/candidacies/deadlines';
import { isLapsed } from '#domain/candidacies/state-table';
import { orderStatuses } from '#domain/job-orders/states';
import { candidacyStates } from '#domain/shared/candidacy-states';
import { isWorkingDay } from '#domain/shared/working-days';
import { dateAt } from '#domain/shared/zoned-time';
import { demoLogins } from '../../demo/demo-logins';
import { tablesOf } from '../../demo/tables';
import { makeWorld, type World } from '../../demo/world';

/** A Saturday, the end of a Sunday, New Year's Day, a leap day, and both changes of the clock. */
const moments = [
  '2026-11-21T12:00:00.000Z',
  '2026-11-29T23:59:50.000Z',
  '2027-01-01T05:30:00.000Z',
  '2028-02-29T05:30:00.000Z',
  '2027-03-14T12:00:00.000Z',
  '2027-11-07T05:30:00.000Z',
];

const tables = (of: World) => [...tablesOf(of, 'hash')];

it('is the same for the same seed and time, and another one for another seed', () => {
  const size = { drivers: 100, carriers: 3, orders: 10, seed: 1, now: Date.parse('2026-11-21T12:00:00.000Z') };
  const world = tables(makeWorld(size));

  expect(tables(makeWorld(size))).toEqual(world);
  expect(tables(makeWorld({ ...size, seed: 2 }))).not.toEqual(world);
});

describe.each(moments)('a world of %s', (moment) => {
  const now = Date.parse(moment);
  const size = { drivers: 300, carriers: 12, orders: 60, seed: 1, now };
  let world: World;

  beforeAll(() => {
    world = makeWorld(size);
  });

  it('has the requested size', () => {
    expect(world.carriers).toHaveLength(size.carriers);
    expect(world.drivers).toHaveLength(size.drivers);
    expect(world.orders.length + world.newOrders.length).toBe(size.orders);
  });

  it('has cities, not names of organizations that have a ZIP code of their own', () => {
    const cities = new Set(world.drivers.flatMap(({ hub }) => hub.around.map(({ city }) => city)));

    expect([...cities].filter((city) => /\b(Univ|Ins Co|Bmc|Insurance|Telephone)\b/.test(city))).toEqual([]);
    expect([...cities]).toEqual(expect.arrayContaining(['Glendale', 'Olive Branch']));
  });

  it('has staff in every position of every carrier', () => {
    for (const { staff } of world.carriers) {
      expect(staff.map(({ position }) => position)).toEqual(expect.arrayContaining([...positions]));
    }
  });

  it('has orders in every status and candidacies in every state', () => {
    expect(new Set(world.orders.map(({ state }) => state.status))).toEqual(new Set(orderStatuses));
    expect(new Set(world.candidacies.map(({ state }) => state.name))).toEqual(new Set(candidacyStates));
  });

  it('has at least a fifth of its active candidacies over target', () => {
    const due = world.candidacies.flatMap(({ state }) => dueAtOf(state) ?? []);

    expect(due.filter((at) => Date.parse(at) < now).length / due.length).toBeGreaterThanOrEqual(0.2);
  });

  it('marks reminders that were due before the import as sent', () => {
    const past = world.candidacies.flatMap(({ state }) => deadlinesOf(state).filter(({ at }) => Date.parse(at) <= now));

    expect(past).toEqual([]);
  });

  it('gives every candidacy and order a valid history that ends with the import', () => {
    for (const { events, state } of [...world.candidacies, ...world.orders]) {
      expect(events.at(-1)).toMatchObject({ type: 'imported', seq: state.seq });
      expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
      expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).sort());
      expect(events.every(({ at }) => Date.parse(at) <= now)).toBe(true);
    }
  });

  it('hires a driver once and leaves a seat open on active orders', () => {
    const hired = world.candidacies
      .filter(({ state }) => state.name === 'hired')
      .map(({ context }) => context.driverId);
    const active = world.orders.filter(({ state }) => state.status === 'active');

    expect(new Set(hired).size).toBe(hired.length);
    expect(active.every(({ state }) => state.seats.length < state.numberOfDrivers || state.numberOfDrivers === 1)).toBe(
      true,
    );
  });

  it('puts a start on the demo carrier’s first order on hold because the driver’s medical card has expired', () => {
    const held = world.candidacies.filter(({ state }) => isLapsed(state));
    const [first] = world.orders.filter(({ plan }) => plan.index === 0);

    expect(held.map(({ context }) => context.orderId)).toContain(first?.plan.id);
    for (const { context, state } of held) {
      const driver = world.drivers.find(({ id }) => id === context.driverId);
      expect(state).toMatchObject({ name: 'hired', hire: { answer: 'accepted', startedAt: null } });
      expect(driver?.state).toMatchObject({ stage: 'PreQualified_MeetsMin', expired: ['dotMedicalCard'] });
      expect(driver?.state.hires).toEqual([{ candidacyId: state.candidacyId, isOnAssignment: false }]);
    }
  });

  it('gives every order as many held seats as hires', () => {
    for (const { plan, state } of world.orders) {
      const holding = world.candidacies.filter(
        ({ context, state: { name } }) => context.orderId === plan.id && name === 'hired',
      );
      const seated = state.seats.filter(({ use }) => use === 'held').map(({ candidacyId }) => candidacyId);
      expect(seated.sort()).toEqual(holding.map(({ state: { candidacyId } }) => candidacyId).sort());
    }
  });

  it('puts interviews on business days: on no weekend and not on Thanksgiving', () => {
    const days = world.candidacies.flatMap(({ state: { name, interview, zone } }) =>
      name === 'interviewing' && interview !== null ? [dateAt(interview.startsAt, zone)] : [],
    );

    expect(days.length).toBeGreaterThan(0);
    expect(days.filter((day) => !isWorkingDay(day))).toEqual([]);
    expect(days).not.toContain('2026-11-26');
  });

  it('gives a weekly schedule as many hours as its days have', () => {
    const weekly = world.orders
      .map(({ plan: { content } }) => content)
      .filter((content) => content.scheduleType === 'WEEK_SCHEDULE');
    const hours = weekly.map(({ schedule }) =>
      Object.values(schedule).reduce(
        (sum, { isAvailable, from = 0, to = 0 }) => sum + (isAvailable ? to - from : 0),
        0,
      ),
    );

    expect(weekly.map(({ numberOfHoursPerWeek }) => numberOfHoursPerWeek)).toEqual(hours);
  });

  it('lists logins for the demo', () => {
    const logins = demoLogins(world);

    expect(logins).toHaveLength(18);
    expect(new Set(logins.map(({ login }) => login)).size).toBe(18);
  });
});
