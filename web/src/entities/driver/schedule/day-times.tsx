import { useId } from 'react';
import type { Control } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { WeekHours } from '#domain/driver-histories/week';
import type { Weekday } from '#domain/shared/job-enums';
import { Checkbox, Select } from '#web/shared/form/inputs';
import { formatHour } from '#web/shared/i18n/format';
import { useFieldProblemText } from '#web/shared/i18n/use-problem-text';
import type { ScheduleValues } from './schedule';
import { useHoursText } from './use-hours-text';

const QUARTERS_OF_A_DAY = 96;
const quarters = (first: number) => Array.from({ length: QUARTERS_OF_A_DAY }, (_, index) => (index + first) / 4);

/** Every 15 minutes with AM or PM, from midnight to midnight. */
const HOURS = { from: quarters(0), to: quarters(1) } as const;

interface DayTimesProps {
  control: Control<ScheduleValues>;
  day: Weekday;
}

/** One working day: always available, or from and until. */
export function DayTimes({ control, day }: DayTimesProps) {
  const { t } = useTranslation('schedule');
  const problemText = useFieldProblemText();
  const hoursText = useHoursText();
  const errorId = useId();
  const { field, fieldState } = useController({ control, name: `days.${day}` });
  const hours: WeekHours = field.value;
  const change = (next: Partial<WeekHours>) => {
    field.onChange({ ...hours, ...next });
  };
  const error = fieldState.error?.message ?? fieldState.error?.root?.message;
  const name = t(`day.${day}`);
  const time = (end: 'from' | 'to') => (
    <Select
      focusRef={end === 'from' ? field.ref : undefined}
      aria-label={t(end, { day: name })}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
      options={HOURS[end].map((hour) => ({ value: hour, label: formatHour(hour) }))}
      value={hours[end]}
      onBlur={field.onBlur}
      onChange={(hour) => {
        change({ [end]: hour });
      }}
    />
  );
  return (
    <fieldset className="gh-day-times">
      <legend>{name}</legend>
      <Checkbox
        label={t('always')}
        aria-label={t('alwaysOn', { day: name })}
        checked={hours.isAlwaysAvailable}
        onChange={(isAlwaysAvailable) => {
          change({ isAlwaysAvailable });
        }}
      />
      {hours.isAlwaysAvailable ? null : (
        <>
          <div className="gh-week-hours">
            {time('from')}
            <span aria-hidden="true">–</span>
            {time('to')}
          </div>
          {hours.to < hours.from ? <span className="gh-week-text">{hoursText(hours)}</span> : null}
        </>
      )}
      {error === undefined ? null : (
        <div id={errorId} className="gh-field-error">
          {problemText(error)}
        </div>
      )}
    </fieldset>
  );
}
