import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import { useObjectUrl } from '#web/entities/driver-files/sent-preview';
import { DriverAvatar } from '#web/entities/driver-profile/driver-avatar';
import { useExperienceText } from '#web/entities/driver-profile/qualifications-text';
import { formatPhone } from '#web/shared/i18n/format';
import { Facts } from '#web/shared/ui/layout';
import { photoQuery } from '../api/dossier';
import { nameOf } from '../model/name';

/** The driver's photo, or the initials without access or while it loads. */
function Avatar({ dossier }: { dossier: DriverDossier }) {
  const { t } = useTranslation('labels');
  const { data } = useQuery({ ...photoQuery(dossier._id), enabled: dossier.hasPhoto });
  const url = useObjectUrl(data);
  const isMasked = dossier.contact === null;
  if (url === undefined) return <DriverAvatar driver={{ ...dossier, isMasked }} size="large" />;
  return <img className="gh-dossier-photo" src={url} alt={t('term.photo')} />;
}

/** Name, automatic description, place, experience and contact data. */
export function Head({ dossier }: { dossier: DriverDossier }) {
  const { t } = useTranslation(['dossier', 'labels', 'common']);
  const experience = useExperienceText();
  const { automaticDescription, city, state, contact, experienceMonths } = dossier;
  const facts = [
    { label: t('head.location'), value: `${city}, ${state}` },
    { label: t('labels:fit.criterion.experience'), value: experience(experienceMonths) },
    ...(contact?.phone === null || contact === null
      ? []
      : [{ label: t('common:term.phone'), value: <a href={`tel:${contact.phone}`}>{formatPhone(contact.phone)}</a> }]),
    ...(contact === null
      ? []
      : [{ label: t('common:term.email'), value: <a href={`mailto:${contact.email}`}>{contact.email}</a> }]),
  ];
  return (
    <div className="gh-dossier-head">
      <Avatar dossier={dossier} />
      <div>
        <h2>{nameOf(dossier)}</h2>
        <p>{automaticDescription}</p>
        <Facts columns={2} facts={facts} />
      </div>
    </div>
  );
}
