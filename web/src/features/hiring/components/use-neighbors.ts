import { useState } from 'react';

/**
 * The places before and after the driver in the panel. A driver who left the list, for example by an approval, keeps
 * the place: the next driver is the one who took it.
 */
export function useNeighbors(at: number, isOpen: boolean): { previous: number; next: number } {
  const [last, setLast] = useState(-1);
  const kept = at < 0 ? last : at;
  const place = isOpen ? kept : -1;
  if (place !== last) setLast(place);
  return { previous: place - 1, next: at < 0 ? place : place + 1 };
}
