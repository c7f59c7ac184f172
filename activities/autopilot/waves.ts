import { findCandidates, roomOf } from '#db/autopilot/candidates';
import {
  countDecided,
  countWaiting,
  decideWaveDriver,
  hasWaveDrivers,
  leaveOutWaiting,
  nextWaveDriver,
  storeWaveDrivers,
} from '#db/autopilot/wave-driver-store';
import { withNearest } from '#db/core/nearest';
import { type DriverSearch, searchDrivers } from '#db/drivers/driver-search';
import { findOrder } from '#db/job-orders/order';
import { rankCandidates } from '#domain/autopilot/rules';
import type { AutopilotActivities, WaveInput } from '#domain/job-orders/activities';
import { type InviteDeps, inviteDriver } from './invite-driver';

export function createAutopilotActivities(deps: InviteDeps) {
  const { db } = deps;
  return {
    chooseWaveDrivers: async (wave) => {
      const none = (await hasWaveDrivers(db, wave)) ? null : await choose(deps, wave);
      return { left: await countWaiting(db, wave), none };
    },

    inviteNextDriver: async (wave) => {
      const driverId = await nextWaveDriver(db, wave);
      if (driverId === undefined) return { left: 0 };
      const reason = await inviteDriver(deps, { ...wave, driverId });
      await decideWaveDriver(db, { ...wave, driverId }, { reason, at: timeOf(wave) });
      return { left: await countWaiting(db, wave) };
    },

    closeWave: async ({ stop, ...wave }) => {
      if (stop !== null) await leaveOutWaiting(db, wave, { reason: stop, at: timeOf(wave) });
      return countDecided(db, wave);
    },
  } satisfies AutopilotActivities;
}

/** The workflow's time. */
const timeOf = ({ now }: WaveInput): string => new Date(now).toISOString();

async function choose({ db }: InviteDeps, wave: WaveInput): Promise<'enough_invited' | 'no_driver' | null> {
  const order = await findOrder(db, wave.orderId, timeOf(wave));
  if (order === undefined) return 'no_driver';
  const room = roomOf(order);
  if (room === 0) return 'enough_invited';
  const search = (query: DriverSearch) => withNearest(db, (nearest) => searchDrivers(nearest, query));
  const { candidates } = await findCandidates({ db, search }, order, new Date(wave.now));
  const chosen = rankCandidates(candidates).ranked.slice(0, room);
  if (chosen.length === 0) return 'no_driver';
  await storeWaveDrivers(db, wave, { chosen, at: timeOf(wave) });
  return null;
}
