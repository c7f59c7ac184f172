import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DossierEmployment, DriverDossier } from '#domain/driver-dossier/schema';
import { paperModal } from '#web/entities/verifications/paper-modal';
import type { Paper } from '#web/entities/verifications/papers';
import { carrierPapers } from '#web/entities/verifications/papers';
import { verificationsQuery } from '#web/entities/verifications/verifications';
import { openModal } from '#web/shared/ui/modals';
import { DocumentButton, PaperLink } from './paper-link';

interface EmployerPapersProps {
  dossier: DriverDossier;
  job: DossierEmployment;
}

/** The consent and the last answer of the carrier's own verification of the employer, as far as they exist. */
function useOwnPapers({ dossier, job }: EmployerPapersProps): { consent?: Paper; response?: Paper } {
  const { data } = useQuery({ ...verificationsQuery(dossier._id), enabled: dossier.isOpen && dossier.mayReadNotes });
  const own = data?.data.find(({ employmentHistoryId }) => employmentHistoryId === job._id);
  if (own === undefined || own._id === null) return {};
  const papers = carrierPapers(own._id);
  const answered = own.responses.find(({ answer }) => answer !== null);
  return {
    ...(own.consentSignedAt !== null && { consent: papers.consent() }),
    ...(answered !== undefined && { response: papers.answer(answered._id, 'employment') }),
  };
}

interface EmployerPaperProps {
  driverId: string;
  name: string;
  own: Paper | undefined;
  /** Instead of the own one. */
  general: { _id: string | null } | undefined;
  isConsent?: boolean;
}

function EmployerPaper({ own, general, name, ...of }: EmployerPaperProps) {
  if (own === undefined) return general === undefined ? null : <PaperLink id={general._id} name={name} {...of} />;
  return (
    <DocumentButton
      name={name}
      onOpen={() => {
        openModal(paperModal, { name, paper: own });
      }}
    />
  );
}

/**
 * The consent to ask the employer, and its response: those of the carrier's own verification, otherwise the consent that covers
 * every employer, and the response that operations obtained. That response does not name its employer, so it stands here only
 * if there is one.
 */
export function EmployerPapers({ dossier, job }: EmployerPapersProps) {
  const { t } = useTranslation('dossier');
  const own = useOwnPapers({ dossier, job });
  const { _id: driverId, consents, documents, employmentHistories } = dossier;
  const isEmployer = job.type !== 'selfEmployed';
  const isOnly = employmentHistories.filter(({ type }) => type === 'employer').length === 1;
  const consent = isEmployer ? consents.find(({ kind }) => kind === 'voe-consent') : undefined;
  const response =
    isEmployer && isOnly ? documents.find(({ document }) => document === 'employmentVerification') : undefined;
  if ([own.consent, own.response, consent, response].every((each) => each === undefined))
    return <p className="gh-dossier-aside">{t('none')}</p>;
  return (
    <div className="gh-dossier-links">
      <EmployerPaper driverId={driverId} name={t('voe.consent')} own={own.consent} general={consent} isConsent />
      <EmployerPaper driverId={driverId} name={t('voe.response')} own={own.response} general={response} />
    </div>
  );
}
