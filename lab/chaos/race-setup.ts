import { newId } from '#platform/ids';
import { requireSuccess } from '../core/calls';
import { concurrently } from '../core/concurrently';
import { hiringCalls, pairingOf } from '../core/hiring-steps';
import type { Lab } from '../core/lab';
import { makeOrders } from '../core/orders';
import { findFreeDrivers, findStaffOfCarriers, type Person } from '../core/people';
import { type Contender, leadOf, type Race } from './race';

/** Seats of an order in the races for a driver: enough for every race on it. */
const SEATS = 10;

/** Drivers that one race of each kind takes. */
export const DRIVERS_PER_RACE = 3;

/** Brings both contenders of every race to an interview; `count` races of each kind. */
export async function prepareRaces(lab: Lab, count: number, concurrency: number): Promise<Race[]> {
  const drivers = await findFreeDrivers(lab.db, count * DRIVERS_PER_RACE);
  const races = [
    ...(await driverRaces(lab, drivers.slice(0, count))),
    ...(await seatRaces(lab, drivers.slice(count), count)),
  ];
  const contenders = races.flatMap((race) => race.contenders);
  await concurrently(contenders, concurrency, (contender) => goToInterview(lab.baseUrl, contender));
  return races;
}

async function driverRaces({ baseUrl, db }: Lab, drivers: readonly Person[]): Promise<Race[]> {
  const [one, other = one] = await findStaffOfCarriers(db, 2);
  const size = { count: Math.ceil(drivers.length / SEATS), seats: SEATS };
  const orders = await makeOrders(baseUrl, one, size);
  const others = await makeOrders(baseUrl, other, size);
  return drivers.map((driver, index) => {
    const at = Math.floor(index / SEATS);
    const contenders = [
      { staff: one, pairing: pairingOf(orders[at] ?? '', driver) },
      { staff: other, pairing: pairingOf(others[at] ?? '', driver, 3) },
    ] as const;
    return { kind: 'doubleHire', contenders, leadMs: leadOf(index) };
  });
}

async function seatRaces({ baseUrl, db }: Lab, drivers: readonly Person[], count: number): Promise<Race[]> {
  const [staff] = await findStaffOfCarriers(db, 1);
  const orders = await makeOrders(baseUrl, staff, { count, seats: 1 });
  return orders.map((orderId, index) => {
    const contender = (at: number): Contender => {
      const driver = drivers[2 * index + at];
      if (driver === undefined) throw new Error('Too few drivers');
      return { staff, pairing: pairingOf(orderId, driver) };
    };
    return { kind: 'lastSeat', contenders: [contender(0), contender(1)], leadMs: leadOf(index) };
  });
}

async function goToInterview(baseUrl: string, { staff, pairing }: Contender): Promise<void> {
  for (const call of hiringCalls(staff, pairing).slice(0, -1)) await requireSuccess(baseUrl, { ...call, key: newId() });
}
