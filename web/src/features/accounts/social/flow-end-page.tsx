import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { reportFlowEnd } from '#web/entities/social/sign-in-flow';
import { paths } from '#web/shared/paths';
import { Alert } from '#web/shared/ui/alert';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';

/** The last page of a social sign-in window. The window closes itself unless the browser prevents it. */
export function FlowEndPage() {
  const { t } = useTranslation('social');
  const [search] = useSearchParams();
  const problem = search.get('problem');
  const provider = search.get('provider');
  useEffect(() => {
    reportFlowEnd({ ...(problem !== null && { problem }), ...(provider !== null && { provider }) });
  }, [problem, provider]);
  return (
    <Stack>
      <PageHeader title={problem === null ? t('flowEnd.done') : t('flowEnd.failed')} subtitle={t('flowEnd.hint')} />
      {problem === null ? null : <Alert problem={problem} />}
      <Link to={paths.driverLogin}>{t('toSignIn')}</Link>
    </Stack>
  );
}
