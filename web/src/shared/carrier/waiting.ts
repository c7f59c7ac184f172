import { orderTurn, waitLines } from '#domain/candidacies/waiting';
import type { Rights, WaitCounts } from '#domain/candidacies/waiting';
import type { OrderListItem } from '#domain/job-orders/schema';
import { useCan } from '../session/current-user';

/** What the reader's position allows in the hiring flow. */
export function useRights(): Rights {
  return { mayAct: useCan('hiring:act'), mayReview: useCan('hiring:review') };
}

/** What waits for the reader and for colleagues, of these counts. */
export function useWaitLines(waiting: WaitCounts) {
  return waitLines(waiting, useRights());
}

/** Whose move an active order waits for, seen by the reader. */
export function useOrderTurn() {
  const rights = useRights();
  return ({
    counts,
    seatsTaken,
    numberOfDrivers,
  }: Pick<OrderListItem, 'counts' | 'seatsTaken' | 'numberOfDrivers'>) => {
    const { waiting, invited, requested, review, interview } = counts;
    const underWay = invited + requested + review + interview;
    return orderTurn({ waiting, seatsTaken, numberOfDrivers, underWay }, rights);
  };
}
