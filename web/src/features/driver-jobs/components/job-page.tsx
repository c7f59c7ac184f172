import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { DriverJobDetail } from '#domain/job-orders/driver-job/schema';
import { WeeklyPay } from '#web/entities/driver/weekly-pay';
import { Markdown } from '#web/shared/markdown/markdown';
import { paths } from '#web/shared/paths';
import type { Fact } from '#web/shared/ui/layout';
import { Card, Facts, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { jobQuery } from '../api/jobs';
import { ClosedJob } from './closed-job';
import { FitList } from './fit-list';
import { useJobFacts } from './job-facts';
import { Dealbreakers, JobPlace } from './job-head';
import { usePayTerms } from './pay-terms';
import { RequestButton } from './request-button';
import { useRequirements, useScheduleFacts } from './requirements';
import './jobs.css';

const FactsCard = ({ title, facts }: { title: string; facts: readonly Fact[] }) =>
  facts.length === 0 ? null : (
    <Card title={title} className="gh-job">
      <Facts facts={facts} />
    </Card>
  );

const TextCard = ({ title, text }: { title: string; text: string }) =>
  text.trim() === '' ? null : (
    <Card title={title}>
      <p className="gh-job-text">{text}</p>
    </Card>
  );

function Job({ job }: { job: DriverJobDetail }) {
  const { t } = useTranslation('driver-jobs');
  return (
    <Stack>
      <PageHeader
        title={job.title}
        crumbs={[{ label: t('title'), to: paths.driverJobs }]}
        subtitle={<JobPlace job={job} />}
      />
      <ClosedJob job={job} />
      <WeeklyPay pay={job.weeklyPay} />
      <Dealbreakers questions={job.dealbreakerQuestions} />
      {job.candidacy?.state === 'invited' ? (
        <p className="gh-note">{t('request.share', { carrier: job.carrier })}</p>
      ) : null}
      <Card title={t('fit.title')}>
        <FitList fit={job.fit} />
      </Card>
      <FactsCard title={t('section.work')} facts={useJobFacts(job)} />
      <FactsCard title={t('section.pay')} facts={usePayTerms(job)} />
      <FactsCard title={t('section.schedule')} facts={useScheduleFacts(job)} />
      <FactsCard title={t('section.needs')} facts={useRequirements(job)} />
      <TextCard title={t('section.description')} text={job.description} />
      <TextCard title={t('section.benefits')} text={job.benefits.join('\n')} />
      {job.notes.trim() === '' ? null : (
        <Card title={t('section.notes')}>
          <Markdown text={job.notes} />
        </Card>
      )}
      <div className="gh-job-bar">
        <RequestButton job={job} />
      </div>
    </Stack>
  );
}

/** The full job description; the apply button stays in view. */
export function JobPage() {
  const { orderId = '' } = useParams();
  const job = useQuery(jobQuery(orderId));
  if (job.data !== undefined) return <Job job={job.data} />;
  return job.error === null ? <PageSkeleton /> : <ErrorState error={job.error} retry={() => void job.refetch()} />;
}
