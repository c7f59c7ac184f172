import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileDocuments } from '#domain/driver-dossier/documents-schema';
import { DocumentKinds } from '#web/entities/file-documents/document-kinds';
import { addDocumentModal } from '#web/entities/file-documents/modals';
import { DocumentReview } from '#web/entities/file-documents/review-buttons';
import { fileModal } from '#web/entities/review/modals';
import { Button } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { PageSkeleton } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { opsDocuments, opsDocumentsQuery } from '../../api/document-source';

function Kinds({ driverId, documents }: { driverId: string; documents: FileDocuments }) {
  const source = useMemo(() => opsDocuments(driverId), [driverId]);
  return (
    <DocumentKinds
      documents={documents}
      link={({ _id: fileId }, name) =>
        fileId === null ? (
          <span>{name}</span>
        ) : (
          <Button
            size="small"
            variant="text"
            onClick={() => {
              openModal(fileModal, { driverId, name, content: { fileId } });
            }}
          >
            {name}
          </Button>
        )
      }
      actions={(document, name) => <DocumentReview source={source} document={document} name={name} />}
      onAdd={(kind) => {
        openModal(addDocumentModal, { source, kind });
      }}
    />
  );
}

/** All documents of the driver's file by kind, of every carrier. */
export function DocumentsCard({ driverId }: { driverId: string }) {
  const { t } = useTranslation('ops-reviews');
  const { data, error, refetch } = useQuery(opsDocumentsQuery(driverId));
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ErrorState error={error} retry={() => void refetch()} />;
  return (
    <Card title={t('documents.all')}>
      <Kinds driverId={driverId} documents={data} />
    </Card>
  );
}
