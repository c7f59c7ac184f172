import { useId } from 'react';
import type { Control } from 'react-hook-form';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DriverSchedule } from '#domain/driver-histories/week';
import { HOURS_PER_WEEK } from '#domain/driver-histories/week';
import { scheduleTypes, shiftTypes, weekdays } from '#domain/shared/job-enums';
import { SelectField } from '#web/shared/form/choice-fields';
import { Checkbox } from '#web/shared/form/inputs';
import { NumberField } from '#web/shared/form/number-field';
import { useFieldProblemText } from '#web/shared/i18n/use-problem-text';
import { PreferenceFields } from './preference-fields';
import type { ScheduleValues } from './schedule';

interface DayPickerProps {
  control: Control<ScheduleValues>;
}

function Days({ control }: DayPickerProps) {
  const { t } = useTranslation('schedule');
  const problemText = useFieldProblemText();
  const errorId = useId();
  const { field, fieldState } = useController({ control, name: 'days' });
  const days: DriverSchedule['days'] = field.value;
  const error = fieldState.error?.message ?? fieldState.error?.root?.message;
  return (
    <fieldset className="gh-field-set" aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{t('days')}</legend>
      <div className="gh-week-days">
        {weekdays.map((day, index) => (
          <Checkbox
            key={day}
            focusRef={index === 0 ? field.ref : undefined}
            label={t(`day.${day}`)}
            checked={days[day].isAvailable}
            onBlur={field.onBlur}
            onChange={(isAvailable) => {
              field.onChange({ ...days, [day]: { ...days[day], isAvailable } });
            }}
          />
        ))}
      </div>
      {error === undefined ? null : (
        <div id={errorId} className="gh-field-error">
          {problemText(error)}
        </div>
      )}
    </fieldset>
  );
}

/** The first step: working days and schedule type. */
export function DayPicker({ control }: DayPickerProps) {
  const { t } = useTranslation('schedule');
  const type = useWatch({ control, name: 'scheduleType' });
  return (
    <>
      <Days control={control} />
      <SelectField
        control={control}
        name="scheduleType"
        label={t('typeLabel')}
        choices={scheduleTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
      />
      {type === 'SHIFT_TYPE' ? (
        <SelectField
          control={control}
          name="shiftType"
          label={t('shiftType')}
          choices={shiftTypes.map((value) => ({ value, label: t(`shift.${value}`) }))}
        />
      ) : null}
      <NumberField
        control={control}
        name="numberOfHoursPerWeek"
        optional
        min={1}
        max={HOURS_PER_WEEK}
        step={1}
        label={t('hours')}
      />
      <PreferenceFields control={control} />
    </>
  );
}
