import { useTranslation } from 'react-i18next';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import { today } from '#web/shared/form/today';
import { formatDate } from '#web/shared/i18n/format';
import type { Fact } from '#web/shared/ui/layout';
import { Facts } from '#web/shared/ui/layout';
import { PlainChip } from '#web/shared/ui/state-chip';
import { useAnswers } from '../model/use-answers';

/** A license or medical card: its last day, and a mark shortly before and after it. */
function useValidity(dossier: DriverDossier) {
  const { t } = useTranslation(['dossier', 'file-documents']);
  const { dayOrMonth } = useAnswers();
  return ({ status, expireDate, expiresSoonFrom }: DriverDossier['medicalCard'] | DriverDossier['license']) => {
    if (status !== 'approved' || expireDate === null) return t(`file-documents:status.${status}`);
    const until = t('key.until', { date: dayOrMonth(expireDate, dossier) });
    // A file that knows months only says nothing about days.
    if (dossier.isOutline || expiresSoonFrom === null || expiresSoonFrom > today()) return until;
    const isExpired = expireDate < today();
    return (
      <>
        {until}{' '}
        <PlainChip turn={isExpired ? 'blocked' : 'late'}>
          {t(isExpired ? 'file-documents:status.expired' : 'file-documents:status.expiresSoon')}
        </PlainChip>
      </>
    );
  };
}

/** The facts that a reviewer looks for first: employment, license, medical card, and kinds of documents that are not on file. */
export function KeyFacts({ dossier }: { dossier: DriverDossier }) {
  const { t } = useTranslation(['dossier', 'file-documents', 'labels']);
  const validity = useValidity(dossier);
  const { license, medicalCard, documentKinds, hiredOn, isOpen } = dossier;
  const missing = documentKinds.filter(
    ({ kind, status }) => kind !== 'additional-document' && (status === 'initial' || status === 'requested'),
  );
  const held = [
    license.driverClass === null ? '' : t(`labels:license.${license.driverClass}`),
    license.details?.issuingState ?? '',
  ].filter(Boolean);
  const facts: Fact[] = [
    ...(hiredOn === null ? [] : [{ label: t('key.employed'), value: t('key.since', { date: formatDate(hiredOn) }) }]),
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
            label: t('labels:term.notOnFile'),
            value: missing.map(({ kind }) => t(`file-documents:kind.${kind}`)).join(', '),
          },
        ]
      : []),
  ];
  return (
    <section className="gh-dossier-key" aria-label={t('key.title')}>
      <Facts columns={2} facts={facts} />
    </section>
  );
}
