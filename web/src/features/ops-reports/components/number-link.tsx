import { Link } from 'react-router';
import { formatCount } from '#web/shared/i18n/format';
import { type FigureQuery, rowsPath } from '../model/rows';

interface NumberLinkProps {
  count: number | null;
  figure: FigureQuery;
  /** The counted figure, for screen readers. */
  label: string;
  /** Text shown instead of the count, for example days. */
  text?: string;
}

/** A figure that links to its rows; zero has no link. */
export function NumberLink({ count, figure, label, text }: NumberLinkProps) {
  if (count === null) return <span aria-label={label}>–</span>;
  if (count === 0) return <span className="gh-report-nothing">{text ?? 0}</span>;
  const shown = text ?? formatCount(count);
  return (
    <Link to={rowsPath(figure)} aria-label={`${shown}: ${label}`} className="gh-report-number">
      {shown}
    </Link>
  );
}
