import { useQueryState } from 'nuqs';
import type { ReactNode } from 'react';
import { createContext, useContext, useEffect } from 'react';
import type { MoreRows } from '#web/shared/http/list-state';
import { useNeighbors } from './use-neighbors';

export interface OpenProfile {
  driverId: string;
  orderId: string;
  /** The actions for the driver, if the list below contains the driver. */
  actions: ReactNode;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  close: () => void;
}

/** Renders a profile. The profile belongs to another feature; the route connects the two. */
export const ProfileContext = createContext<((profile: OpenProfile) => ReactNode) | undefined>(undefined);

interface ProfileSlotProps {
  orderId: string;
  /** The drivers in the order of the list, for the Previous and Next buttons. */
  driverIds: readonly string[];
  /** The next page of the list, loaded before the last driver is reached. */
  more: MoreRows | undefined;
  actionsFor: (index: number, showNext: () => void) => ReactNode;
}

/** The next page loads when this many drivers remain. */
const AHEAD = 2;

/** Used if the list has no other driver: the panel then shows the new state of this one. */
export const stay = () => undefined;

/** The profile in the URL (`?driver=`), over the list from which it was opened. */
export function ProfileSlot({ orderId, driverIds, more, actionsFor }: ProfileSlotProps) {
  const render = useContext(ProfileContext);
  const [driverId, setDriver] = useQueryState('driver', { history: 'push' });
  const at = driverId === null ? -1 : driverIds.indexOf(driverId);
  const neighbors = useNeighbors(at, driverId !== null);
  const isNearEnd = at >= 0 && at >= driverIds.length - AHEAD;
  useEffect(() => {
    if (isNearEnd && more?.loading === false) more.load();
  }, [isNearEnd, more]);
  if (render === undefined || driverId === null) return null;
  const goTo = (index: number) => {
    const id = driverIds[index];
    return id === undefined ? undefined : () => void setDriver(id, { history: 'replace' });
  };
  const previous = goTo(neighbors.previous);
  const next = goTo(neighbors.next);
  return render({
    driverId,
    orderId,
    actions: at < 0 ? null : actionsFor(at, next ?? previous ?? stay),
    previous,
    next,
    close: () => void setDriver(null),
  });
}
