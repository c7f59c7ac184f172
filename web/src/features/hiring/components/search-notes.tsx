import { useTranslation } from 'react-i18next';
import type { DriverSort } from '#domain/drivers/ranking';
import { MAX_RANKED } from '#domain/drivers/ranking';
import type { DriverCards } from '#domain/drivers/schema';
import { formatCount } from '#web/shared/i18n/format';

interface SearchNotesProps {
  first: DriverCards | undefined;
  sort: DriverSort;
  /** Only drivers who match are shown. */
  fits: boolean;
}

/** The number of drivers found, and among whom they are ranked. */
export function SearchNotes({ first, sort, fits }: SearchNotesProps) {
  const { t } = useTranslation('hiring');
  const total = first?.total ?? null;
  if (total === null || total === 0) return null;
  const isCapped = first?.isTotalCapped === true;
  const most = formatCount(MAX_RANKED);
  return (
    <p role="status" className="gh-search-found">
      {t(isCapped ? 'search.foundMore' : 'search.found', { count: total, number: formatCount(total) })}
      {sort === 'distance' ? null : ` · ${t('search.ranked', { number: most })}`}
      {sort === 'distance' && fits && isCapped ? ` · ${t('search.compared', { number: most })}` : null}
    </p>
  );
}
