import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ApplicationDocument } from '#domain/driver-application/schema';
import type { DocumentKind } from '#domain/driver-pipeline/tasks';
import { checkFor } from '#domain/whose-turn/checks';
import { applicationQuery } from '#web/entities/driver/application';
import { SentBackNotice } from '#web/entities/driver/task-state';
import { ownDocumentModal } from '#web/entities/driver-files/own-document-modal';
import { formatDate } from '#web/shared/i18n/format';
import { Button } from '#web/shared/ui/button';
import { Card } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { SkeletonLine } from '#web/shared/ui/skeleton';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';
import { ErrorState } from '#web/shared/ui/states';
import { LoadOnDemand } from './load-on-demand';
import { SendNew } from './send-new';

interface DocumentProps {
  document: ApplicationDocument;
  /** Whether the renewal is requested elsewhere on the page. */
  isRenewed: boolean;
  /** Whether it is not valid any more, and no new one was sent. */
  isExpired: boolean;
}

/** An optional document waits for no one; a required one that was not sent, or that has expired, waits for the driver. */
function Status({ document: { status, isRequired }, isExpired }: Omit<DocumentProps, 'isRenewed'>) {
  const { t } = useTranslation(['personal-info', 'driver']);
  if (status === 'approved' && isExpired) return <StateChip turn="yours">{t('documents.expired')}</StateChip>;
  if (status === 'initial' && !isRequired) {
    return <PlainChip>{t('driver:task.optional')}</PlainChip>;
  }
  return <StateChip turn={checkFor('driver', status)}>{t(`documents.status.${status}`)}</StateChip>;
}

function Document({ document, isRenewed, isExpired }: DocumentProps) {
  const { t } = useTranslation('personal-info');
  const { document: kind, status, expiresOn, fileId } = document;
  const name = t(`documents.name.${kind}`);
  return (
    <li>
      <div className="gh-own-document-head">
        <strong>{name}</strong>
        <Status document={document} isExpired={isExpired} />
      </div>
      {expiresOn === null ? null : (
        <span>
          {isExpired
            ? t('documents.endedOn', { day: formatDate(expiresOn) })
            : t('documents.endsOn', { date: formatDate(expiresOn) })}
        </span>
      )}
      {status === 'rejected' ? <SentBackNotice sentBack={document} /> : null}
      {status === 'approved' && fileId !== null ? (
        <div>
          <Button
            onClick={() => {
              openModal(ownDocumentModal, { fileId, name });
            }}
          >
            {t('documents.look')}
            <span className="gh-hidden">: {name}</span>
          </Button>
        </div>
      ) : null}
      {isRenewed ? null : (
        <LoadOnDemand label={t(status === 'initial' ? 'documents.send' : 'documents.sendNew')} about={name}>
          <SendNew document={kind} />
        </LoadOnDemand>
      )}
    </li>
  );
}

interface DocumentsCardProps {
  renewed: readonly DocumentKind[];
  expired: readonly DocumentKind[];
}

/** The driver's documents: status, expiration date and replacement. */
export function DocumentsCard({ renewed, expired }: DocumentsCardProps) {
  const { t } = useTranslation('personal-info');
  const { data, error, refetch } = useQuery(applicationQuery());
  return (
    <Card title={t('documents.title')}>
      {data === undefined && error !== null ? <ErrorState error={error} retry={() => void refetch()} /> : null}
      {data === undefined && error === null ? <SkeletonLine width="60%" /> : null}
      {data === undefined ? null : (
        <ul className="gh-own-documents" aria-label={t('documents.title')}>
          {data.documents.map((document) => (
            <Document
              key={document.document}
              document={document}
              isRenewed={renewed.includes(document.document)}
              isExpired={expired.includes(document.document)}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
