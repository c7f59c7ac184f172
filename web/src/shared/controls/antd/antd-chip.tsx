import { Tag } from 'antd';
import type { CSSProperties } from 'react';
import type { ChipProps } from '../records';

/** The product's pairs of colors, which stay readable in light, dark and print; antd would derive paler ones. */
const LOOKS: Record<ChipProps['turn'], CSSProperties> = {
  yours: { background: 'var(--gh-primary)', color: 'var(--gh-on-primary)' },
  theirs: { borderColor: 'var(--gh-border-strong)', background: 'none', color: 'var(--gh-text-secondary)' },
  late: { background: 'var(--gh-late-soft)', color: 'var(--gh-late)' },
  blocked: { background: 'var(--gh-blocked-soft)', color: 'var(--gh-blocked)' },
  done: { background: 'var(--gh-done-soft)', color: 'var(--gh-done)' },
  none: { paddingInline: 0, background: 'none', color: 'var(--gh-text-secondary)' },
};

export const AntdChip = ({ turn, title, children }: ChipProps) => (
  <Tag
    className="gh-numbers"
    variant={turn === 'theirs' ? 'outlined' : 'filled'}
    style={LOOKS[turn]}
    {...(title !== undefined && { title })}
  >
    {children}
  </Tag>
);
