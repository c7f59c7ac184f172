import { snoozedShown } from '#domain/stalled/filters';
import { stalledActions, stalledKinds, stalledWaits } from '#domain/stalled/waits';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../shared/form/field';
import { opsMembersQuery } from '../../../shared/pipeline/drivers';
import type { StalledFilters as Filters } from '../model/filters';
import { stagesOf } from '../model/stages';
import { useStageText } from './use-stage-text';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value | null;
  values: readonly Value[];
  onChange: (value: Value | null) => void;
  /** The choice that narrows nothing; without it one is always chosen. */
  any?: string;
  text: (value: Value) => ReactNode;
}

function Choice<Value extends string>({ label, value, values, onChange, any, text }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(ties) => (
        <select
          {...ties}
          className="gh-input"
          value={value ?? ''}
          onChange={({ target }) => {
            onChange(values.find((one) => one === target.value) ?? null);
          }}
        >
          {any === undefined ? null : <option value="">{any}</option>}
          {values.map((one) => (
            <option key={one} value={one}>
              {text(one)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface StalledFiltersProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** What it is, where it stands, whose it is, and whom and what it waits for. */
export function StalledFilters({ filters, onChange }: StalledFiltersProps) {
  const { t } = useTranslation('ops-stalled');
  const stageText = useStageText();
  const members = useQuery(opsMembersQuery()).data?.data ?? [];
  const nameOf = (id: string) =>
    id === 'none' ? t('noOwner') : (members.find(({ _id }) => _id === id)?.name ?? t('filter.thisOwner'));
  const owners = ['none', ...members.map(({ _id }) => _id)];
  // A view that was saved may name a colleague who left.
  const known = filters.owner === null || owners.includes(filters.owner) ? owners : [...owners, filters.owner];
  return (
    <div className="gh-stalled-filters">
      <Choice
        label={t('filter.kind')}
        value={filters.kind}
        values={stalledKinds}
        any={t('filter.anyKind')}
        onChange={(kind) => {
          // A stage of another kind would find nothing.
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
      <Choice
        label={t('filter.owner')}
        value={filters.owner}
        values={known}
        any={t('filter.anybody')}
        onChange={(owner) => {
          onChange({ owner });
        }}
        text={nameOf}
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
