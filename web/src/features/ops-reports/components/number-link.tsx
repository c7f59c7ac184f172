import { RowsLink } from '#web/entities/reports/rows-link';
import { type FigureQuery, rowsPath } from '../model/rows';

interface NumberLinkProps {
  count: number | null;
  figure: FigureQuery;
  /** The counted figure, for screen readers. */
  label: string;
  /** Text shown instead of the count, for example days. */
  text?: string;
}

/** A figure that links to its rows. */
export const NumberLink = ({ figure, ...props }: NumberLinkProps) => <RowsLink to={rowsPath(figure)} {...props} />;
