import { Link } from 'react-router';
import { formatCount } from '../../../shared/i18n/format';
import { rowsPath, type Wanted } from '../model/rows';

interface NumberLinkProps {
  count: number | null;
  wanted: Wanted;
  /** What it counts, for those who hear the link alone. */
  label: string;
  /** What is shown instead of the count, days for example. */
  text?: string;
}

/** A number that opens its rows; nothing of nobody. */
export function NumberLink({ count, wanted, label, text }: NumberLinkProps) {
  if (count === null) return <span aria-label={label}>–</span>;
  if (count === 0) return <span className="gh-report-nothing">{text ?? 0}</span>;
  const shown = text ?? formatCount(count);
  return (
    <Link to={rowsPath(wanted)} aria-label={`${shown}: ${label}`} className="gh-report-number">
      {shown}
    </Link>
  );
}
