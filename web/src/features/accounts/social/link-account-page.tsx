import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { isSocialProvider } from '#domain/accounts/social/providers';
import { useProviderName } from '#web/entities/social/providers';
import { useSignInFlow } from '#web/entities/social/use-sign-in-flow';
import { Form } from '#web/shared/form/form';
import { Input } from '#web/shared/form/inputs';
import { SubmitButton } from '#web/shared/form/submit-button';
import { TextField } from '#web/shared/form/text-field';
import { api, call } from '#web/shared/http/client';
import { paths, safeRedirect } from '#web/shared/paths';
import { firstPage } from '#web/shared/session/first-page';
import { useStartSession } from '#web/shared/session/start-session';
import { Button } from '#web/shared/ui/button';
import { PageHeader } from '#web/shared/ui/page-header';
import { RequireSocialProof, type SocialProof } from './require-social-proof';
import { SocialButtons } from './social-buttons';
import { useContinueWithProof } from './social-proof';

/** The address has an account with another sign-in method: its owner signs in to it once to link this provider. */
export const LinkAccountPage = () => (
  <RequireSocialProof>{(proof) => <LinkAccount proof={proof} />}</RequireSocialProof>
);

function LinkAccount({ proof: { provider, email, linkBy } }: { proof: SocialProof }) {
  const { t } = useTranslation('social');
  const name = useProviderName();
  const startFlow = useSignInFlow(useContinueWithProof());
  const methods = linkBy ?? [];
  const providers = methods.filter(isSocialProvider);
  return (
    <>
      <PageHeader title={t('link.title', { email })} subtitle={t('link.asOwner', { provider: name(provider) })} />
      {methods.includes('password') ? <LinkByPassword email={email} /> : null}
      <div className="gh-social">
        {providers.map((each) => (
          <Button
            key={each}
            onClick={() => {
              startFlow(each, { linking: true });
            }}
          >
            {t('link.by', { provider: name(each) })}
          </Button>
        ))}
      </div>
      {methods.length > 0 ? null : (
        <p>
          {t('link.none')} <Link to={paths.forgotPassword}>{t('link.recover')}</Link>
        </p>
      )}
      <SocialButtons title={t('link.another')} except={[provider, ...providers]} />
    </>
  );
}

function LinkByPassword({ email }: { email: string }) {
  const { t } = useTranslation('social');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const startSession = useStartSession();
  const form = useForm({ defaultValues: { password: '' } });
  const { mutateAsync } = useMutation({
    mutationFn: (body: { password: string }) => call(api.POST('/api/auth/social/link-by-password', { body })),
    onSuccess: startSession,
  });
  const submit = async (values: { password: string }) => {
    await mutateAsync(values);
    await navigate(safeRedirect(search.get('redirect'), firstPage(client)), { replace: true });
  };
  return (
    <Form form={form} onSubmit={submit} label={t('link.submit')}>
      <Input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        control={form.control}
        name="password"
        rules={{ required: t('required') }}
        type="password"
        autoComplete="current-password"
        label={t('link.password')}
      />
      <SubmitButton control={form.control}>{t('link.submit')}</SubmitButton>
    </Form>
  );
}
