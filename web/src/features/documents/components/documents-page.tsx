import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { applicationQuery } from '#web/entities/driver/application';
import { TaskFrame } from '#web/entities/driver/task-frame';
import { LazyOwnDocuments } from '#web/entities/own-documents/lazy-own-documents';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { DocumentCard } from './document-card';
import './documents.css';

/** License, medical card and driving record, each uploaded, replaced and tracked separately. */
export function DocumentsPage() {
  const { t } = useTranslation('documents');
  const { data, error, refetch } = useQuery(applicationQuery());
  if (data === undefined) {
    return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  }
  return (
    <TaskFrame task="documents" title={t('title')} lead={t('lead')}>
      {data.documents.map((document) => (
        <DocumentCard key={document.document} document={document} />
      ))}
      <LazyOwnDocuments />
    </TaskFrame>
  );
}
