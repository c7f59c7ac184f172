import type { StalledItem } from '#domain/stalled/schema';
import { driverPartOf } from '#web/entities/pipeline/next-action';
import { paths } from '#web/shared/paths';

const carrierSearchPath = (name: string): string =>
  `${paths.opsCarriersPart('organizations')}?${new URLSearchParams({ search: name }).toString()}`;
const orderIn = (status: 'pending' | 'active', orderId: string): string =>
  `${paths.opsOrdersBy(status)}?order=${orderId}`;

/** The page of a row: the driver's page, also for an application; for an order, the order above its list. */
export function pageOf({ stage, driverId, orderId }: StalledItem): string {
  if (driverId !== null) return paths.opsDriver(driverId);
  return orderIn(stage === 'pending' ? 'pending' : 'active', orderId ?? '');
}

/** The page of the next action. */
export function placeOf(item: StalledItem): string {
  const { kind, next, place, waitsFor, driverId, orderId } = item;
  if (next === 'addReviewer') return carrierSearchPath(place);
  if (kind === 'candidacy' && waitsFor !== 'driver' && orderId !== null) return orderIn('active', orderId);
  return (driverId === null ? undefined : driverPartOf(driverId, next)) ?? pageOf(item);
}
