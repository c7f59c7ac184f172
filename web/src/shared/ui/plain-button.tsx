import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import './plain-button.css';

/** A button that does not look like one: a whole row, a handle, initials. The class that is passed in styles it. */
export const PlainButton = ({ className, ...rest }: ComponentProps<'button'>) => (
  <button type="button" {...rest} className={classNames('gh-plain-button', className)} />
);
