import { classNames } from '../ui/class-names';
import type { ColumnLook } from './columns';

export const cellClass = (look: ColumnLook | undefined): string | undefined =>
  classNames(
    look?.align === 'right' && 'gh-right',
    look?.oneLine === true && 'gh-one-line',
    look?.show === 'wide' && 'gh-wide-only',
    look?.actions === true && 'gh-actions',
  ) || undefined;
