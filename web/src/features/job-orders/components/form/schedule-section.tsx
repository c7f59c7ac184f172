import type { Control } from 'react-hook-form';
import { useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { scheduleTypes, shiftTypes, weekdays } from '#domain/shared/job-enums';
import { SegmentedField } from '#web/shared/form/choice-fields';
import { NumberField } from '#web/shared/form/number-field';
import type { OrderFormValues } from '../../model/form-values';
import { choicesOf } from './choices';
import { DayField } from './day-field';
import { Section, Wide } from './section';

function Week({ control }: { control: Control<OrderFormValues> }) {
  const { t } = useTranslation(['orders', 'labels']);
  const { errors } = useFormState({ control });
  const wholeWeek = errors.schedule?.message ?? errors.schedule?.root?.message;
  return (
    <Wide>
      <fieldset className="gh-field-set">
        <legend>{t('field.week')}</legend>
        <div className="gh-week">
          {weekdays.map((day) => (
            <DayField key={day} control={control} day={day} />
          ))}
        </div>
        {wholeWeek === undefined ? null : <div className="gh-field-error">{wholeWeek}</div>}
      </fieldset>
    </Wide>
  );
}

export function ScheduleSection({ control }: { control: Control<OrderFormValues> }) {
  const { t } = useTranslation(['orders', 'labels']);
  const type = useWatch({ control, name: 'scheduleType' });
  return (
    <Section anchor="schedule" title={t('section.schedule')}>
      <SegmentedField
        control={control}
        name="scheduleType"
        label={t('field.scheduleType')}
        choices={choicesOf(scheduleTypes, (value) => t(`labels:scheduleType.${value}`))}
      />
      {type === 'SHIFT_TYPE' ? (
        <SegmentedField
          control={control}
          name="shiftType"
          label={t('field.shiftType')}
          choices={choicesOf(shiftTypes, (value) => t(`labels:shiftType.${value}`))}
        />
      ) : null}
      <NumberField
        control={control}
        name="numberOfHoursPerWeek"
        label={t('field.hoursPerWeek')}
        optional
        min={1}
        max={70}
      />
      {type === 'WEEK_SCHEDULE' ? <Week control={control} /> : null}
    </Section>
  );
}
