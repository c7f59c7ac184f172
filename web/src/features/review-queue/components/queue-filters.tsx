import { useTranslation } from 'react-i18next';
import { driverStages } from '#domain/driver-pipeline/stages';
import { reviewTargets } from '#domain/review-queue/targets';
import { Choice } from '#web/shared/form/choice';
import type { QueueFilters as Filters } from '../api/queue';
import './review-queue.css';

interface QueueFiltersProps {
  filters: Filters;
  onChange: (next: Partial<Record<keyof Filters, string | null>>) => void;
}

/** Filters the queue by type and by the driver's stage. */
export function QueueFilters({ filters, onChange }: QueueFiltersProps) {
  const { t } = useTranslation(['review-queue', 'ops-drivers']);
  return (
    <div className="gh-queue-filters">
      <Choice
        label={t('filter.kind')}
        any={t('filter.anyKind')}
        value={filters.kind ?? null}
        values={reviewTargets}
        text={(thing) => t(`ops-drivers:thing.${thing}`)}
        onChange={(kind) => {
          onChange({ kind });
        }}
      />
      <Choice
        label={t('filter.stage')}
        any={t('filter.anyStage')}
        value={filters.stage ?? null}
        values={driverStages}
        text={(stage) => t(`ops-drivers:stage.${stage}`)}
        onChange={(stage) => {
          onChange({ stage });
        }}
      />
    </div>
  );
}
