import { driverStages, isExit } from '../drivers/stages';
import type { ReviewFilters } from './schema';

/** What is told of a thing that came into the queue. */
interface Arrival {
  readonly driverId: string;
  readonly thing: string;
  readonly stage: string;
}

/** Names an arrival so that whoever reads a part of the queue knows whether it is in that part. */
export const queuedReviewId = ({ driverId, thing, stage }: Arrival): string => `${driverId}/${thing}/${stage}`;

/** Whether what arrived is in the queue as it is narrowed; who left the way is there only when his stage is asked for. */
export const isArrivalIn = (id: string, { kind, stage }: ReviewFilters): boolean => {
  const [, thing, arrivedIn] = id.split('/');
  if (kind !== undefined && thing !== kind) return false;
  if (stage !== undefined) return arrivedIn === stage;
  const known = driverStages.find((one) => one === arrivedIn);
  return known === undefined || !isExit(known);
};
