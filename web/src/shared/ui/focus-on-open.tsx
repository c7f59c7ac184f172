import { useEffect, useRef } from 'react';

/**
 * Puts the focus on the dialog around it, or on the field of the dialog that is marked for it (`focus-first.ts`). antd puts
 * it on the close button, so that pressing Enter twice on the button that opens a dialog would close it again; with reduced
 * motion it does so after the field has taken the focus.
 */
export function FocusOnOpen() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const dialog = place.current?.closest<HTMLElement>('[role="dialog"]');
      const { activeElement } = document;
      // A field may have taken it.
      const isTaken = dialog?.contains(activeElement) === true && activeElement?.matches('.ant-modal-close') === false;
      if (isTaken && activeElement !== dialog) return;
      const field = dialog?.querySelector<HTMLElement>('[data-focus-first]');
      (field ?? dialog)?.focus({ preventScroll: true });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  return <span ref={place} hidden />;
}
