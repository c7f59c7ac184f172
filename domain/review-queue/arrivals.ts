import { driverStages, isExit } from '../driver-pipeline/stages';
import type { ReviewFilters } from './schema';

/** A review item that entered the queue. */
interface Arrival {
  readonly driverId: string;
  readonly thing: string;
  readonly stage: string;
}

/** Id of an arrival; its parts let a reader check it against the filters. */
export const queuedReviewId = ({ driverId, thing, stage }: Arrival): string => `${driverId}/${thing}/${stage}`;

/** Whether the arrival matches the filters; items of exited drivers match only if their stage is selected. */
export function isArrivalIn(id: string, { kind, stage }: ReviewFilters): boolean {
  const [, thing, arrivedIn] = id.split('/');
  if (kind !== undefined && thing !== kind) return false;
  if (stage !== undefined) return arrivedIn === stage;
  const known = driverStages.find((driverStage) => driverStage === arrivedIn);
  return known === undefined || !isExit(known);
}
