import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Employment, HistoryPeriod } from '#domain/driver-histories/items';
import { employmentTypes } from '#domain/driver-histories/kinds';
import { SegmentedField } from '#web/shared/form/choice-fields';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { YesNoField } from '#web/shared/form/yes-no-field';
import { PeriodFields } from './period-fields';
import { PlaceFields } from './place-fields';

interface EmploymentFieldsProps {
  control: Control<Employment>;
}

function Employer({ control }: EmploymentFieldsProps) {
  const { t } = useTranslation('histories');
  return (
    <>
      <TextField control={control} name="employerName" autoComplete="organization" label={t('field.employerName')} />
      <TextField control={control} name="contactPerson" optional label={t('field.contactPerson')} />
      <TextField control={control} name="address" autoComplete="off" label={t('field.address')} />
    </>
  );
}

function Work({ control }: EmploymentFieldsProps) {
  const { t } = useTranslation('histories');
  const [type, isCurrent] = useWatch({ control, name: ['type', 'current'] });
  return (
    <>
      {type === 'selfEmployed' ? (
        <TextField control={control} name="employerName" optional label={t('field.businessName')} />
      ) : (
        <Employer control={control} />
      )}
      <PlaceFields control={control} />
      <TextField control={control} name="position" label={t('field.position')} help={t('field.positionHelp')} />
      {isCurrent ? null : (
        <TextAreaField
          control={control}
          name="reasonForLeaving"
          optional={type === 'selfEmployed'}
          rows={2}
          maxLength={500}
          label={t('field.reasonForLeaving')}
        />
      )}
      <YesNoField
        control={control}
        name="subjectToFmcsa"
        label={t('field.subjectToFmcsa')}
        help={t('field.subjectToFmcsaHelp')}
      />
      <YesNoField
        control={control}
        name="safetySensitive"
        label={t('field.safetySensitive')}
        help={t('field.safetySensitiveHelp')}
      />
    </>
  );
}

/** A job with the fields that 49 CFR 391.21(b)(10) requires, or a period without one. */
export function EmploymentFields({ control }: EmploymentFieldsProps) {
  const { t } = useTranslation('histories');
  const type = useWatch({ control, name: 'type' });
  return (
    <>
      <SegmentedField
        control={control}
        name="type"
        label={t('field.type')}
        choices={employmentTypes.map((value) => ({ value, label: t(`employmentType.${value}`) }))}
      />
      <PeriodFields
        control={control as unknown as Control<HistoryPeriod>}
        current={t(type === 'unWorking' ? 'field.stillIdle' : 'field.stillWorking')}
      />
      {type === 'unWorking' ? null : <Work control={control} />}
    </>
  );
}
