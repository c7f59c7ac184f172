import type { UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FleetSignUp } from '#domain/carriers/schema';
import { commandResolver } from '#web/shared/form/command-resolver';
import { Form } from '#web/shared/form/form';
import { NumberField } from '#web/shared/form/number-field';
import { SubmitButton } from '#web/shared/form/submit-button';
import { SuggestField } from '#web/shared/form/suggest-field';
import { TextAreaField, TextField } from '#web/shared/form/text-field';
import { useDraft } from '#web/shared/form/use-draft';
import { useFleetSignUp } from '../api/sign-up';
import type { RegisterValues } from './use-census';
import { useCensus } from './use-census';

const EMPTY_FORM = { mcdotNumber: '', companyName: '', zip: '', firstName: '', lastName: '', email: '', phone: '' };

/** Contact form of a carrier; selecting a suggested carrier fills in most of it. */
export function RegisterForm({ onSent }: { onSent: (booking: string) => void }) {
  const { t } = useTranslation('carriers');
  const form = useForm<RegisterValues, unknown, FleetSignUp>({
    resolver: commandResolver<RegisterValues, FleetSignUp>(FleetSignUp),
    defaultValues: EMPTY_FORM,
  });
  const { control } = form;
  // A reload or a wrong turn loses nothing; the draft ends with the tab, because the computer may be shared.
  const { clearDraft } = useDraft(form as unknown as UseFormReturn<RegisterValues>, 'carrier.register');
  const signUp = useFleetSignUp((booking) => {
    clearDraft();
    onSent(booking);
  });
  const census = useCensus(form);
  return (
    <Form form={form} onSubmit={signUp.mutateAsync} label={t('register.title')}>
      <SuggestField
        control={control}
        name="mcdotNumber"
        label={t('register.mcdot')}
        help={t('register.mcdotHelp')}
        suggestions={census.byNumber}
        onType={census.typeNumber}
      />
      <SuggestField
        control={control}
        name="companyName"
        label={t('register.company')}
        autoComplete="organization"
        suggestions={census.byName}
        onType={census.typeName}
      />
      <div className="gh-register-pair">
        <TextField control={control} name="zip" label={t('register.zip')} autoComplete="postal-code" />
        <NumberField control={control} name="fleetSize" label={t('register.fleetSize')} min={1} step={1} />
      </div>
      <div className="gh-register-pair">
        <TextField control={control} name="firstName" label={t('register.firstName')} autoComplete="given-name" />
        <TextField control={control} name="lastName" label={t('register.lastName')} autoComplete="family-name" />
      </div>
      <TextField control={control} name="email" type="email" label={t('register.email')} autoComplete="email" />
      <TextField control={control} name="phone" type="tel" label={t('register.phone')} autoComplete="tel" />
      <TextAreaField control={control} name="note" label={t('register.note')} rows={3} optional />
      <SubmitButton control={control}>{t('register.send')}</SubmitButton>
    </Form>
  );
}
