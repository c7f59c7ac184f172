import { refusedDriverIds } from './adverse-actions';
import { demoDrivers } from './demo-drivers';
import type { SeedDriver } from './seed-driver';
import { verificationHistoriesOf } from './verifications/histories';
import type { World } from './world';

/**
 * Drivers whose files are stored with the core: those with a known login; those who were hired, because a file without its
 * documents bars driving; and those of verifications and refusals, which are evidence, so that the file is checked, too.
 */
export function coreDriverIds(world: World): ReadonlySet<string> {
  const { drivers, candidacies } = world;
  const employed = candidacies.filter(({ events }) => events.some(({ snapshot }) => snapshot.name === 'hired'));
  return new Set([
    ...drivers.slice(0, demoDrivers.length).map(({ id }) => id),
    ...employed.map(({ context }) => context.driverId),
    ...verificationHistoriesOf(world).map(({ driver }) => driver.id),
    ...refusedDriverIds(world),
  ]);
}

/** Drivers with an application whose files come after the core: candidates of the demo's first carrier first. */
export function laterDrivers(world: World): SeedDriver[] {
  const { drivers, candidacies, carriers } = world;
  const core = coreDriverIds(world);
  const own = new Set(
    candidacies
      .filter(({ context }) => context.organizationId === carriers[0]?.id)
      .map(({ context }) => context.driverId),
  );
  const later = drivers.filter(({ id, application }) => application !== null && !core.has(id));
  return [...later.filter(({ id }) => own.has(id)), ...later.filter(({ id }) => !own.has(id))];
}
