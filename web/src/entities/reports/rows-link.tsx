import { Link } from 'react-router';
import { formatCount } from '#web/shared/i18n/format';

interface RowsLinkProps {
  count: number | null;
  /** The page of the rows. */
  to: string;
  /** The counted figure, for screen readers. */
  label: string;
  /** Text shown instead of the count, for example days. */
  text?: string | undefined;
}

/** A figure that links to its rows; zero has no link. */
export function RowsLink({ count, to, label, text }: RowsLinkProps) {
  if (count === null) return <span aria-label={label}>–</span>;
  if (count === 0) return <span className="gh-report-nothing">{text ?? 0}</span>;
  const shown = text ?? formatCount(count);
  return (
    <Link to={to} aria-label={`${shown}: ${label}`} className="gh-report-number">
      {shown}
    </Link>
  );
}
