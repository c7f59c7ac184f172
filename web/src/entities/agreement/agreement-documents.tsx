import { useTranslation } from 'react-i18next';
import type { AgreementDocument } from '#domain/agreements/schema';
import { formatDateTime } from '#web/shared/i18n/format';
import { PlainTable } from '#web/shared/table/plain-table';
import { Button } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { EmptyState } from '#web/shared/ui/states';
import { toast } from '#web/shared/ui/toasts';
import './agreement.css';

interface AgreementDocumentsProps {
  documents: readonly AgreementDocument[];
  open: (documentId: string) => Promise<unknown>;
}

/** The signed documents, each as a PDF. */
export function AgreementDocuments({ documents, open }: AgreementDocumentsProps) {
  const { t } = useTranslation(['agreement', 'labels']);
  return (
    <Card title={t('labels:term.documents')}>
      {documents.length === 0 ? (
        <EmptyState title={t('documents.none')} />
      ) : (
        <PlainTable
          label={t('labels:term.documents')}
          rows={documents}
          rowKey={({ _id }) => _id}
          columns={[
            {
              key: 'version',
              head: t('documents.version'),
              cell: ({ version, sha256, hasAddendum }) => (
                <>
                  {hasAddendum ? t('documents.withAddendum', { version }) : version}
                  <span className="gh-agreement-hash">{t('documents.hash', { hash: sha256 })}</span>
                </>
              ),
            },
            {
              key: 'signed',
              head: t('documents.signed'),
              cell: ({ signedBy, signedAt }) => `${signedBy}, ${formatDateTime(signedAt)}`,
            },
            {
              key: 'open',
              head: t('labels:term.actions'),
              cell: ({ _id, version }) => (
                <Button
                  size="small"
                  aria-label={t('documents.openOne', { version })}
                  onClick={() => {
                    open(_id).catch(toast.problem);
                  }}
                >
                  {t('documents.open')}
                </Button>
              ),
            },
          ]}
        />
      )}
    </Card>
  );
}
