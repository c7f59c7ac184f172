import { useId } from 'react';
import type { ComponentProps } from 'react';
import { Button } from './button';

interface RefusableButtonProps extends ComponentProps<typeof Button> {
  /** Why it may not be pressed now, in plain words ("Pending safety approval"); without one it is an ordinary button. */
  reason?: string | undefined;
}

/** A refused action stays visible and says why. It keeps the focus order, so a keyboard finds the reason too. */
export function RefusableButton({ reason, onClick, ...rest }: RefusableButtonProps) {
  const reasonId = useId();
  if (reason === undefined) return <Button {...rest} onClick={onClick} />;
  return (
    <span className="gh-refusable">
      <Button {...rest} type="button" aria-disabled="true" aria-describedby={reasonId} />
      <span id={reasonId} className="gh-refusable-reason">
        {reason}
      </span>
    </span>
  );
}
