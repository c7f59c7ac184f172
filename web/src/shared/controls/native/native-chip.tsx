import type { ChipProps } from '../records';
import '#web/shared/ui/chips.css';

export const NativeChip = ({ turn, title, children }: ChipProps) => (
  <span className={turn === 'none' ? 'gh-age' : `gh-chip gh-chip-${turn}`} title={title}>
    {children}
  </span>
);
