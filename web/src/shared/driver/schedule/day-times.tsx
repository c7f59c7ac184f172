import type { DriverSchedule, WeekHours } from '#domain/driver-histories/week';
import type { Weekday } from '#domain/job-orders/enums';
import { useId } from 'react';
import type { Control } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fromTime, toTime } from '../../form/hours';
import { useFieldProblemText } from '../../i18n/use-problem-text';
import { useHoursText } from './use-hours-text';

/** The spec's step of a schedule, in seconds. */
const STEP = 900;

interface DayTimesProps {
  control: Control<DriverSchedule>;
  day: Weekday;
}

/** One working day: always available, or from when to when. */
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
    <input
      ref={end === 'from' ? field.ref : undefined}
      type="time"
      step={STEP}
      className="gh-input gh-numbers"
      aria-label={t(end, { day: name })}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
      value={toTime(hours[end])}
      onBlur={field.onBlur}
      onChange={(event) => {
        change({ [end]: fromTime(event.target.value, end) ?? hours[end] });
      }}
    />
  );
  return (
    <fieldset className="gh-week-times">
      <legend>{name}</legend>
      <label className="gh-check">
        <input
          type="checkbox"
          aria-label={t('alwaysOn', { day: name })}
          checked={hours.isAlwaysAvailable}
          onChange={(event) => {
            change({ isAlwaysAvailable: event.target.checked });
          }}
        />
        {t('always')}
      </label>
      {hours.isAlwaysAvailable ? null : (
        <>
          <div className="gh-week-hours">
            {time('from')}
            <span aria-hidden="true">–</span>
            {time('to')}
          </div>
          <span className="gh-week-text">{hoursText(hours)}</span>
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
