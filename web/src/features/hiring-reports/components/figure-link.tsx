import type { Stays } from '#domain/reports/schema';
import { RowsLink } from '#web/entities/reports/rows-link';
import type { ListColumn } from '#web/shared/table/columns';
import { type HiringFigure, hiringRowsPath } from '../model/figure';

interface FigureLinkProps {
  count: number;
  figure: HiringFigure;
  /** The counted figure, for screen readers. */
  label: string;
  /** Text shown instead of the count, for example days. */
  text?: string;
}

/** A figure that links to its rows. */
export const FigureLink = ({ figure, ...props }: FigureLinkProps) => (
  <RowsLink to={hiringRowsPath(figure)} {...props} />
);

interface StaysColumns<Row> {
  /** Distinguishes the columns from others of the table. */
  id: string;
  headers: { count: string; median: string; p90: string };
  stays: (row: Row) => Stays;
  figure: (row: Row) => HiringFigure;
  name: (row: Row) => string;
  days: (days: number | null) => string;
}

/** Three columns: how many, the median and the 90th percentile of their days. */
export function staysColumns<Row>(of: StaysColumns<Row>): readonly ListColumn<Row>[] {
  const { id, headers, stays, figure, name, days } = of;
  const link = (row: Row, header: string, text?: string) => (
    <FigureLink
      count={stays(row).count}
      figure={figure(row)}
      label={`${name(row)}, ${header}`}
      {...(text !== undefined && { text })}
    />
  );
  return [
    { id, header: headers.count, align: 'right', cell: (row) => link(row, headers.count) },
    {
      id: `${id}-median`,
      header: headers.median,
      align: 'right',
      cell: (row) => link(row, headers.median, days(stays(row).medianDays)),
    },
    {
      id: `${id}-p90`,
      header: headers.p90,
      align: 'right',
      show: 'wide',
      cell: (row) => link(row, headers.p90, days(stays(row).p90Days)),
    },
  ];
}
