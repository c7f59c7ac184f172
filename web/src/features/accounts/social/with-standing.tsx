import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { components } from '../../../shared/http/api.generated';
import { paths } from '../../../shared/paths';
import { Alert } from '../../../shared/ui/alert';
import { Stack } from '../../../shared/ui/layout';
import { PageHeader } from '../../../shared/ui/page-header';
import { SkeletonLine } from '../../../shared/ui/skeleton';
import { standingQuery } from './standing';

export type Standing = components['schemas']['SocialSignInState'];

/** A page that needs a network's proof: without one, or with one that is too old, the way leads back. */
export function WithStanding({ children }: { children: (standing: Standing) => ReactNode }) {
  const { t } = useTranslation('social');
  const { data, error } = useQuery(standingQuery());
  if (data !== undefined) return children(data);
  if (error === null) return <SkeletonLine width="60%" />;
  return (
    <Stack>
      <PageHeader title={t('visitEnd.failed')} />
      <Alert problem={error} />
      <Link to={paths.driverLogin}>{t('toSignIn')}</Link>
    </Stack>
  );
}
