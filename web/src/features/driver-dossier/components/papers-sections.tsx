import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import { DocumentKinds } from '#web/entities/file-documents/document-kinds';
import { addDocumentModal } from '#web/entities/file-documents/modals';
import { DocumentReview } from '#web/entities/file-documents/review-buttons';
import { formatDate } from '#web/shared/i18n/format';
import { openModal } from '#web/shared/ui/modals';
import { carrierDocuments } from '../api/document-source';
import { PaperLink } from './paper-link';

interface SectionProps {
  dossier: DriverDossier;
}

/** The documents of the caller's stores by kind, with what the caller may add and review. */
export function DocumentsSection({ dossier: { _id: driverId, documents, documentKinds } }: SectionProps) {
  const source = useMemo(() => carrierDocuments(driverId), [driverId]);
  return (
    <DocumentKinds
      documents={{ kinds: documentKinds, data: documents }}
      link={({ _id }, name) => <PaperLink driverId={driverId} id={_id} name={name} />}
      actions={(document, name) => <DocumentReview source={source} document={document} name={name} />}
      onAdd={(kind) => {
        openModal(addDocumentModal, { source, kind });
      }}
    />
  );
}

/** The latest signature: as it was drawn, or the typed name. */
function Signature({ signature }: Pick<DriverDossier, 'signature'>) {
  const { t } = useTranslation('dossier');
  if (signature === null) return null;
  const { name, wetSignature, updatedAt } = signature;
  return (
    <figure className="gh-dossier-signature">
      {wetSignature === null ? name : <img src={wetSignature} alt={t('consents.signatureOf', { name })} />}
      <figcaption className="gh-dossier-aside">
        {t('consents.signature', { name, date: formatDate(updatedAt) })}
      </figcaption>
    </figure>
  );
}

/** The documents that the driver signed, newest first. */
export function ConsentsSection({ dossier }: SectionProps) {
  const { t } = useTranslation('dossier');
  if (dossier.consents.length === 0) return <p className="gh-dossier-aside">{t('consents.none')}</p>;
  return (
    <>
      <Signature signature={dossier.signature} />
      <ul className="gh-dossier-papers">
        {dossier.consents.map(({ _id, kind, title, signedAt }) => (
          <li key={`${kind} ${signedAt}`}>
            <PaperLink driverId={dossier._id} id={_id} name={title} isConsent />
            <span className="gh-dossier-aside">{t('consents.signed', { date: formatDate(signedAt) })}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
