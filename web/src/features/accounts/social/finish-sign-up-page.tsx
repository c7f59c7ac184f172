import type { HomeAddress } from '#domain/accounts/sign-in/schema';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Form } from '../../../shared/form/form';
import { SwitchField } from '../../../shared/form/choice-fields';
import { SubmitButton } from '../../../shared/form/submit-button';
import { TextField } from '../../../shared/form/text-field';
import { api, call } from '../../../shared/http/client';
import { paths } from '../../../shared/paths';
import { useStartSession } from '../../../shared/session/start-session';
import { useProviderName } from '../../../shared/social/providers';
import { PageHeader } from '../../../shared/ui/page-header';
import { usePlaceMeant } from '../../../shared/places';
import { PlaceField, type PlaceValues } from '../components/place-field';
import { RequireSocialProof, type SocialProof } from './require-social-proof';

/** After the social sign-in of a new person: the sign-up fields that the network does not provide. */
export const FinishSignUpPage = () => (
  <RequireSocialProof>{(proof) => <FinishSignUp proof={proof} />}</RequireSocialProof>
);

interface Rest extends PlaceValues {
  phone: string;
  smsConsent: boolean;
}

function FinishSignUp({ proof: { provider, email } }: { proof: SocialProof }) {
  const { t } = useTranslation('social');
  const name = useProviderName();
  const navigate = useNavigate();
  const startSession = useStartSession();
  const form = useForm<Rest>({ defaultValues: { phone: '', address: null, placeText: '', smsConsent: false } });
  const placeMeant = usePlaceMeant();
  const required = t('required');
  const { mutateAsync } = useMutation({
    mutationFn: (body: Pick<Rest, 'phone' | 'smsConsent'> & { address: HomeAddress }) =>
      call(api.POST('/api/auth/applicant/firebase/register', { body })),
    onSuccess: startSession,
  });

  const submit = async ({ address: chosen, placeText, ...rest }: Rest) => {
    const address = chosen ?? (await placeMeant(placeText ?? ''));
    if (address === null) {
      form.setError('address', { message: t('finish.placeUnknown') }, { shouldFocus: true });
      return;
    }
    await mutateAsync({ ...rest, address });
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
        <SwitchField control={control} name="smsConsent" label={t('finish.consent')} />
        <SubmitButton control={control}>{t('finish.submit')}</SubmitButton>
      </Form>
    </>
  );
}
