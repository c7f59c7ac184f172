import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { workdayStates } from '#domain/timesheets/states';
import { facilitiesQuery } from '#web/entities/facilities/queries';
import { Choice } from '#web/shared/form/choice';
import { TextBox } from '#web/shared/form/text-box';
import { useCurrentUser } from '#web/shared/session/current-user';
import { parseDateInput } from '#web/shared/table/parse-as-day';
import { FilterFold } from '#web/shared/ui/filter-fold';
import { weekDriversQuery } from '../api/timesheets';
import { countFilters, type TimesheetFilters } from '../model/filters';

interface FilterBarProps {
  filters: TimesheetFilters;
  /** The first day of the shown week. */
  week: string;
  onChange: (change: Partial<TimesheetFilters>) => void;
}

/** Facility, status, driver, and any day of the week. */
export function TimesheetFilterBar({ filters, week, onChange }: FilterBarProps) {
  const { t } = useTranslation(['timesheet-approval', 'timesheets']);
  const { data: facilities = [] } = useQuery(facilitiesQuery(useCurrentUser().organization?._id ?? ''));
  const { data: drivers = [] } = useQuery(weekDriversQuery(filters.week));
  const nameOf = (id: string) => drivers.find(([driverId]) => driverId === id)?.[1] ?? t('filter.otherDriver');
  const ids = drivers.map(([driverId]) => driverId);
  return (
    <FilterFold applied={countFilters(filters)}>
      <div className="gh-timesheet-filters">
        <TextBox
          type="date"
          label={t('filter.week')}
          value={week}
          onChange={(text) => {
            onChange({ week: parseDateInput(text) });
          }}
        />
        <Choice
          label={t('filter.state')}
          value={filters.state}
          values={workdayStates}
          any={t('filter.anyState')}
          text={(state) => t(`timesheets:state.${state}`)}
          onChange={(state) => {
            onChange({ state });
          }}
        />
        <Choice
          label={t('filter.facility')}
          value={filters.facility}
          values={facilities.map(({ _id }) => _id)}
          any={t('filter.anyFacility')}
          text={(id) => facilities.find(({ _id }) => _id === id)?.name ?? ''}
          onChange={(facility) => {
            onChange({ facility });
          }}
        />
        <Choice
          label={t('filter.driver')}
          value={filters.driver}
          values={filters.driver === null || ids.includes(filters.driver) ? ids : [filters.driver, ...ids]}
          any={t('filter.anyDriver')}
          text={nameOf}
          onChange={(driver) => {
            onChange({ driver });
          }}
        />
      </div>
    </FilterFold>
  );
}
