import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ABROAD } from '#domain/driver-histories/kinds';
import { usStateCodes, usStates } from '#domain/places/us-states';
import { SelectField } from '#web/shared/form/choice-fields';
import { TextField } from '#web/shared/form/text-field';
import type { EmployerValues } from './employer-form';

interface ContactValues extends FieldValues {
  employer: EmployerValues;
}

interface FieldsProps<Values extends ContactValues> {
  control: Control<Values>;
}

const at = <Values extends FieldValues>(name: keyof EmployerValues) => `employer.${name}` as FieldPath<Values>;

export function PersonField<Values extends ContactValues>({ control }: FieldsProps<Values>) {
  const { t } = useTranslation('labels');
  return (
    <TextField
      control={control}
      name={at<Values>('contactPerson')}
      maxLength={120}
      label={t('term.contactPerson')}
      optional
      staysText
    />
  );
}

export function EmailField<Values extends ContactValues>({ control }: FieldsProps<Values>) {
  const { t } = useTranslation(['verifications', 'common']);
  return (
    <TextField
      control={control}
      name={at<Values>('email')}
      type="email"
      maxLength={254}
      label={t('common:term.email')}
      help={t('employer.emailHelp')}
      optional
      staysText
    />
  );
}

export function PhoneField<Values extends ContactValues>({ control }: FieldsProps<Values>) {
  const { t } = useTranslation('common');
  return (
    <TextField
      control={control}
      name={at<Values>('phone')}
      type="tel"
      maxLength={40}
      label={t('term.phone')}
      optional
      staysText
    />
  );
}

export function FaxField<Values extends ContactValues>({ control }: FieldsProps<Values>) {
  const { t } = useTranslation('labels');
  return (
    <TextField
      control={control}
      name={at<Values>('fax')}
      type="tel"
      maxLength={40}
      label={t('term.fax')}
      optional
      staysText
    />
  );
}

export function AddressFields<Values extends ContactValues>({ control }: FieldsProps<Values>) {
  const { t } = useTranslation(['labels', 'common', 'histories']);
  const states = [
    ...usStateCodes.map((code) => ({ value: code as string, label: usStates[code] })),
    { value: ABROAD, label: t('histories:field.abroad') },
  ];
  return (
    <>
      <TextField
        control={control}
        name={at<Values>('address')}
        maxLength={120}
        label={t('labels:term.streetAddress')}
        optional
        staysText
      />
      <div className="gh-verification-pair">
        <TextField
          control={control}
          name={at<Values>('city')}
          maxLength={60}
          label={t('labels:term.city')}
          optional
          staysText
        />
        <SelectField
          control={control}
          name={at<Values>('state')}
          label={t('common:term.state')}
          choices={states}
          optional
        />
      </div>
      <TextField
        control={control}
        name={at<Values>('postalCode')}
        maxLength={10}
        label={t('common:term.zipCode')}
        optional
        staysText
      />
    </>
  );
}
