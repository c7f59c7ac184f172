import { useMemo } from 'react';
import type { Control, UseFormReturn } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import type { SignUpDriverForm } from '#domain/accounts/sign-in/schema';
import { useFindPlace } from '#web/entities/places/places';
import { SwitchField } from '#web/shared/form/choice-fields';
import { Form } from '#web/shared/form/form';
import { lazyResolver } from '#web/shared/form/lazy-resolver';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { useDraft } from '#web/shared/form/use-draft';
import { withoutSecrets } from '#web/shared/form/without-secrets';
import { ApiProblem } from '#web/shared/http/api-problem';
import type { Credentials } from '../api/sign-in';
import { useSignUpDriver } from '../api/sign-up';
import type { PasswordValues } from './new-password-fields';
import { NewPasswordFields } from './new-password-fields';
import type { PlaceValues } from './place-field';
import { PlaceField } from './place-field';
import './sign-in.css';

type Values = Omit<z.input<typeof SignUpDriverForm>, 'address'> & PlaceValues & PasswordValues;

interface DriverSignUpFormProps {
  onSignedUp: (credentials: Credentials) => void;
  onNotServed: (state: string) => void;
}

/** Validates the phone number as the server does, so that all problems are shown together. */
const check = lazyResolver<Values, SignUpDriverForm>(async () => {
  const [{ SignUpDriverForm: form }, { RUN_DESPITE_FIELD_ERRORS: when }, { parsePhoneNumberFromString }] =
    await Promise.all([
      import('#domain/accounts/sign-in/schema'),
      import('#domain/accounts/fields/schema'),
      import('libphonenumber-js/max'),
    ]);
  // An empty number has its own message.
  const isPhone = ({ phone }: { phone?: unknown }) => {
    if (typeof phone !== 'string' || phone.trim() === '') return true;
    const parsed = parsePhoneNumberFromString(phone, 'US');
    return parsed?.isValid() === true && parsed.ext === undefined;
  };
  return form.refine(isPhone, { path: ['phone'], error: 'Phone number is not valid', when });
});

const SECRETS = ['password', 'confirmPassword'] as const;

function useSignUpForm(referralCode: string | null) {
  const findPlace = useFindPlace();
  return useForm<Values, unknown, SignUpDriverForm>({
    resolver: async (values, context, options) => {
      const address = values.address ?? (await findPlace(values.placeText ?? ''));
      return check({ ...values, address }, context, options);
    },
    defaultValues: {
      firstName: '',
      lastName: '',
      phone: '',
      email: '',
      address: null,
      placeText: '',
      password: '',
      confirmPassword: '',
      smsConsent: false,
      ...(referralCode !== null && { referralCode }),
    },
  });
}

/** The sign-up form of a driver account. */
export function DriverSignUpForm({ onSignedUp, onNotServed }: DriverSignUpFormProps) {
  const { t } = useTranslation('accounts');
  const [search] = useSearchParams();
  const form = useSignUpForm(search.get('referralCode'));
  const { control } = form;
  const drafted = useMemo(() => withoutSecrets(form as unknown as UseFormReturn<Values>, SECRETS), [form]);
  const { clearDraft } = useDraft(drafted, 'driver.signUp');
  const signUp = useSignUpDriver();

  const submit = async ({ confirmPassword: _, ...driver }: SignUpDriverForm) => {
    try {
      await signUp.mutateAsync(driver);
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem.code !== 'state-not-served') throw problem;
      onNotServed(driver.address.state);
      return;
    }
    clearDraft();
    onSignedUp({ email: driver.email, password: driver.password });
  };

  // Validates on blur. A server error on the number stays until the number changes.
  const checkPhone = () => {
    const { phone } = form.getValues();
    if (phone !== '' && form.getFieldState('phone').error?.type !== 'server') void form.trigger('phone');
  };

  return (
    <Form form={form} onSubmit={submit} label={t('register.title')}>
      <div className="gh-sign-up-pair">
        <TextField control={control} name="firstName" autoComplete="given-name" label={t('register.firstName')} />
        <TextField control={control} name="lastName" autoComplete="family-name" label={t('register.lastName')} />
      </div>
      <TextField
        control={control}
        name="middleName"
        autoComplete="additional-name"
        optional
        label={t('register.middleName')}
      />
      <div onBlur={checkPhone}>
        <TextField control={control} name="phone" type="tel" autoComplete="tel" label={t('register.phone')} />
      </div>
      <SwitchField
        control={control}
        name="smsConsent"
        label={t('register.smsConsent')}
        help={t('register.smsConsentHelp')}
      />
      <TextField control={control} name="email" type="email" autoComplete="email" label={t('signIn.email')} />
      <PlaceField control={control as unknown as Control<PlaceValues>} />
      <NewPasswordFields control={control as unknown as Control<PasswordValues>} label={t('register.password')} />
      <TextField control={control} name="referralCode" maxLength={20} optional label={t('register.referralCode')} />
      <SubmitButton control={control}>{t('register.submit')}</SubmitButton>
    </Form>
  );
}
