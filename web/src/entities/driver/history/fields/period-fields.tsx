import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { HistoryPeriod } from '#domain/driver-histories/items';
import { CheckField } from '#web/shared/form/check-field';
import { TextField } from '#web/shared/form/text-field';
import { today } from '#web/shared/form/today';

interface PeriodFieldsProps {
  control: Control<HistoryPeriod>;
  /** The label of the checkbox for an ongoing period, such as "I still work there". */
  current: string;
  /** Whether the first day is optional. */
  noStart?: boolean;
  /** Whether a period without a last day is ongoing. */
  noEnd?: boolean;
}

/** The first and last day; an ongoing period has no last day. */
export function PeriodFields({ control, current, noStart = false, noEnd = false }: PeriodFieldsProps) {
  const { t } = useTranslation('histories');
  const isCurrent = useWatch({ control, name: 'current' });
  return (
    <>
      {noStart ? null : (
        <TextField
          control={control}
          name="startDate"
          type="date"
          max={today()}
          label={t('field.startDate')}
          help={t('field.dateHelp')}
        />
      )}
      <CheckField control={control} name="current" label={current} />
      {isCurrent ? null : (
        <TextField
          control={control}
          name="endDate"
          type="date"
          max={today()}
          label={t('field.endDate')}
          optional={noEnd}
        />
      )}
    </>
  );
}

/** The date of an event. */
export function DayField({ control }: { control: Control<HistoryPeriod> }) {
  const { t } = useTranslation('histories');
  return <TextField control={control} name="startDate" type="date" max={today()} label={t('field.day')} />;
}
