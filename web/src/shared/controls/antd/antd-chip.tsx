import { Tag } from 'antd';
import type { CSSProperties } from 'react';
import type { ChipProps } from '../records';

/** Rounded, so that a tag does not look like a small button, and never larger than the text beside it. */
const TAG: CSSProperties = { borderRadius: 999, fontSize: '0.75rem', fontWeight: 500, lineHeight: '1.25rem' };

/** The product's pairs of colors, which stay readable in light, dark and print; antd would derive paler ones. */
const LOOKS: Record<ChipProps['turn'], CSSProperties> = {
  yours: { background: 'var(--gh-primary)', color: 'var(--gh-on-primary)' },
  theirs: { borderColor: 'var(--gh-border-strong)', background: 'none', color: 'var(--gh-text-secondary)' },
  late: { background: 'var(--gh-late-soft)', color: 'var(--gh-late)' },
  blocked: { background: 'var(--gh-blocked-soft)', color: 'var(--gh-blocked)' },
  done: { background: 'var(--gh-done-soft)', color: 'var(--gh-done)' },
  none: {
    paddingInline: 0,
    background: 'none',
    color: 'var(--gh-text-secondary)',
    fontSize: 'inherit',
    fontWeight: 'inherit',
  },
};

export const AntdChip = ({ turn, title, children }: ChipProps) => (
  <Tag
    className="gh-numbers"
    variant={turn === 'theirs' ? 'outlined' : 'filled'}
    style={{ ...TAG, ...LOOKS[turn] }}
    {...(title !== undefined && { title })}
  >
    {children}
  </Tag>
);
