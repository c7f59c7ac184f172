import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { LegalBody, TemplateNotice } from '#web/entities/legal/legal-body';
import { legalTextQuery } from '#web/entities/legal/legal-texts';
import { asApiProblem, isMissing } from '#web/shared/http/api-problem';
import { formatDate } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { ButtonLink } from '#web/shared/ui/button';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { EmptyState, ErrorState } from '#web/shared/ui/states';
import './legal-page.css';

function NoSuchText() {
  const { t } = useTranslation('legal');
  return (
    <>
      <PageHeader title={t('missing.title')} />
      <EmptyState
        title={t('missing.text')}
        action={<ButtonLink to={paths.staticPage('driver-terms')}>{t('missing.terms')}</ButtonLink>}
      />
    </>
  );
}

/** A public legal document. */
export function LegalPage() {
  const { t } = useTranslation('legal');
  const { name = '' } = useParams();
  const { data: text, error, refetch } = useQuery(legalTextQuery(name));
  if (text === undefined) {
    if (error === null) return <PageSkeleton />;
    return isMissing(asApiProblem(error)) ? <NoSuchText /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  const { title, version, effectiveFrom, status, body, sha256 } = text;
  return (
    <Stack className="gh-legal-page">
      <PageHeader title={title} subtitle={t('version', { version, date: formatDate(effectiveFrom) })} />
      {status === 'template' ? <TemplateNotice /> : null}
      <LegalBody body={body} />
      <p className="gh-legal-hash">
        {t('hash')} <Link to={paths.staticPage(sha256)}>{sha256}</Link>
      </p>
      <p>
        <Link to={paths.staticPages}>{t('list.title')}</Link>
      </p>
    </Stack>
  );
}
