import { useTranslation } from 'react-i18next';
import type { DossierFile, DriverDossier } from '#domain/driver-dossier/schema';
import { formatDate } from '#web/shared/i18n/format';
import { PlainChip, StateChip } from '#web/shared/ui/state-chip';
import { PaperLink } from './paper-link';

interface SectionProps {
  dossier: DriverDossier;
}

/** The reviewers' verdict on one of the driver's own documents. */
function Verdict({ status }: Pick<DossierFile, 'status'>) {
  const { t } = useTranslation(['dossier', 'labels']);
  if (status === null) return null;
  if (status === 'approved') return <StateChip turn="done">{t('labels:term.approved')}</StateChip>;
  return <PlainChip>{t(status === 'rejected' ? 'labels:term.rejected' : 'status.notApproved')}</PlainChip>;
}

/** All documents of the caller's stores, newest first. */
export function DocumentsSection({ dossier }: SectionProps) {
  const { t } = useTranslation('dossier');
  if (dossier.documents.length === 0) return <p className="gh-dossier-aside">{t('documents.none')}</p>;
  return (
    <ul className="gh-dossier-papers">
      {dossier.documents.map(({ _id, document, sentAt, status }) => (
        <li key={`${document} ${sentAt}`}>
          <PaperLink driverId={dossier._id} id={_id} name={t(`document.${document}`)} />
          <span className="gh-dossier-aside">
            <Verdict status={status} /> {t('documents.received', { date: formatDate(sentAt) })}
          </span>
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
