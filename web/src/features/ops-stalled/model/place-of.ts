import type { StalledItem } from '#domain/stalled/schema';
import type { StalledAction } from '#domain/stalled/waits';
import { paths } from '../../../shared/paths';

const driverPart = (driverId: string, part: string): string => `${paths.opsDriver(driverId)}?part=${part}`;
const orderIn = (status: 'pending' | 'active', orderId: string): string =>
  `${paths.opsOrdersBy(status)}?order=${orderId}`;

const driverParts: Partial<Record<StalledAction, string>> = {
  review: 'documents',
  sendAgain: 'documents',
  orderResults: 'results',
  awaitResults: 'results',
  judgeResults: 'results',
  renewProof: 'results',
};

/** The page of a row: a driver's own, also for his application; an order over the list of its status. */
export function pageOf({ stage, driverId, orderId }: StalledItem): string {
  if (driverId !== null) return paths.opsDriver(driverId);
  return orderIn(stage === 'pending' ? 'pending' : 'active', orderId ?? '');
}

/** Where the next action is done. */
export function placeOf(item: StalledItem): string {
  const { kind, next, waitsFor, driverId, orderId } = item;
  if (next === 'addReviewer') return paths.opsCarriersPart('organizations');
  if (kind === 'candidacy' && waitsFor !== 'driver' && orderId !== null) return orderIn('active', orderId);
  const part = driverParts[next];
  return driverId !== null && part !== undefined ? driverPart(driverId, part) : pageOf(item);
}
