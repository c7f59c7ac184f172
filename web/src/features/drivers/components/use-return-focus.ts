import { useEffect, useRef } from 'react';

/** The driver's link in the list; with several orders in one list, the link of this order. */
function linkTo(driverId: string, orderId: string): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLElement>(`main a[href*="driver=${driverId}"]`)];
  return links.find((link) => link.getAttribute('href')?.includes(`order=${orderId}`)) ?? links[0];
}

/**
 * When the panel closes, moves the focus to the link of the driver shown last, which may not be the one that opened it.
 */
export function useReturnFocus(driverId: string, orderId: string) {
  const shown = useRef({ driverId, orderId });
  useEffect(() => {
    shown.current = { driverId, orderId };
  }, [driverId, orderId]);
  useEffect(
    () => () => {
      const last = shown.current;
      requestAnimationFrame(() => {
        const isTaken = document.querySelector('[role=dialog][aria-modal=true]') !== null;
        if (!isTaken) linkTo(last.driverId, last.orderId)?.focus();
      });
    },
    [],
  );
}
