import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { applicationQuery } from '#web/entities/driver/application';
import { TaskFrame } from '#web/entities/driver/task-frame';
import { UploadField } from '#web/entities/driver-files/upload-field';
import { Card, Stack } from '#web/shared/ui/layout';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import './documents.css';

/** An optional resume upload; it never delays the application. */
export function ResumePage() {
  const { t } = useTranslation('documents');
  const { data, error, refetch } = useQuery(applicationQuery());
  if (data === undefined) {
    return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  const status = data.sections.flatMap(({ tasks }) => tasks).find(({ task }) => task === 'resume')?.status;
  const isThere = status === 'pending' || status === 'approved';
  return (
    <TaskFrame task="resume" title={t('resume.title')} lead={t('resume.lead')}>
      <Card title={t('resume.name')}>
        <Stack gap={16}>
          {status === 'pending' ? <p className="gh-document-line">{t('sent.pending')}</p> : null}
          <UploadField type="resume" name={t('resume.name')} camera="environment" replaces={isThere} />
        </Stack>
      </Card>
    </TaskFrame>
  );
}
