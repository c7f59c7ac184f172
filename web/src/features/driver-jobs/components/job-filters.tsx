import { useTranslation } from 'react-i18next';
import { jobSorts } from '#domain/job-orders/driver-job/search-filters';
import { trailerTypes } from '#domain/shared/job-enums';
import { Choice } from '#web/shared/form/choice';
import { Checkbox } from '#web/shared/form/inputs';
import { formatCount } from '#web/shared/i18n/format';
import type { JobFilters } from '../api/jobs';
import { countActiveFilters, PAYS, RADII, type SetJobFilters } from './use-job-filters';

interface JobFilterBarProps {
  filters: JobFilters;
  onChange: SetJobFilters;
}

/** Distance and order are always visible; pay, home time, trailer and freight are under "More filters". */
export function JobFilterBar({ filters, onChange }: JobFilterBarProps) {
  const { t } = useTranslation('driver-jobs');
  const count = countActiveFilters(filters);
  return (
    <>
      <Choice
        className="gh-job-filter"
        label={t('radius.label')}
        any={t('radius.any')}
        value={RADII.find((miles) => miles === filters.miles) ?? null}
        values={RADII}
        text={(miles) => t('radius.within', { miles })}
        onChange={(miles) => {
          onChange({ miles });
        }}
      />
      <Choice
        className="gh-job-filter"
        label={t('sort.label')}
        value={filters.sort ?? 'distance'}
        values={jobSorts}
        text={(sort) => t(`sort.${sort}`)}
        onChange={(sort) => {
          onChange({ sort: sort === 'pay' ? sort : null });
        }}
      />
      <details className="gh-job-filters" open={count > 0 || undefined}>
        <summary>{count === 0 ? t('filter.more') : t('filter.moreOn', { count })}</summary>
        <Choice
          className="gh-job-filter"
          label={t('filter.pay')}
          any={t('filter.anyPay')}
          value={PAYS.find((pay) => pay === filters.weeklyPay) ?? null}
          values={PAYS}
          text={(pay) => t('filter.payFrom', { pay: formatCount(pay) })}
          onChange={(weeklyPay) => {
            onChange({ weeklyPay });
          }}
        />
        <Choice
          className="gh-job-filter"
          label={t('filter.trailer')}
          any={t('filter.anyTrailer')}
          value={filters.trailer ?? null}
          values={trailerTypes}
          text={(trailer) => trailer}
          onChange={(trailer) => {
            onChange({ trailer });
          }}
        />
        <Checkbox
          label={t('filter.homeDaily')}
          checked={filters.homeDaily === true}
          onChange={(homeDaily) => {
            onChange({ homeDaily });
          }}
        />
        <Checkbox
          label={t('filter.noTouch')}
          checked={filters.noTouch === true}
          onChange={(noTouch) => {
            onChange({ noTouch });
          }}
        />
      </details>
    </>
  );
}
