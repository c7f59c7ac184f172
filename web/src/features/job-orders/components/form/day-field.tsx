import { useId } from 'react';
import type { Control } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DayHours } from '#domain/job-orders/defaults';
import type { Weekday } from '#domain/shared/job-enums';
import { Checkbox, Input } from '#web/shared/form/inputs';
import type { OrderFormValues } from '../../model/form-values';
import { formatTimeInput, parseTime } from '../../model/hours';

/** Step of the time inputs, in seconds. */
const STEP = 900;

const DAY_OFF: DayHours = { isAvailable: false };

interface DayFieldProps {
  control: Control<OrderFormValues>;
  name: `schedule.${Weekday}` | `schedules.${number}.${Weekday}`;
  day: Weekday;
}

interface FieldErrors {
  from?: { message?: string };
  to?: { message?: string };
}

/** One weekday: off, any time, or from–to in 15-minute steps. */
export function DayField({ control, name: path, day }: DayFieldProps) {
  const { t } = useTranslation(['orders', 'labels']);
  const errorId = useId();
  const {
    field: { value, onChange, onBlur, ref },
    fieldState,
  } = useController({ control, name: path });
  // A week that has just been deleted has no value any more.
  const hours: DayHours = value ?? DAY_OFF;
  const change = (next: Partial<DayHours>) => {
    onChange({ ...hours, ...next });
  };
  const errors = (fieldState.error ?? {}) as FieldErrors & { message?: string };
  const error = errors.from?.message ?? errors.to?.message ?? errors.message;
  const name = t(`labels:weekday.${day}`);
  const showTimes = hours.isAvailable && hours.isAlwaysAvailable !== true;
  const time = (end: 'from' | 'to') => (
    <Input
      type="time"
      step={STEP}
      className="gh-numbers"
      aria-label={t(`week.${end}`, { day: name })}
      aria-invalid={errors[end] !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
      value={formatTimeInput(hours[end])}
      onBlur={onBlur}
      onChange={(event) => {
        change({ [end]: parseTime(event.target.value, end) });
      }}
    />
  );
  return (
    <div className="gh-week-day">
      <Checkbox
        focusRef={ref}
        label={name}
        checked={hours.isAvailable}
        onChange={(isAvailable) => {
          change({ isAvailable });
        }}
      />
      {hours.isAvailable ? (
        <Checkbox
          label={t('week.anyTime')}
          aria-label={t('week.anyTimeOn', { day: name })}
          checked={hours.isAlwaysAvailable === true}
          onChange={(isAlwaysAvailable) => {
            change({ isAlwaysAvailable });
          }}
        />
      ) : (
        <span className="gh-week-off">{t('week.off')}</span>
      )}
      {showTimes ? (
        <span className="gh-week-times">
          {time('from')}
          <span aria-hidden="true">–</span>
          {time('to')}
        </span>
      ) : null}
      {error === undefined ? null : (
        <div id={errorId} className="gh-field-error">
          {error}
        </div>
      )}
    </div>
  );
}
