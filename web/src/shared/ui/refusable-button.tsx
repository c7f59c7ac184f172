import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { Button } from './button';

interface RefusableButtonProps extends ComponentProps<typeof Button> {
  /** Why the action is not allowed now ("Pending safety approval"); without a reason it is an ordinary button. */
  reason?: ReactNode;
}

/** A refused action stays visible with its reason, and in the tab order, so that keyboard users find the reason. */
export function RefusableButton({ reason, onClick, ...rest }: RefusableButtonProps) {
  const reasonId = useId();
  if (reason === undefined || reason === null) return <Button {...rest} onClick={onClick} />;
  return (
    <span className="gh-refusable">
      <Button {...rest} type="button" aria-disabled="true" aria-describedby={reasonId} />
      <span id={reasonId} className="gh-refusable-reason">
        {reason}
      </span>
    </span>
  );
}
