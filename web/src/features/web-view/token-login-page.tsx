import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { fetchNow } from '#web/shared/http/fetch-now';
import { paths, safeRedirect } from '#web/shared/paths';
import { currentUserQuery } from '#web/shared/session/current-user';
import { restoreSession } from '#web/shared/session/refresh';
import { Alert } from '#web/shared/ui/alert';
import { Button, ButtonLink } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { applyAppearance, decodeToken, useTokenLogin } from './token-login';

/** Signs in a user of a wrapper app. A signed-in user must confirm first, so that a link never switches accounts. */
export function TokenLoginPage() {
  const { t } = useTranslation('social');
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [present, setPresent] = useState<string>();
  const [failure, setFailure] = useState<unknown>(null);
  const { mutateAsync } = useTokenLogin();
  const target = safeRedirect(search.get('redirectPathAfterLogin'));
  const appear = useCallback(
    () => applyAppearance({ theme: search.get('theme'), language: search.get('language') }),
    [search],
  );

  const signInAndOpen = useCallback(async () => {
    await mutateAsync(decodeToken(token));
    // The sign-in deletes everything that an earlier person stored in this browser, also the appearance.
    await appear();
    await navigate(target, { replace: true });
  }, [mutateAsync, token, appear, navigate, target]);

  useEffect(() => {
    const arrive = async () => {
      await appear();
      if (await restoreSession()) setPresent((await fetchNow(client, currentUserQuery())).email);
      else await signInAndOpen();
    };
    arrive().catch(setFailure);
  }, [client, signInAndOpen, appear]);

  if (failure !== null)
    return (
      <Stack>
        <PageHeader title={t('flowEnd.failed')} />
        <Alert problem={failure} />
        <Link to={paths.driverLogin}>{t('toSignIn')}</Link>
      </Stack>
    );
  if (present === undefined) return <p role="status">{t('token.waiting')}</p>;
  return (
    <Stack>
      <PageHeader title={t('token.other', { email: present })} subtitle={t('token.otherText')} />
      <ButtonLink to={target} replace variant="primary">
        {t('token.keep', { email: present })}
      </ButtonLink>
      <Button
        onClick={() => {
          signInAndOpen().catch(setFailure);
        }}
      >
        {t('token.continue')}
      </Button>
    </Stack>
  );
}
