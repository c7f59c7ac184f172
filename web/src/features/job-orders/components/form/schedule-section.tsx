import type { UseFormReturn } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { scheduleTypes, shiftTypes } from '#domain/shared/job-enums';
import { SegmentedField } from '#web/shared/form/choice-fields';
import { NumberField } from '#web/shared/form/number-field';
import type { OrderFormValues } from '../../model/form-values';
import { choicesOf } from './choices';
import { Section } from './section';
import { Weeks } from './weeks';

export function ScheduleSection({ form }: { form: UseFormReturn<OrderFormValues> }) {
  const { t } = useTranslation(['orders', 'labels']);
  const { control } = form;
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
      {type === 'WEEK_SCHEDULE' ? <Weeks form={form} /> : null}
    </Section>
  );
}
