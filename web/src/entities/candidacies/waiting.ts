import type { Rights, WaitCounts } from '#domain/candidacies/waiting';
import { orderTurn, waitLines } from '#domain/candidacies/waiting';
import type { OrderListItem } from '#domain/job-orders/schema';
import { useCan } from '#web/shared/session/current-user';

/** The hiring actions that the user's position allows. */
export function useRights(): Rights {
  return { mayAct: useCan('hiring:act'), mayReview: useCan('hiring:review') };
}

/** The user's and colleagues' open steps in these counts. */
export function useWaitLines(waiting: WaitCounts) {
  return waitLines(waiting, useRights());
}

/** The party that an active order waits for, from the user's side. */
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
