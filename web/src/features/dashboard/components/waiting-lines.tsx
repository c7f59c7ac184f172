import { Link } from 'react-router';
import { formatCount } from '#web/shared/i18n/format';

export interface WaitingLine {
  label: string;
  count: number;
  to: string;
}

/** Counts of what waits, each with a link to exactly its rows. */
export function WaitingLines({ title, lines }: { title: string; lines: readonly WaitingLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section className="gh-attention-group" aria-label={title}>
      <h3>{title}</h3>
      <ul className="gh-attention">
        {lines.map(({ label, count, to }) => (
          <li key={label}>
            <Link to={to}>
              <span className="gh-attention-count gh-numbers">{formatCount(count)}</span>
              <span>{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
