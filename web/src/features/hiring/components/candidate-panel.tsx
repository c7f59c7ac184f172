import { parseAsString, useQueryStates } from 'nuqs';
import { useContext } from 'react';
import type { Candidate } from '#domain/dashboard/schema';
import { CandidateActions } from './candidate-actions';
import { ProfileContext } from './profile-slot';

const params = { driver: parseAsString, order: parseAsString };

/** The candidate in the URL (`?driver=…&order=…`), over a list of candidates of several orders. */
export function CandidatePanel({ candidates }: { candidates: readonly Candidate[] }) {
  const render = useContext(ProfileContext);
  const [{ driver, order }, setOpen] = useQueryStates(params, { history: 'push' });
  if (render === undefined || driver === null || order === null) return null;
  const at = candidates.findIndex(({ card }) => card.driverId === driver && card.orderId === order);
  const shown = candidates[at];
  const goTo = (index: number) => {
    const card = at < 0 ? undefined : candidates[index]?.card;
    if (card === undefined) return undefined;
    return () => void setOpen({ driver: card.driverId, order: card.orderId }, { history: 'replace' });
  };
  return render({
    driverId: driver,
    orderId: order,
    actions:
      shown === undefined ? null : <CandidateActions card={shown.card} order={shown.order} showNext={goTo(at + 1)} />,
    previous: goTo(at - 1),
    next: goTo(at + 1),
    close: () => void setOpen({ driver: null, order: null }),
  });
}
