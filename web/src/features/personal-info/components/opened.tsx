import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Button } from '../../../shared/ui/button';

interface OpenedProps {
  /** What the button says; read out together with what it is about. */
  label: string;
  about: string;
  children: ReactNode;
}

/** Something that is fetched and shown only when it is asked for. */
export function Opened({ label, about, children }: OpenedProps) {
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
