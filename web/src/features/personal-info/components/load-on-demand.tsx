import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Button } from '#web/shared/ui/button';

interface LoadOnDemandProps {
  /** The button's text; `about` completes its accessible name. */
  label: string;
  about: string;
  children: ReactNode;
}

/** Renders its content only after a click. */
export function LoadOnDemand({ label, about, children }: LoadOnDemandProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div>
        <Button
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {label}
          <span className="gh-hidden">: {about}</span>
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen ? children : null}
      </div>
    </>
  );
}
