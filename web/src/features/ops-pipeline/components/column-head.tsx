import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { BoardHead } from '#domain/board/schema';
import { daysSince, formatCount, formatShare } from '#web/shared/i18n/format';
import type { BoardFilters } from '../api/board';
import { columnPath } from '../model/filters';

interface ColumnHeadProps {
  head: BoardHead;
  filters: BoardFilters;
  id: string;
}

/** "Pending HR 42 · 9 over (21%) · median 5d"; each number links to its rows. */
export function ColumnHead({ head: { stage, cards, overdue, medianSince }, filters, id }: ColumnHeadProps) {
  const { t } = useTranslation(['ops-pipeline', 'ops-drivers']);
  const rows = columnPath(stage, filters);
  return (
    <header className="gh-board-head">
      <h3 id={id}>
        <Link to={rows}>
          {t(`ops-drivers:stage.${stage}`)} <span className="gh-count">{formatCount(cards)}</span>
        </Link>
      </h3>
      <p className="gh-numbers">
        {overdue === 0 ? (
          <span>{t('head.noneOver')}</span>
        ) : (
          <Link to={columnPath(stage, { ...filters, overdue: true })} className="gh-board-over">
            {t('head.over', { count: overdue, share: formatShare(overdue, cards) })}
          </Link>
        )}
        {medianSince === null ? null : (
          <Link to={rows} title={t('head.medianHint')}>
            {/* eslint-disable-next-line react/purity -- an age counts days: it is as of the last render */}
            {t('head.median', { days: daysSince(medianSince, new Date()) })}
          </Link>
        )}
      </p>
    </header>
  );
}
