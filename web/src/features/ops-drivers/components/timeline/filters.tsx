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

const dayOf = (day: Date | null): string => day?.toISOString().slice(0, 10) ?? '';
function toDay(value: string): Date | null {
  const day = parseDateInput(value);
  return day === null ? null : new Date(`${day}T00:00:00.000Z`);
}

interface DayProps {
  label: string;
  value: Date | null;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (day: Date | null) => void;
}

const Day = ({ label, value, min, max, onChange }: DayProps) => (
  <TextBox
    type="date"
    label={label}
    min={min}
    max={max}
    value={dayOf(value)}
    onChange={(text) => {
      onChange(toDay(text));
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
        max={to === null ? undefined : dayOf(to)}
        onChange={(day) => {
          onChange({ from: day });
        }}
      />
      <Day
        label={t('filter.to')}
        value={to}
        min={from === null ? undefined : dayOf(from)}
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
