import { driverStages } from '#domain/drivers/stages';
import { reviewThings } from '#domain/review-queue/things';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/form/field';
import type { QueueFilters as Filters } from '../api/queue';
import './review-queue.css';

interface QueueFiltersProps {
  filters: Filters;
  onChange: (next: Partial<Record<keyof Filters, string | null>>) => void;
}

/** Narrows the queue by what it is, and by where its driver stands. */
export function QueueFilters({ filters, onChange }: QueueFiltersProps) {
  const { t } = useTranslation(['review-queue', 'ops-drivers']);
  return (
    <div className="gh-queue-filters">
      <Field label={t('filter.kind')}>
        {(ties) => (
          <select
            {...ties}
            className="gh-input"
            value={filters.kind ?? ''}
            onChange={({ target }) => {
              onChange({ kind: target.value });
            }}
          >
            <option value="">{t('filter.anyKind')}</option>
            {reviewThings.map((thing) => (
              <option key={thing} value={thing}>
                {t(`ops-drivers:thing.${thing}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('filter.stage')}>
        {(ties) => (
          <select
            {...ties}
            className="gh-input"
            value={filters.stage ?? ''}
            onChange={({ target }) => {
              onChange({ stage: target.value });
            }}
          >
            <option value="">{t('filter.anyStage')}</option>
            {driverStages.map((stage) => (
              <option key={stage} value={stage}>
                {t(`ops-drivers:stage.${stage}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
