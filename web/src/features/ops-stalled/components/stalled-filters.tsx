import { useTranslation } from 'react-i18next';
import { snoozedShown } from '#domain/stalled/filters';
import { stalledActions, stalledKinds, stalledWaits } from '#domain/stalled/waits';
import { OwnerChoice } from '#web/entities/pipeline/owner-choice';
import { Choice } from '#web/shared/form/choice';
import type { StalledFilters as Filters } from '../model/filters';
import { stagesOf } from '../model/stages';
import { useStageText } from './use-stage-text';

interface StalledFiltersProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** Filters of the stalled list: type, stage, owner, waiting party and next step. */
export function StalledFilters({ filters, onChange }: StalledFiltersProps) {
  const { t } = useTranslation('ops-stalled');
  const stageText = useStageText();
  return (
    <div className="gh-stalled-filters">
      <Choice
        label={t('filter.kind')}
        value={filters.kind}
        values={stalledKinds}
        any={t('filter.anyKind')}
        onChange={(kind) => {
          // A stage of another type would match nothing.
          onChange({ kind, ...(filters.stage !== null && !stagesOf(kind).includes(filters.stage) && { stage: null }) });
        }}
        text={(kind) => t(`kinds.${kind}`)}
      />
      <Choice
        label={t('filter.stage')}
        value={filters.stage}
        values={stagesOf(filters.kind)}
        any={t('filter.anyStage')}
        onChange={(stage) => {
          onChange({ stage });
        }}
        text={stageText}
      />
      <OwnerChoice
        value={filters.owner}
        onChange={(owner) => {
          onChange({ owner });
        }}
      />
      <Choice
        label={t('filter.waits')}
        value={filters.waits}
        values={stalledWaits}
        any={t('filter.anybody')}
        onChange={(waits) => {
          onChange({ waits });
        }}
        text={(waits) => t(`waits.${waits}`)}
      />
      <Choice
        label={t('filter.next')}
        value={filters.next}
        values={stalledActions}
        any={t('filter.anything')}
        onChange={(next) => {
          onChange({ next });
        }}
        text={(next) => t(`next.${next}`)}
      />
      <Choice
        label={t('filter.snoozed')}
        value={filters.snoozed}
        values={snoozedShown}
        onChange={(snoozed) => {
          onChange({ snoozed: snoozed ?? 'hide' });
        }}
        text={(snoozed) => t(`snoozed.${snoozed}`)}
      />
    </div>
  );
}
