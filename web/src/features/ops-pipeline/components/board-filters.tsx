import { useTranslation } from 'react-i18next';
import { waitedOn } from '#domain/driver-pipeline/waiting';
import { OwnerChoice } from '#web/entities/pipeline/owner-choice';
import { Choice } from '#web/shared/form/choice';
import { Switch } from '#web/shared/form/choice-fields';
import type { BoardFilters as Filters } from '../api/board';

interface BoardFiltersProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** Filters of the board: owner, waiting party and over target. */
export function BoardFilters({ filters, onChange }: BoardFiltersProps) {
  const { t } = useTranslation(['ops-pipeline', 'ops-drivers']);
  return (
    <div className="gh-board-filters">
      <OwnerChoice
        value={filters.owner}
        onChange={(owner) => {
          onChange({ owner });
        }}
      />
      <Choice
        label={t('filter.waits')}
        any={t('filter.anyTurn')}
        value={filters.waitsFor}
        values={waitedOn}
        text={(on) => t(`filter.party.${on}`)}
        onChange={(waitsFor) => {
          onChange({ waitsFor });
        }}
      />
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
