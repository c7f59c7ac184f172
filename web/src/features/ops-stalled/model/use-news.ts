import { useHeldChanges } from '../../../shared/realtime/held-changes';

const nothing = () => undefined;

/** How much changed about drivers, applications and orders while the list stood still, and the way to let it in. */
export function useNews(show: () => unknown) {
  const drivers = useHeldChanges('driver', show);
  const candidacies = useHeldChanges('candidacy', nothing);
  const orders = useHeldChanges('job-order', nothing);
  const release = () => {
    orders.release();
    candidacies.release();
    drivers.release();
  };
  return { count: drivers.count + candidacies.count + orders.count, release };
}
