import { useMutation } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { HomeAddress } from '#domain/accounts/sign-in/schema';
import { useFindPlace } from '#web/entities/places/places';
import { useProviderName } from '#web/entities/social/providers';
import { SwitchField } from '#web/shared/form/choice-fields';
import { Form } from '#web/shared/form/form';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { useDraft } from '#web/shared/form/use-draft';
import { api, call } from '#web/shared/http/client';
import { paths } from '#web/shared/paths';
import { useStartSession } from '#web/shared/session/start-session';
import { PageHeader } from '#web/shared/ui/page-header';
import { PlaceField, type PlaceValues } from '../components/place-field';
import { RequireSocialProof, type SocialProof } from './require-social-proof';

/** After the social sign-in of a new person: the sign-up fields that the provider does not supply. */
export const FinishSignUpPage = () => (
  <RequireSocialProof>{(proof) => <FinishSignUp proof={proof} />}</RequireSocialProof>
);

interface RemainingFields extends PlaceValues {
  phone: string;
  smsConsent: boolean;
}

function FinishSignUp({ proof: { provider, email } }: { proof: SocialProof }) {
  const { t } = useTranslation('social');
  const name = useProviderName();
  const navigate = useNavigate();
  const startSession = useStartSession();
  const form = useForm<RemainingFields>({
    defaultValues: { phone: '', address: null, placeText: '', smsConsent: false },
  });
  const { clearDraft } = useDraft(form, 'driver.finishSignUp');
  const findPlace = useFindPlace();
  const required = t('required');
  const { mutateAsync } = useMutation({
    mutationFn: (body: Pick<RemainingFields, 'phone' | 'smsConsent'> & { address: HomeAddress }) =>
      call(api.POST('/api/auth/applicant/firebase/register', { body })),
    onSuccess: startSession,
  });

  const submit = async ({ address: chosen, placeText, ...rest }: RemainingFields) => {
    const address = chosen ?? (await findPlace(placeText ?? ''));
    if (address === null) {
      form.setError('address', { message: t('finish.placeUnknown') }, { shouldFocus: true });
      return;
    }
    await mutateAsync({ ...rest, address });
    clearDraft();
    await navigate(paths.start, { replace: true });
  };

  const { control } = form;
  return (
    <>
      <PageHeader title={t('finish.title')} subtitle={t('finish.as', { provider: name(provider), email })} />
      <Form form={form} onSubmit={submit} label={t('finish.title')}>
        <TextField
          control={control}
          name="phone"
          rules={{ required }}
          type="tel"
          autoComplete="tel"
          label={t('finish.phone')}
          help={t('finish.phoneHelp')}
        />
        <PlaceField control={control as unknown as Control<PlaceValues>} />
        <SwitchField control={control} name="smsConsent" label={t('finish.consent')} help={t('finish.consentHelp')} />
        <SubmitButton control={control}>{t('finish.submit')}</SubmitButton>
      </Form>
    </>
  );
}
