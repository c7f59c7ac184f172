import { parseAsString, useQueryStates } from 'nuqs';
import { useContext } from 'react';
import type { Candidate } from '#domain/dashboard/schema';
import { CandidateActions } from './candidate-actions';
import { ProfileContext, stay } from './profile-slot';
import { useNeighbors } from './use-neighbors';

const params = { driver: parseAsString, order: parseAsString };

/** The candidate in the URL (`?driver=…&order=…`), over a list of candidates of several orders. */
export function CandidatePanel({ candidates }: { candidates: readonly Candidate[] }) {
  const render = useContext(ProfileContext);
  const [{ driver, order }, setOpen] = useQueryStates(params, { history: 'push' });
  const at = candidates.findIndex(({ card }) => card.driverId === driver && card.orderId === order);
  const neighbors = useNeighbors(at, driver !== null);
  if (render === undefined || driver === null || order === null) return null;
  const shown = candidates[at];
  const goTo = (index: number) => {
    const card = candidates[index]?.card;
    if (card === undefined) return undefined;
    return () => void setOpen({ driver: card.driverId, order: card.orderId }, { history: 'replace' });
  };
  const previous = goTo(neighbors.previous);
  const next = goTo(neighbors.next);
  return render({
    driverId: driver,
    orderId: order,
    actions:
      shown === undefined ? null : (
        <CandidateActions card={shown.card} order={shown.order} showNext={next ?? previous ?? stay} />
      ),
    previous,
    next,
    close: () => void setOpen({ driver: null, order: null }),
  });
}
