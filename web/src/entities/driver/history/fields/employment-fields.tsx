import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Employment, HistoryPeriod } from '#domain/driver-histories/items';
import { operatedEquipment, workTypes } from '#domain/driver-histories/job-codes';
import { employmentTypes } from '#domain/driver-histories/kinds';
import { CheckboxesField, SegmentedField } from '#web/shared/form/choice-fields';
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

/** How to reach the employer for a verification; whatever the driver knows. */
function EmployerContact({ control }: EmploymentFieldsProps) {
  const { t } = useTranslation('histories');
  return (
    <>
      <TextField
        control={control}
        name="postalCode"
        optional
        autoComplete="off"
        maxLength={10}
        label={t('field.postalCode')}
      />
      <TextField control={control} name="phone" type="tel" optional autoComplete="off" label={t('field.phone')} />
      <TextField control={control} name="fax" type="tel" optional autoComplete="off" label={t('field.fax')} />
      <TextField control={control} name="email" type="email" optional autoComplete="off" label={t('field.email')} />
    </>
  );
}

function Work({ control }: EmploymentFieldsProps) {
  const { t } = useTranslation('histories');
  const [type, isCurrent, commercial] = useWatch({ control, name: ['type', 'current', 'commercial'] });
  return (
    <>
      {type === 'selfEmployed' ? (
        <TextField control={control} name="employerName" optional label={t('field.businessName')} />
      ) : (
        <Employer control={control} />
      )}
      <PlaceFields control={control} />
      {type === 'selfEmployed' ? null : <EmployerContact control={control} />}
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
      {isCurrent && type !== 'selfEmployed' ? (
        <YesNoField
          control={control}
          name="mayContact"
          label={t('field.mayContact')}
          help={t('field.mayContactHelp')}
        />
      ) : null}
      <YesNoField control={control} name="commercial" label={t('field.commercial')} />
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
      <CheckboxesField
        control={control}
        name="typeOfWork"
        optional
        label={t('field.typeOfWork')}
        choices={workTypes.map((value) => ({ value, label: t(`typeOfWork.${value}`) }))}
      />
      <CheckboxesField
        control={control}
        name="equipment"
        optional={commercial !== true}
        label={t('field.equipment')}
        choices={operatedEquipment.map((value) => ({ value, label: t(`equipment.${value}`) }))}
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
