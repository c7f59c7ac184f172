import type { Db } from '#db/core/handle';
import type { JobOrderCommands } from '#domain/job-orders/commands';
import { wallTimeAt } from '#domain/shared/wall-time';
import type { HiringSystem } from './hiring-system';
import { aDriver, aHiringWorld } from './hiring-world';
import { LiveCandidacy } from './live-candidacy';
import { aLiveOrder, type LiveOrder } from './live-order';

/** A time zone in which it is about noon: waves are sent there now. */
export function zoneAtNoon(now: number): string {
  const zones = Array.from({ length: 23 }, (_, index) => `Etc/GMT${index < 12 ? '+' : '-'}${String(index % 12)}`);
  const instant = new Date(now).toISOString();
  const hour = (zone: string): number => Number(wallTimeAt(instant, zone).slice(11, 13));
  const noon = [12, 13, 11].flatMap((wanted) => zones.filter((zone) => hour(zone) === wanted));
  return noon[0] ?? 'UTC';
}

/** Drivers of other tests in this database can no longer be found, so that only the test's own are ranked. */
async function hideDrivers(db: Db): Promise<void> {
  await db('drivers').update({ is_available: false });
}

interface AutopilotWorld extends Partial<JobOrderCommands['createOrder']> {
  /** The number of drivers who match the order. */
  readonly drivers: number;
  readonly zone?: string;
}

/** An active order without candidates, and drivers who match it. */
export async function anAutopilotOrder(
  system: HiringSystem,
  { drivers, zone = 'America/Chicago', ...terms }: AutopilotWorld,
): Promise<LiveOrder> {
  await hideDrivers(system.db);
  const world = await aHiringWorld(system.db);
  await hideDrivers(system.db);
  await system.db('facilities').where({ id: world.facilityId }).update({ time_zone: zone });
  for (let made = 0; made < drivers; made += 1) await aDriver(system.db);
  return aLiveOrder(system, world, { numberOfDrivers: 1, ...terms });
}

/** The waves of an order and their drivers, as stored. */
export class WaveLog {
  constructor(
    private readonly system: HiringSystem,
    private readonly order: LiveOrder,
  ) {}

  /** The waves with their status and the reason of skipped ones. */
  async waves(): Promise<string[]> {
    const rows = await this.system
      .db('autopilot_waves')
      .where({ order_id: this.order.world.orderId })
      .orderBy('number')
      .select('number', 'status', 'skip_reason');
    return rows.map(({ number, status, skip_reason: reason }) =>
      [String(number), status, ...(reason === null ? [] : [reason])].join(' '),
    );
  }

  /** The drivers of a wave, best first, with the outcome. */
  async drivers(number: number): Promise<{ driverId: string; outcome: string; reason: string | null }[]> {
    const rows = await this.system
      .db('autopilot_wave_drivers')
      .where({ order_id: this.order.world.orderId, number })
      .orderBy('rank')
      .select('driver_id', 'outcome', 'left_out_reason');
    return rows.map(({ driver_id: driverId, outcome, left_out_reason: reason }) => ({ driverId, outcome, reason }));
  }

  async invited(number: number): Promise<string[]> {
    return (await this.drivers(number)).filter(({ outcome }) => outcome === 'invited').map(({ driverId }) => driverId);
  }

  candidacyOf(driverId: string): LiveCandidacy {
    return new LiveCandidacy(this.system, { ...this.order.world, driverId });
  }
}
