import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useParams } from 'react-router';
import type { VoeForm } from '#domain/employment-verifications/schema';
import { formatDate } from '#web/shared/i18n/format';
import { paths } from '#web/shared/paths';
import { Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import type { VoeLink } from '../api/voe';
import { voeFormQuery } from '../api/voe';
import { accessCodeOf } from '../model/access-code';
import type { Sent } from '../model/sent';
import { LinkProblem } from './link-problem';
import { Receipt } from './receipt';
import { Reply } from './reply';
import { RequestCard } from './request-card';
import './voe-page.css';

function OpenForm({ form, link }: { form: VoeForm; link: VoeLink }) {
  const { t } = useTranslation('voe');
  const [sent, setSent] = useState<Sent | null>(null);
  if (sent !== null) return <Receipt sent={sent} form={form} />;
  const names = { carrier: form.carrier.name, employer: form.employer, driver: form.driver.fullName };
  return (
    <Stack gap={24}>
      <PageHeader title={t('title')} subtitle={t(form.purpose === 'answer' ? 'lead' : 'correctionLead', names)} />
      <p className="gh-voe-aside">{t('linkUntil', { date: formatDate(form.expiresAt) })}</p>
      <RequestCard form={form} link={link} />
      <Reply form={form} link={link} onSent={setSent} />
    </Stack>
  );
}

function Link({ link }: { link: VoeLink }) {
  const { data, error, refetch } = useQuery(voeFormQuery(link));
  if (data !== undefined) return <OpenForm form={data} link={link} />;
  if (error === null) return <PageSkeleton />;
  return <LinkProblem error={error} urlCode={link.urlCode} retry={() => void refetch()} />;
}

/** A carrier's questions about a past employment, behind a link that needs no account. */
export function VoePage() {
  const { urlCode = '' } = useParams();
  const accessCode = accessCodeOf(useLocation().search);
  if (accessCode === '') return <Navigate replace to={paths.voeLogin(urlCode)} />;
  return <Link key={`${urlCode} ${accessCode}`} link={{ urlCode, accessCode }} />;
}
