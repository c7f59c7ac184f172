import { useTranslation } from 'react-i18next';
import { asApiProblem } from '#web/shared/http/api-problem';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { PageHeader } from '#web/shared/ui/page-header';
import { EmptyState, ErrorState } from '#web/shared/ui/states';

interface LinkProblemProps {
  error: unknown;
  urlCode: string;
  retry: () => void;
}

/** Why a link does not open, and what to do: enter the codes again, wait, or request another one. */
export function LinkProblem({ error, urlCode, retry }: LinkProblemProps) {
  const { t } = useTranslation('voe');
  const { code } = asApiProblem(error);
  const enterCodes = <ButtonLink to={paths.voeLogin(urlCode)}>{t('problem.enterCodes')}</ButtonLink>;
  if (code === 'link-not-valid')
    return (
      <>
        <PageHeader title={t('title')} />
        <EmptyState title={t('problem.notValid')} hint={t('problem.notValidHint')} action={enterCodes} />
      </>
    );
  if (code === 'verification-closed')
    return (
      <>
        <PageHeader title={t('title')} />
        <EmptyState title={t('problem.closed')} hint={t('problem.closedHint')} />
      </>
    );
  return (
    <>
      <PageHeader title={t('title')} />
      <ErrorState error={error} retry={retry} />
    </>
  );
}
