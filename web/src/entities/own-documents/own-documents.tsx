import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FileDocuments } from '#domain/driver-dossier/documents-schema';
import { ownDocumentModal } from '#web/entities/driver-files/own-document-modal';
import { DocumentKinds } from '#web/entities/file-documents/document-kinds';
import { Button } from '#web/shared/ui/button';
import { defineModal, openModal } from '#web/shared/ui/modals';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { ErrorState } from '#web/shared/ui/states';
import { ownDocumentsQuery } from './queries';

const addOwnDocumentModal = defineModal<undefined>('add-own-document', () =>
  import('./add-own-document-dialog').then((module) => module.AddOwnDocumentDialog),
);

/** The name of a document, which opens it once it may be opened. */
function OwnDocument({ fileId, name }: { fileId: string | null; name: string }) {
  const { t } = useTranslation('file-documents');
  if (fileId === null) return <span>{name}</span>;
  return (
    <Button
      size="small"
      variant="text"
      onClick={() => {
        openModal(ownDocumentModal, { fileId, name });
      }}
    >
      {t('open', { name })}
    </Button>
  );
}

/** License, medical card and driving record are uploaded above; here drivers add only additional documents. */
const withoutTasks = ({ kinds, data }: FileDocuments): FileDocuments => ({
  kinds: kinds
    .map((kind) => ({ ...kind, mayAdd: kind.kind === 'additional-document' }))
    .filter(({ kind, mayAdd, status }) => mayAdd || status !== 'initial' || data.some((one) => one.kind === kind)),
  data: data.filter(({ kind }) => kind !== null),
});

/** All documents about the driver, of every carrier, and their own additional documents. */
export function OwnDocuments() {
  const { t } = useTranslation('file-documents');
  const { data, error, refetch } = useQuery(ownDocumentsQuery());
  return (
    <section className="gh-card" aria-labelledby="own-documents">
      <div className="gh-card-head">
        <h2 id="own-documents">{t('about')}</h2>
      </div>
      <p>{t('lead')}</p>
      {data === undefined ? (
        <>{error === null ? <SkeletonLine width="50%" /> : <ErrorState error={error} retry={() => void refetch()} />}</>
      ) : (
        <DocumentKinds
          documents={withoutTasks(data)}
          link={({ _id }, name) => <OwnDocument fileId={_id} name={name} />}
          onAdd={() => {
            openModal(addOwnDocumentModal, undefined);
          }}
        />
      )}
    </section>
  );
}
