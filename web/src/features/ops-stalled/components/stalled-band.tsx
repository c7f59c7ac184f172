import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatCount } from '#web/shared/i18n/format';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { stalledSummaryQuery } from '../api/stalled';
import type { StalledFilters, StalledOrder } from '../model/filters';
import { includesUpcoming, searchFor, searchOf, withoutBandFilters } from '../model/filters';

interface StalledBandProps {
  filters: StalledFilters;
  order: StalledOrder;
}

/** "37 over target · median 4d · 9 escalated"; each number links to its rows. */
export function StalledBand({ filters, order }: StalledBandProps) {
  const { t } = useTranslation('ops-stalled');
  const all = withoutBandFilters(filters);
  const { data, error } = useQuery(stalledSummaryQuery(searchOf(all)));
  // The list below shows the error and the retry button.
  if (error !== null && data === undefined) return null;
  if (data === undefined) {
    return (
      <div className="gh-stalled-band">
        <SkeletonLine width="220px" />
      </div>
    );
  }
  const { count, medianDaysOver, escalated } = data;
  const { escalated: onlyEscalated, over } = filters;
  const numbers = [
    {
      key: 'all',
      text: t(includesUpcoming(filters) ? 'band.due' : 'band.over', { count, shown: formatCount(count) }),
      to: all,
      isShown: !onlyEscalated && over === null,
    },
    ...(medianDaysOver === null || includesUpcoming(filters)
      ? []
      : [
          {
            key: 'median',
            text: t('band.median', { days: medianDaysOver }),
            to: { ...all, over: medianDaysOver },
            isShown: over === medianDaysOver && !onlyEscalated,
          },
        ]),
    {
      key: 'escalated',
      text: t('band.escalated', { shown: formatCount(escalated) }),
      to: { ...all, escalated: true },
      isShown: onlyEscalated && over === null,
    },
  ];
  return (
    <nav aria-label={t('band.label')} className="gh-stalled-band">
      {numbers.map(({ key, text, to, isShown }) => (
        <Link key={key} to={{ search: searchFor({ ...to, ...order }) }} aria-current={isShown ? 'true' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
