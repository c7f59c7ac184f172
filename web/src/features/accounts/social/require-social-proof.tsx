import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { components } from '#web/shared/http/api.generated';
import { asApiProblem } from '#web/shared/http/api-problem';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { paths } from '#web/shared/paths';
import { Alert } from '#web/shared/ui/alert';
import { ButtonLink } from '#web/shared/ui/button';
import { Inline, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { socialProofQuery } from './social-proof';

export type SocialProof = components['schemas']['SocialSignInState'];

/** The sign-in window was closed, or this page was opened again later: what to do now, with the service's words as detail. */
function WindowClosed({ problem }: { problem: unknown }) {
  const { t } = useTranslation('social');
  const problemText = useProblemText();
  return (
    <>
      <Alert>
        {t('windowClosed')} <small>({problemText(problem)})</small>
      </Alert>
      <Inline>
        <ButtonLink variant="primary" to={paths.driverLogin}>
          {t('tryAgain')}
        </ButtonLink>
        <ButtonLink to={paths.registerAsDriver}>{t('registerByEmail')}</ButtonLink>
      </Inline>
    </>
  );
}

/** Requires a recent sign-in with a social account; without one it links back to the sign-in page. */
export function RequireSocialProof({ children }: { children: (proof: SocialProof) => ReactNode }) {
  const { t } = useTranslation('social');
  const { data, error } = useQuery(socialProofQuery());
  if (data !== undefined) return children(data);
  if (error === null) return <SkeletonLine width="60%" />;
  return (
    <Stack>
      <PageHeader title={t('flowEnd.failed')} />
      {asApiProblem(error).code === 'social-token-missing' ? (
        <WindowClosed problem={error} />
      ) : (
        <Alert problem={error} />
      )}
      {asApiProblem(error).code === 'social-token-missing' ? null : <Link to={paths.driverLogin}>{t('toSignIn')}</Link>}
    </Stack>
  );
}
