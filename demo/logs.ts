import { connectEld } from '#db/eld/connection-store';
import { storeLogs } from '#db/eld/log-store';
import { REREAD_DAYS } from '#domain/eld/sources';
import { DAY_MS } from '#domain/shared/durations';
import { derivedId } from '#platform/ids';
import { createSandboxEld } from '#platform/sandbox-eld';
import { demoDrivers } from './demo-drivers';
import type { Seeding } from './seeding';

/** Drivers at work whose logs are copied from the sandbox. */
const CONNECTED = 5;

/** Connects some drivers who are at work, the first carrier's first, and those with a demo login to the sandbox, and copies their logs. */
export async function storeDemoLogs({ db, world, options, pace }: Seeding): Promise<number> {
  const { drivers, size, carriers } = world;
  const atWork = await db('candidacies')
    .where({ state: 'hired' })
    .whereNotNull('started_at')
    .whereIn(
      'driver_id',
      drivers.map(({ id }) => id),
    )
    .orderByRaw('organization_id = ? desc, started_at, id', [carriers[0]?.id ?? ''])
    .limit(CONNECTED)
    .pluck('driver_id');
  const known = drivers.slice(0, demoDrivers.length).map(({ id }) => id);
  const chosen = [...new Set([...known, ...atWork])];
  const provider = createSandboxEld();
  const covered = {
    from: new Date(size.now - REREAD_DAYS * DAY_MS).toISOString(),
    to: new Date(size.now).toISOString(),
  };
  for (const driverId of chosen) {
    const connectionId = derivedId('demo-eld', String(options.seed), driverId);
    await pace.run(async () => {
      await connectEld(db, { id: connectionId, driverId, provider: provider.name, connectedAt: covered.from });
      await storeLogs(db, {
        id: derivedId('demo-log', String(options.seed), driverId),
        driverId,
        provider: provider.name,
        source: 'connection',
        connectionId,
        organizationId: null,
        importedBy: null,
        at: covered.to,
        logs: await provider.logs({ driverId, ...covered }),
        covered,
        duplicates: 0,
        skipped: 0,
      });
    });
  }
  return chosen.length;
}
