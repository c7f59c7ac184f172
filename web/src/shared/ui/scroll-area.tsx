import type { ReactNode } from 'react';

interface ScrollAreaProps {
  /** The accessible name. */
  label: string;
  className: string;
  children: ReactNode;
}

/** An area that scrolls. It takes the focus, because a keyboard scrolls only what has it. */
export const ScrollArea = ({ label, className, children }: ScrollAreaProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
  <div className={className} role="group" aria-label={label} tabIndex={0}>
    {children}
  </div>
);
