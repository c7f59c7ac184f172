import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { components } from '#web/shared/http/api.generated';
import { paths } from '#web/shared/paths';
import { Alert } from '#web/shared/ui/alert';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { socialProofQuery } from './social-proof';

export type SocialProof = components['schemas']['SocialSignInState'];

/** Requires a recent sign-in with a social account; without one it links back to the sign-in page. */
export function RequireSocialProof({ children }: { children: (proof: SocialProof) => ReactNode }) {
  const { t } = useTranslation('social');
  const { data, error } = useQuery(socialProofQuery());
  if (data !== undefined) return children(data);
  if (error === null) return <SkeletonLine width="60%" />;
  return (
    <Stack>
      <PageHeader title={t('flowEnd.failed')} />
      <Alert problem={error} />
      <Link to={paths.driverLogin}>{t('toSignIn')}</Link>
    </Stack>
  );
}
