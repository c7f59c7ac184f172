import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ReportStep } from '#web/entities/bulk/report-step';
import { paths } from '#web/shared/paths';
import { Card, Stack } from '#web/shared/ui/layout';
import { PageHeader } from '#web/shared/ui/page-header';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { candidateBulkQuery } from '../../api/candidate-bulk';
import { CandidateRunning } from './candidate-running';
import { useActionText } from './recent-actions';
import '#web/entities/bulk/bulk.css';

/** One bulk action: its progress with Stop, then its report (/business/candidates/bulk/:id). */
export function BulkActionPage() {
  const { t } = useTranslation('bulk');
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(candidateBulkQuery(id));
  const text = useActionText();
  const crumbs = [{ label: t('candidates.back'), to: paths.candidates() }];
  if (data === undefined) {
    if (error === null) return <PageSkeleton />;
    return (
      <Stack>
        <PageHeader title={t('candidates.pageTitle')} crumbs={crumbs} />
        <ErrorState error={error} retry={() => void refetch()} />
      </Stack>
    );
  }
  return (
    <Stack>
      <PageHeader title={text.title(data)} subtitle={text.by(data)} crumbs={crumbs} />
      {data.finishedAt === null ? (
        <Card title={text.state(data)}>
          <CandidateRunning id={id} count={data.total} />
        </Card>
      ) : (
        <Card>
          <ReportStep report={data} problem={null} isSending={false} />
        </Card>
      )}
    </Stack>
  );
}
