import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StageVisit } from '#domain/reports/schema';
import { formatDateTime } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import type { ListColumn } from '#web/shared/table/columns';
import { useReportLabels } from './use-report-labels';

/** One driver's time in one stage: entry, duration and exit. */
export function useVisitColumns(): readonly ListColumn<StageVisit>[] {
  const { t } = useTranslation('ops-reports');
  const labels = useReportLabels();
  return useMemo(
    () => [
      {
        id: 'driver',
        header: t('column.driver'),
        cell: ({ driver }) => (
          <Link to={paths.opsDriver(driver._id)} className="gh-report-driver">
            {driver.name}
          </Link>
        ),
      },
      { id: 'stage', header: t('column.stage'), cell: ({ stage }) => labels.stage(stage) },
      {
        id: 'entered',
        header: t('column.entered'),
        cell: ({ enteredAt, fromStage, by, reason }) => (
          <div>
            <span>{formatDateTime(enteredAt)}</span>
            <span className="gh-report-aside">
              {[
                fromStage === null ? null : t('fromStage', { stage: labels.stage(fromStage) }),
                labels.mover(by),
                reason === null ? null : labels.reason(reason),
              ]
                .filter((part) => part !== null)
                .join(' · ')}
            </span>
          </div>
        ),
      },
      { id: 'days', header: t('column.days'), align: 'right', cell: ({ days }) => labels.days(days) },
      {
        id: 'left',
        header: t('column.left'),
        cell: ({ leftAt, leftTo }) =>
          leftAt === null ? (
            t('stillThere')
          ) : (
            <div>
              <span>{formatDateTime(leftAt)}</span>
              <span className="gh-report-aside">
                {leftTo === null ? t('erased') : t('toStage', { stage: labels.stage(leftTo) })}
              </span>
            </div>
          ),
      },
      { id: 'owner', header: t('column.owner'), cell: ({ owner }) => owner?.name ?? t('nobody') },
    ],
    [t, labels],
  );
}
