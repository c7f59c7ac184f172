import type { Control, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ChangeEmploymentBody } from '#domain/requirements/file-schema';
import { employmentTypes } from '#domain/requirements/model/employment';
import { SelectField } from '#web/shared/form/choice-fields';
import { TextField } from '#web/shared/form/text-field';
import { today } from '#web/shared/form/today';
import { YesNoField } from '#web/shared/form/yes-no-field';

export type EmploymentDetails = Pick<
  ChangeEmploymentBody,
  'appliedOn' | 'startedOn' | 'type' | 'isMultipleEmployer' | 'isFurnished'
>;

export const blankDetails: EmploymentDetails = {
  appliedOn: null,
  startedOn: null,
  type: null,
  isMultipleEmployer: null,
  isFurnished: null,
};

export type EmploymentDays = Pick<ChangeEmploymentBody, 'hiredOn' | 'endedOn' | 'endReason'>;

/** The first day of an employment that did not come from a hire. */
export function HiredField<Values extends EmploymentDays & FieldValues>(props: { control: Control<Values> }) {
  const { t } = useTranslation('files');
  const control = props.control as unknown as Control<EmploymentDays>;
  return (
    <TextField
      control={control}
      name="hiredOn"
      type="date"
      label={t('employment.hired')}
      rules={{ required: 'required' }}
    />
  );
}

interface EndFieldsProps<Values extends FieldValues> {
  control: Control<Values>;
  /** Only an employment that has ended can be entered. */
  isOver?: boolean;
}

/** The end of an employment that did not come from a hire. */
export function EndFields<Values extends EmploymentDays & FieldValues>({
  isOver = false,
  ...props
}: EndFieldsProps<Values>) {
  const { t } = useTranslation('files');
  const control = props.control as unknown as Control<EmploymentDays>;
  return (
    <>
      <TextField
        control={control}
        name="endedOn"
        type="date"
        label={t('employment.ended')}
        {...(isOver ? { max: today(), rules: { required: 'required' } } : { optional: true })}
      />
      <TextField control={control} name="endReason" label={t('employment.endReason')} maxLength={500} optional />
    </>
  );
}

/** The details of an employment that a person enters. */
export function EmploymentFields<Values extends EmploymentDetails & FieldValues>(props: { control: Control<Values> }) {
  const { t } = useTranslation('files');
  // The fields of every form that contains the details.
  const control = props.control as unknown as Control<EmploymentDetails>;
  return (
    <>
      <TextField
        control={control}
        name="appliedOn"
        type="date"
        label={t('employment.applied')}
        help={t('employment.appliedHelp')}
        optional
      />
      <TextField
        control={control}
        name="startedOn"
        type="date"
        label={t('employment.started')}
        help={t('employment.startedHelp')}
        optional
      />
      <SelectField
        control={control}
        name="type"
        label={t('employment.type')}
        choices={employmentTypes.map((value) => ({ value, label: t(`employment.types.${value}`) }))}
        optional
      />
      <YesNoField control={control} name="isMultipleEmployer" label={t('employment.multiple')} none={t('facts.none')} />
      <YesNoField control={control} name="isFurnished" label={t('employment.furnished')} none={t('facts.none')} />
    </>
  );
}
