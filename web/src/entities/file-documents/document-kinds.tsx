import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileDocumentKind } from '#domain/driver-dossier/document-kinds';
import type { FileDocuments } from '#domain/driver-dossier/documents-schema';
import type { DossierFile, DossierKind } from '#domain/driver-dossier/schema';
import { today } from '#web/shared/form/today';
import { formatDate } from '#web/shared/i18n/format';
import { useProblemText } from '#web/shared/i18n/use-problem-text';
import { Button } from '#web/shared/ui/button';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';
import './file-documents.css';

/** The name of a document; an additional one has its own. */
function useDocumentName() {
  const { t } = useTranslation('file-documents');
  return ({ document, title }: Pick<DossierFile, 'document' | 'title'>): string => title ?? t(`document.${document}`);
}

interface StatusProps extends Pick<DossierFile, 'status'> {
  isExpired?: boolean;
  /** Its end is near. */
  isLate?: boolean;
  isReplaced?: boolean;
}

/** The status of a document or of a kind; nothing for files that nobody reviews. */
function DocumentStatusChip({ status, isExpired = false, isLate = false, isReplaced = false }: StatusProps) {
  const { t } = useTranslation('file-documents');
  if (status === null) return null;
  if (isReplaced) return <PlainChip>{t('replaced')}</PlainChip>;
  if (status === 'approved' && isExpired) return <PlainChip turn="blocked">{t('status.expired')}</PlainChip>;
  if (status === 'approved' && isLate) return <PlainChip turn="late">{t('status.expiresSoon')}</PlainChip>;
  if (status === 'approved') return <StateChip turn="done">{t('status.approved')}</StateChip>;
  return <PlainChip turn={status === 'rejected' ? 'blocked' : 'theirs'}>{t(`status.${status}`)}</PlainChip>;
}

interface PartProps {
  /** Opens a document; without an id, its content is not open to the reader. */
  link: (document: DossierFile, name: string) => ReactNode;
  /** The actions of the reader on a document. */
  actions?: (document: DossierFile, name: string) => ReactNode;
}

function DocumentItem({ document, link, actions }: PartProps & { document: DossierFile }) {
  const { t } = useTranslation('file-documents');
  const name = useDocumentName()(document);
  const { version, sentAt, expiresOn, expiresSoonFrom, addedBy, organization, status, rejection, isReplaced } =
    document;
  const isExpired = expiresOn !== null && expiresOn < today();
  const isLate = expiresSoonFrom !== null && expiresSoonFrom <= today();
  const facts = [
    t('version', { number: version }),
    t('received', { date: formatDate(sentAt) }),
    ...(expiresOn === null ? [] : [t(isExpired ? 'expired' : 'expires', { date: formatDate(expiresOn) })]),
    addedBy === 'carrier' && organization !== null ? organization.name : t(`addedBy.${addedBy}`),
  ];
  return (
    <li>
      <span className="gh-file-document-name">
        {link(document, name)} <DocumentStatusChip {...{ status, isExpired, isLate, isReplaced }} />
      </span>
      <span className="gh-file-document-facts">{facts.join(' · ')}</span>
      {rejection === null ? null : (
        <p className="gh-file-document-rejection">{t('rejection', { reason: rejection })}</p>
      )}
      {actions?.(document, name)}
    </li>
  );
}

function Documents({ documents, ...parts }: PartProps & { documents: readonly DossierFile[] }) {
  if (documents.length === 0) return null;
  return (
    <ul className="gh-file-documents">
      {documents.map((document) => (
        <DocumentItem key={`${document.document} ${document.sentAt}`} document={document} {...parts} />
      ))}
    </ul>
  );
}

interface KindProps extends PartProps {
  kind: DossierKind;
  documents: readonly DossierFile[];
  onAdd: (kind: FileDocumentKind) => void;
}

function Kind({ kind: { kind, status, mayAdd, refusal }, documents, onAdd, ...parts }: KindProps) {
  const { t } = useTranslation('file-documents');
  const problem = useProblemText();
  const name = t(`kind.${kind}`);
  const isNewVersion = documents.length > 0 && kind !== 'additional-document';
  return (
    <li>
      <div className="gh-file-document-kind">
        <h4>{name}</h4>
        {documents.length === 0 ? <DocumentStatusChip status={status} /> : null}
        {mayAdd ? (
          <Button
            size="small"
            variant="text"
            onClick={() => {
              onAdd(kind);
            }}
          >
            {t(isNewVersion ? 'addVersion' : 'add')}
            <span className="gh-hidden">: {name}</span>
          </Button>
        ) : null}
      </div>
      {refusal === null ? null : <p className="gh-field-help">{problem(refusal)}</p>}
      <Documents documents={documents} {...parts} />
    </li>
  );
}

interface DocumentKindsProps extends PartProps {
  documents: FileDocuments;
  onAdd: (kind: FileDocumentKind) => void;
}

/** The documents of a driver's file by kind, newest first: a new version stands above the earlier ones, which stay. */
export function DocumentKinds({ documents: { kinds, data }, onAdd, ...parts }: DocumentKindsProps) {
  const { t } = useTranslation('file-documents');
  const others = data.filter(({ kind }) => kind === null);
  return (
    <ul className="gh-file-document-kinds">
      {kinds.map((kind) => (
        <Kind
          key={kind.kind}
          kind={kind}
          documents={data.filter((document) => document.kind === kind.kind)}
          onAdd={onAdd}
          {...parts}
        />
      ))}
      {others.length === 0 ? null : (
        <li>
          <div className="gh-file-document-kind">
            <h4>{t('others')}</h4>
          </div>
          <Documents documents={others} {...parts} />
        </li>
      )}
    </ul>
  );
}
