import { useEffect } from 'react';

/** From an element to the page, the nearest first. */
function ancestorsOf(element: Element): Element[] {
  const found: Element[] = [];
  for (let each = element.parentElement; each !== null; each = each.parentElement) found.push(each);
  return found;
}

/** The page, or the dialog above it. */
const holderOf = (): Element | null =>
  [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? document.querySelector('main');

/** Puts the focus on what is left of the place: the nearest ancestor within the page or dialog, or all of it. */
function focusNear(ancestors: readonly Element[]): Element | null {
  const holder = holderOf();
  const nearest = ancestors.find((ancestor) => ancestor.isConnected);
  const place = nearest !== undefined && holder?.contains(nearest) === true ? nearest : holder;
  if (!(place instanceof HTMLElement)) return null;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
  return place;
}

const isDisabled = (element: Element): boolean => element.matches(':disabled');
const isGone = (element: Element): boolean => !element.isConnected || isDisabled(element);

/** The browser left the element while it was disabled. */
function focusAgain(element: Element) {
  const isLeft = document.activeElement === document.body && !isGone(element);
  if (isLeft && element instanceof HTMLElement) element.focus({ preventScroll: true });
}

/**
 * Keeps the focus on the page when the focused element disappears, as a form does once it is saved, or is disabled, as a
 * button is while it sends: browsers put it on the body, where a screen reader is silent and the next Tab begins at the top. A button that
 * is enabled again gets the focus back.
 */
export function useKeptFocus() {
  useEffect(() => {
    let last: Element | null = null;
    // Disabled when it was seen last; it may be enabled again, without the focus, before the next frame.
    let lost: Element | null = null;
    let ancestors: readonly Element[] = [];
    let waiting: { readonly button: Element; readonly place: Element | null } | null = null;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      last = target;
      ancestors = ancestorsOf(target);
    };
    const restore = () => {
      const { activeElement } = document;
      if (waiting !== null && !isGone(waiting.button)) {
        const { button, place } = waiting;
        waiting = null;
        if (activeElement === place && button instanceof HTMLElement) button.focus({ preventScroll: true });
      }
      if (last !== null && last === lost) focusAgain(last);
      lost = null;
      if (last === null || !isGone(last) || (activeElement !== document.body && activeElement !== last)) return;
      const button = last;
      const place = focusNear(ancestors);
      waiting = button.isConnected ? { button, place } : null;
    };
    // The next content may take the focus itself, and what closes returns it in the next frame.
    const observer = new MutationObserver(() => {
      if (last !== null && isGone(last)) lost = last;
      if (lost !== null || waiting !== null) requestAnimationFrame(() => requestAnimationFrame(restore));
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
