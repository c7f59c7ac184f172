import { useTranslation } from 'react-i18next';
import { FIRST_DAY } from '#domain/requirements/dates';
import { formatDate } from '#web/shared/i18n/format';

/** Texts of a version's first day; the records begin with the year 2000, whenever the law did. */
export function useStartText() {
  const { t } = useTranslation('ops-requirements');
  return (from: string) => {
    const day = formatDate(from);
    return from === FIRST_DAY
      ? { since: t('first.since'), from: t('first.from'), day: t('first.day') }
      : { since: t('since', { day }), from: day, day };
  };
}
