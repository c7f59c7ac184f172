import { waitedOn } from '#domain/driver-pipeline/waiting';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Switch } from '../../../shared/form/choice-fields';
import { Field } from '../../../shared/form/field';
import { opsMembersQuery } from '../../../shared/pipeline/drivers';
import type { BoardFilters as Filters } from '../api/board';

interface BoardFiltersProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** Whose drivers, whose turn, and only those over target. */
export function BoardFilters({ filters, onChange }: BoardFiltersProps) {
  const { t } = useTranslation(['ops-pipeline', 'ops-drivers']);
  const members = useQuery(opsMembersQuery()).data?.data ?? [];
  return (
    <div className="gh-board-filters">
      <Field label={t('ops-drivers:filter.owner')}>
        {(ties) => (
          <select
            {...ties}
            className="gh-input"
            value={filters.owner ?? ''}
            onChange={({ target }) => {
              onChange({ owner: target.value === '' ? null : target.value });
            }}
          >
            <option value="">{t('ops-drivers:filter.anybody')}</option>
            <option value="none">{t('ops-drivers:noOwner')}</option>
            {members.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('filter.waits')}>
        {(ties) => (
          <select
            {...ties}
            className="gh-input"
            value={filters.waitsFor ?? ''}
            onChange={({ target }) => {
              onChange({ waitsFor: waitedOn.find((on) => on === target.value) ?? null });
            }}
          >
            <option value="">{t('filter.anyTurn')}</option>
            {waitedOn.map((on) => (
              <option key={on} value={on}>
                {t(`waits.${on}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Switch
        label={t('ops-drivers:filter.overdue')}
        checked={filters.overdue}
        onChange={(overdue) => {
          onChange({ overdue });
        }}
      />
    </div>
  );
}
