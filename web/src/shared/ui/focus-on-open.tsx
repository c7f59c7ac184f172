import { useEffect, useLayoutEffect, useRef } from 'react';

const dialogAround = (element: Element | null) => element?.closest<HTMLElement>('[role="dialog"]') ?? null;

/**
 * Puts the focus on the dialog around it, or on the field of the dialog that takes it itself (`autoFocus`). antd puts it on the
 * close button, so that pressing Enter twice on the button that opens a dialog would close it again; with reduced motion it
 * does so after the field has taken the focus. It stands behind the fields, which have taken the focus when it is mounted.
 */
export function FocusOnOpen() {
  const place = useRef<HTMLSpanElement>(null);
  const chosen = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { activeElement } = document;
    const isInside = dialogAround(place.current)?.contains(activeElement) === true;
    chosen.current = isInside && activeElement instanceof HTMLElement ? activeElement : null;
  }, []);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const dialog = dialogAround(place.current);
      const { activeElement } = document;
      // A field may have taken it.
      const isTaken = dialog?.contains(activeElement) === true && activeElement?.matches('.ant-modal-close') === false;
      if (!isTaken || activeElement === dialog) (chosen.current ?? dialog)?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  return <span ref={place} hidden />;
}
