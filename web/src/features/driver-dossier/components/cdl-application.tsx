import { CheckCircleFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DossierDocument } from '#domain/driver-dossier/documents';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import { CutValue } from '#web/entities/event-cards/cut-value';
import { AccidentCard, ViolationCard } from '#web/entities/event-cards/event-cards';
import { textModal } from '#web/entities/event-cards/modals';
import { Button } from '#web/shared/ui/button';
import { Facts } from '#web/shared/ui/layout';
import { openModal } from '#web/shared/ui/modals';
import { useAnswers } from '../model/use-answers';
import { Carousel } from './carousel';
import { PaperLink } from './paper-link';

interface PartProps {
  dossier: DriverDossier;
}

/** The search of the national registry of medical examiners. */
const REGISTRY = 'https://nationalregistry.fmcsa.dot.gov/search-medical-examiners';

function Part({ title, isApproved, children }: { title: string; isApproved?: boolean; children: ReactNode }) {
  const { t } = useTranslation('labels');
  return (
    <section className="gh-dossier-part" aria-label={title}>
      <h4>
        {title}
        {isApproved === true ? (
          <CheckCircleFilled className="gh-dossier-approved" aria-label={t('term.approved')} />
        ) : null}
      </h4>
      {children}
    </section>
  );
}

/** Links to the approved document of each of these kinds, or to the latest before one is approved. */
function Links({ dossier, kinds }: PartProps & { kinds: readonly { kind: DossierDocument; name: string }[] }) {
  const found = kinds.flatMap(({ kind, name }) => {
    const files = dossier.documents.filter(({ document }) => document === kind);
    const file = files.find(({ status }) => status === 'approved') ?? files[0];
    return file === undefined ? [] : [{ kind, name, id: file._id }];
  });
  if (found.length === 0) return null;
  return (
    <div className="gh-dossier-links">
      {found.map(({ kind, name, id }) => (
        <PaperLink key={kind} driverId={dossier._id} id={id} name={name} />
      ))}
    </div>
  );
}

function License({ dossier }: PartProps) {
  const { t } = useTranslation(['dossier', 'labels', 'histories']);
  const { dayOrMonth, found, list, text } = useAnswers();
  const { status, details, endorsements, expireDate } = dossier.license;
  const hidden = <span className="gh-dossier-blurred">{t('hidden')}</span>;
  const facts = [
    { label: t('license.number'), value: details === null ? hidden : text(details.number) },
    { label: t('labels:term.expirationDate'), value: dayOrMonth(expireDate, dossier) },
    {
      label: t('labels:fit.criterion.endorsements'),
      value: list(endorsements.map((code) => t(`labels:endorsement.${code}`))),
    },
    {
      label: t('labels:term.restrictions'),
      value:
        details === null
          ? hidden
          : found(details.restriction?.map((code) => t(`histories:licenseRestriction.${code}`)) ?? null),
    },
  ];
  return (
    <Part title={t('license.title')} isApproved={status === 'approved'}>
      <Facts columns={2} facts={facts} />
      <Links
        dossier={dossier}
        kinds={[
          { kind: 'driverLicense', name: t('license.front') },
          { kind: 'backDriverLicense', name: t('license.back') },
          { kind: 'cdlis', name: t('license.cdlis') },
        ]}
      />
    </Part>
  );
}

function Mvr({ dossier }: PartProps) {
  const { t } = useTranslation(['dossier', 'labels']);
  const { dayOrMonth } = useAnswers();
  const { accidents, violations, mvrSummary } = dossier;
  const records = dossier.documents.filter(({ document }) => document === 'mvr');
  const facts = [
    ...(mvrSummary === ''
      ? []
      : [{ label: t('mvr.summary'), value: <CutValue label={t('mvr.summary')} text={mvrSummary} /> }]),
    { label: t('mvr.accidents'), value: String(accidents.length) },
    { label: t('mvr.violations'), value: String(violations.length) },
  ];
  return (
    <Part title={t('mvr.title')}>
      <Facts columns={2} facts={facts} />
      <div className="gh-dossier-links">
        {records.map(({ _id, sentAt }, index) => (
          <PaperLink key={sentAt} driverId={dossier._id} id={_id} name={t('mvr.document', { n: index + 1 })} />
        ))}
        {mvrSummary === '' ? null : (
          <Button
            variant="text"
            size="small"
            onClick={() => {
              openModal(textModal, { title: t('mvr.details'), text: mvrSummary });
            }}
          >
            {t('mvr.details')}
          </Button>
        )}
      </div>
      <Carousel
        label={t('mvr.accidentList')}
        cards={accidents.map((accident) => ({
          key: accident._id,
          card: <AccidentCard accident={accident} date={dayOrMonth(accident.date, dossier)} />,
        }))}
      />
      <Carousel
        label={t('mvr.violationList')}
        cards={violations.map((violation) => ({
          key: violation._id,
          card: <ViolationCard violation={violation} date={dayOrMonth(violation.date, dossier)} />,
        }))}
      />
    </Part>
  );
}

function Medical({ dossier }: PartProps) {
  const { t } = useTranslation(['dossier', 'labels', 'common', 'histories']);
  const { dayOrMonth, found, text } = useAnswers();
  const { status, details, expireDate } = dossier.medicalCard;
  const hidden = <span className="gh-dossier-blurred">{t('hidden')}</span>;
  const examiner = (number: string) => (
    <>
      {text(number)}{' '}
      <a href={REGISTRY} target="_blank" rel="noreferrer">
        {t('medical.registry')}
      </a>
    </>
  );
  const facts = [
    { label: t('labels:term.expirationDate'), value: dayOrMonth(expireDate, dossier) },
    {
      label: t('labels:term.restrictions'),
      value:
        details === null
          ? hidden
          : found(details.restriction?.map((code) => t(`histories:medicalRestriction.${code}`)) ?? null),
    },
    {
      label: t('labels:term.examinerLicenseNumber'),
      value: details === null ? hidden : examiner(details.examinerLicenseNumber),
    },
  ];
  return (
    <Part title={t('medical.title')} isApproved={status === 'approved'}>
      <Facts columns={2} facts={facts} />
      <Links dossier={dossier} kinds={[{ kind: 'dotMedicalCard', name: t('common:term.dotMedicalCard') }]} />
    </Part>
  );
}

/** License, motor vehicle record, medical card and TWIC card. */
export function CdlApplication({ dossier }: PartProps) {
  const { t } = useTranslation(['dossier', 'labels']);
  const { dayOrMonth } = useAnswers();
  const { twicExpiration } = dossier;
  return (
    <>
      <License dossier={dossier} />
      <Mvr dossier={dossier} />
      <Medical dossier={dossier} />
      <Part title={t('labels:endorsement.TC')}>
        {twicExpiration === null ? (
          <p className="gh-dossier-aside">{t('twic.none')}</p>
        ) : (
          <Facts
            columns={2}
            facts={[{ label: t('labels:term.expirationDate'), value: dayOrMonth(twicExpiration, dossier) }]}
          />
        )}
      </Part>
    </>
  );
}
