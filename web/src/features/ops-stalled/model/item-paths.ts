import type { StalledItem } from '#domain/stalled/schema';
import { driverPartOf } from '#web/entities/pipeline/next-action';
import { paths } from '#web/shared/paths';

const carrierSearchPath = (name: string): string =>
  `${paths.opsCarriersPart('organizations')}?${new URLSearchParams({ search: name }).toString()}`;
const orderPath = (status: 'pending' | 'active', orderId: string): string =>
  `${paths.opsOrdersBy(status)}?order=${orderId}`;

/** The path of a row: the driver's page, also for an application; for an order, its drawer over the list. */
export function rowPath({ stage, driverId, orderId }: StalledItem): string {
  if (driverId !== null) return paths.opsDriver(driverId);
  return orderPath(stage === 'pending' ? 'pending' : 'active', orderId ?? '');
}

/** The path of the page for the next action. */
export function nextActionPath(item: StalledItem): string {
  const { kind, next, place, waitsFor, driverId, orderId } = item;
  if (next === 'addReviewer') return carrierSearchPath(place);
  if (kind === 'candidacy' && waitsFor !== 'driver' && orderId !== null) return orderPath('active', orderId);
  return (driverId === null ? undefined : driverPartOf(driverId, next)) ?? rowPath(item);
}
