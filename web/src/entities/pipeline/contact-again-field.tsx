import type { FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { stageTable } from '#domain/driver-pipeline/stages';
import type { ControlledProps } from '#web/shared/form/controlled';
import { TextField } from '#web/shared/form/text-field';
import { tomorrow } from './day';

interface ContactAgainProps<Values extends FieldValues> {
  control: ControlledProps<Values>['control'];
  name: FieldPath<Values>;
}

/** The date of the next contact with a driver who moves to Retarget; if empty, the default date applies. */
export function ContactAgainField<Values extends FieldValues>({ control, name }: ContactAgainProps<Values>) {
  const { t } = useTranslation('ops-drivers');
  return (
    <TextField
      control={control}
      name={name}
      type="date"
      min={tomorrow()}
      optional
      label={t('move.contactAgain')}
      help={t('move.contactAgainHelp', { days: stageTable.Retarget.targetDays })}
    />
  );
}
