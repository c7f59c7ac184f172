import { useTranslation } from 'react-i18next';
import { timelineKinds } from '#domain/driver-timeline/kinds';
import { actorKinds } from '#domain/shared/actor';
import { Choice } from '#web/shared/form/choice';
import { TextBox } from '#web/shared/form/text-box';
import { parseDateInput } from '#web/shared/table/parse-as-day';
import { Button } from '#web/shared/ui/button';
import type { TimelineFilters as Filters } from '../../model/timeline';
import { isFiltered } from '../../model/timeline';

interface FiltersProps {
  filters: Filters;
  onChange: (change: Partial<Filters> | null) => void;
}

interface DayProps {
  label: string;
  value: string | null;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: string | null) => void;
}

const Day = ({ label, value, min, max, onChange }: DayProps) => (
  <TextBox
    type="date"
    label={label}
    min={min}
    max={max}
    value={value ?? ''}
    onChange={(text) => {
      onChange(parseDateInput(text));
    }}
  />
);

/** Filters of the timeline: kind, actor and dates. */
export function TimelineFilters({ filters, onChange }: FiltersProps) {
  const { t } = useTranslation(['ops-driver', 'labels']);
  const { kind, actor, from, to } = filters;
  return (
    <div className="gh-driver-timeline-filters" role="group" aria-label={t('filter.label')}>
      <Choice
        label={t('filter.kind')}
        any={t('filter.anyKind')}
        value={kind}
        values={timelineKinds}
        text={(value) => t(`filter.kinds.${value}`)}
        onChange={(value) => {
          onChange({ kind: value });
        }}
      />
      <Choice
        label={t('filter.actor')}
        any={t('filter.anybody')}
        value={actor}
        values={actorKinds}
        text={(value) => t(`labels:actor.${value}`)}
        onChange={(value) => {
          onChange({ actor: value });
        }}
      />
      <Day
        label={t('filter.from')}
        value={from}
        max={to ?? undefined}
        onChange={(day) => {
          onChange({ from: day });
        }}
      />
      <Day
        label={t('filter.to')}
        value={to}
        min={from ?? undefined}
        onChange={(day) => {
          onChange({ to: day });
        }}
      />
      {isFiltered(filters) ? (
        <Button
          onClick={() => {
            onChange(null);
          }}
        >
          {t('filter.clear')}
        </Button>
      ) : null}
    </div>
  );
}
