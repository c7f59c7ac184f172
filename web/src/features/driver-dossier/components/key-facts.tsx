import { useTranslation } from 'react-i18next';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import { KeyFactsStrip } from '#web/entities/file-documents/key-facts-strip';
import { Validity } from '#web/entities/file-documents/validity';
import { today } from '#web/shared/form/today';
import { formatDate } from '#web/shared/i18n/format';
import type { Fact } from '#web/shared/ui/layout';
import { useAnswers } from '../model/use-answers';

/** A license or medical card. A file that knows months only says nothing about days. */
function useValidity(dossier: DriverDossier) {
  const { t } = useTranslation('file-documents');
  const { dayOrMonth } = useAnswers();
  return ({ status, expireDate }: DriverDossier['medicalCard'] | DriverDossier['license']) => {
    if (status !== 'approved' || expireDate === null) return t(`status.${status}`);
    if (dossier.isOutline) return t('until', { date: dayOrMonth(expireDate, dossier) });
    return <Validity expiresOn={expireDate} />;
  };
}

/** The facts that a reviewer looks for first: employment, license, medical card, and kinds of documents that are not on file. */
export function KeyFacts({ dossier }: { dossier: DriverDossier }) {
  const { t } = useTranslation(['dossier', 'file-documents', 'labels']);
  const validity = useValidity(dossier);
  const { license, medicalCard, documentKinds, hiredOn, isOpen, verification } = dossier;
  const missing = documentKinds.filter(
    ({ kind, status }) => kind !== 'additional-document' && (status === 'initial' || status === 'requested'),
  );
  const hiredFact = (day: string): Fact =>
    day > today()
      ? { label: t('labels:term.startDate'), value: formatDate(day) }
      : { label: t('key.employed'), value: t('key.since', { date: formatDate(day) }) };
  // A result can be accepted without its report.
  const isResultAccepted = verification.compliance.checkResult === 'accepted';
  const missingName = (kind: (typeof missing)[number]['kind']) => {
    const name = t(`file-documents:kind.${kind}`);
    return kind === 'background-check-result' && isResultAccepted ? t('key.acceptedWithout', { name }) : name;
  };
  const held = [
    license.driverClass === null ? '' : t(`labels:license.${license.driverClass}`),
    license.details?.issuingState ?? '',
  ].filter(Boolean);
  const facts: Fact[] = [
    ...(hiredOn === null ? [] : [hiredFact(hiredOn)]),
    {
      label: t('file-documents:kind.license'),
      value: (
        <>
          {held.join(' · ')} {validity(license)}
        </>
      ),
    },
    { label: t('file-documents:kind.medical'), value: validity(medicalCard) },
    ...(isOpen && missing.length > 0
      ? [
          {
            label: t('file-documents:noDocument'),
            value: missing.map(({ kind }) => missingName(kind)).join(', '),
          },
        ]
      : []),
  ];
  return <KeyFactsStrip facts={facts} />;
}
