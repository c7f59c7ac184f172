import { classNames } from '#web/shared/ui/class-names';
import type { ColumnLayout } from './columns';

export const cellClass = (layout: ColumnLayout | undefined): string | undefined =>
  classNames(
    layout?.align === 'right' && 'gh-right',
    layout?.oneLine === true && 'gh-one-line',
    layout?.show === 'wide' && 'gh-wide-only',
    layout?.actions === true && 'gh-actions',
  ) || undefined;
