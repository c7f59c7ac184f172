import { changedAfter, useHeldChanges } from '#web/shared/realtime/held-changes';

const nothing = () => undefined;

/** Number of changes since the list was read, and a callback that shows them. */
export function useNewChanges(show: () => unknown, readAt: number) {
  const isNew = changedAfter(readAt);
  const drivers = useHeldChanges('driver', show, isNew);
  const candidacies = useHeldChanges('candidacy', nothing, isNew);
  const orders = useHeldChanges('job-order', nothing, isNew);
  const release = () => {
    orders.release();
    candidacies.release();
    drivers.release();
  };
  return { count: drivers.count + candidacies.count + orders.count, release };
}
