import { useTranslation } from 'react-i18next';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import { formatDate } from '#web/shared/i18n/format';
import { PaperLink } from './paper-link';

interface SectionProps {
  dossier: DriverDossier;
}

/** All documents of the caller's stores, newest first. */
export function DocumentsSection({ dossier }: SectionProps) {
  const { t } = useTranslation('dossier');
  if (dossier.documents.length === 0) return <p className="gh-dossier-aside">{t('documents.none')}</p>;
  return (
    <ul className="gh-dossier-papers">
      {dossier.documents.map(({ _id, document, sentAt }) => (
        <li key={`${document} ${sentAt}`}>
          <PaperLink driverId={dossier._id} id={_id} name={t(`document.${document}`)} />
          <span className="gh-dossier-aside">{t('documents.received', { date: formatDate(sentAt) })}</span>
        </li>
      ))}
    </ul>
  );
}

/** The documents that the driver signed, newest first. */
export function ConsentsSection({ dossier }: SectionProps) {
  const { t } = useTranslation('dossier');
  if (dossier.consents.length === 0) return <p className="gh-dossier-aside">{t('consents.none')}</p>;
  return (
    <ul className="gh-dossier-papers">
      {dossier.consents.map(({ _id, kind, title, signedAt }) => (
        <li key={`${kind} ${signedAt}`}>
          <PaperLink driverId={dossier._id} id={_id} name={title} isConsent />
          <span className="gh-dossier-aside">{t('consents.signed', { date: formatDate(signedAt) })}</span>
        </li>
      ))}
    </ul>
  );
}
