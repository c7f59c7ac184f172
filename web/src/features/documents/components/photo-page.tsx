import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { applicationQuery } from '#web/entities/driver/application';
import { TaskFrame } from '#web/entities/driver/task-frame';
import { OwnFile } from '#web/entities/driver-files/own-file';
import { UploadField } from '#web/entities/driver-files/upload-field';
import { Card, Stack } from '#web/shared/ui/layout';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import './documents.css';

function Tips() {
  const { t } = useTranslation('documents');
  const tips = [t('photo.tip.face'), t('photo.tip.light'), t('photo.tip.plain'), t('photo.tip.alone')];
  return (
    <Card title={t('photo.tips')}>
      <ul className="gh-photo-tips">
        {tips.map((tip) => (
          <li key={tip}>
            <span aria-hidden="true">✓</span>
            {tip}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The driver's photo, with tips for a good one. */
export function PhotoPage() {
  const { t } = useTranslation('documents');
  const { data, error, refetch } = useQuery(applicationQuery());
  if (data === undefined) {
    return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  const status = data.sections.flatMap(({ tasks }) => tasks).find(({ task }) => task === 'photo')?.status;
  const name = t('photo.name');
  return (
    <TaskFrame task="photo" title={t('photo.title')} lead={t('photo.lead')}>
      <Tips />
      <Card title={name}>
        <Stack gap={16}>
          {status === 'pending' ? <p className="gh-document-line">{t('sent.pending')}</p> : null}
          {status === 'approved' && data.photoId !== null ? <OwnFile fileId={data.photoId} name={name} /> : null}
          <UploadField
            type="photo"
            name={name}
            camera="user"
            replaces={status === 'pending' || status === 'approved'}
          />
        </Stack>
      </Card>
    </TaskFrame>
  );
}
