import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { HiringReportRow } from '#domain/hiring-reports/schema';
import { useOrderPath } from '#web/entities/job-orders/order-path';
import { formatDateTime } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import type { ListColumn } from '#web/shared/table/columns';
import { useHiringLabels } from './use-labels';

function OrderLink({ order: { _id, title } }: Pick<HiringReportRow, 'order'>) {
  const orderPath = useOrderPath();
  return <Link to={orderPath(_id)}>{title}</Link>;
}

/** One row: driver and order, from when to when, and how the round ended. */
export function useRowColumns(): readonly ListColumn<HiringReportRow>[] {
  const { t } = useTranslation('hiring-reports');
  const labels = useHiringLabels();
  return useMemo(
    () => [
      {
        id: 'driver',
        header: t('column.driver'),
        // With the order: a driver who cannot be found anymore still has a profile there.
        cell: ({ driver, order }) => (
          <Link to={`${paths.driverProfile(driver._id)}?orderId=${order._id}`} className="gh-report-driver">
            {driver.name}
          </Link>
        ),
      },
      {
        id: 'order',
        header: t('column.order'),
        cell: ({ order, facility }) => (
          <div>
            <OrderLink order={order} />
            <span className="gh-report-aside">{facility}</span>
          </div>
        ),
      },
      { id: 'source', header: t('column.source'), show: 'wide', cell: ({ source }) => labels.source(source) },
      {
        id: 'name',
        header: t('column.what'),
        cell: ({ name }) => (name === null ? t('rows.round') : labels.span(name)),
      },
      {
        id: 'from',
        header: t('column.from'),
        cell: ({ startedAt, endedAt }) => (
          <div>
            <span>{formatDateTime(startedAt)}</span>
            <span className="gh-report-aside">
              {endedAt === null ? t('rows.continues') : t('rows.until', { time: formatDateTime(endedAt) })}
            </span>
          </div>
        ),
      },
      { id: 'days', header: t('column.days'), align: 'right', cell: ({ days }) => labels.days(days) },
      { id: 'result', header: t('column.result'), cell: (row) => <Result row={row} /> },
    ],
    [t, labels],
  );
}

function Result({ row: { hiredAt, closedAt, by, reason } }: { row: HiringReportRow }) {
  const { t } = useTranslation('hiring-reports');
  const labels = useHiringLabels();
  if (closedAt !== null && by !== null && reason !== null) {
    return (
      <div>
        <span>{t('rows.closed', { time: formatDateTime(closedAt) })}</span>
        <span className="gh-report-aside">{`${labels.by(by)} · ${labels.reason(reason)}`}</span>
      </div>
    );
  }
  return hiredAt === null ? t('number.contactsOpen') : t('rows.hired', { time: formatDateTime(hiredAt) });
}
