import { OwnerChoice } from '#web/entities/pipeline/owner-choice';
import { PeriodFilter } from '#web/entities/reports/period-filter';
import type { useOwnedPeriod } from '../model/owned-period';

/** Filters: period and owner. */
export const ReportFilters = ({ owner, changeOwner, ...period }: ReturnType<typeof useOwnedPeriod>) => (
  <PeriodFilter {...period}>
    <OwnerChoice value={owner} onChange={changeOwner} />
  </PeriodFilter>
);
