import { useTranslation } from 'react-i18next';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import { monthAndFullYear } from '#domain/driver-dossier/timeline';
import type { Fact } from '#web/shared/ui/layout';
import { Facts } from '#web/shared/ui/layout';
import { useAnswers } from '../model/use-answers';

/** Verifiable experience, and violations and accidents, over 36 or 60 months. */
export function QualificationsSummary({ summary }: { summary: DriverDossier['summary'] }) {
  const { t } = useTranslation(['dossier', 'labels']);
  const { windowMonths, experienceMonths, events } = summary;
  const isShort = windowMonths === 36;
  const facts = [
    {
      label: t('summary.experience', { period: t(isShort ? 'summary.last36' : 'summary.last60') }),
      value: t('labels:term.countMonths', { count: experienceMonths }),
    },
    {
      label: t('summary.events'),
      value: isShort ? t('summary.count36', { n: events }) : t('summary.count60', { n: events }),
    },
  ];
  return (
    <>
      <h4>{t(isShort ? 'summary.past36' : 'summary.past60')}</h4>
      <Facts columns={1} facts={facts} />
    </>
  );
}

function useQualificationFacts({ qualification, verification }: DriverDossier): Fact[] {
  const { t } = useTranslation('dossier');
  const { none, yesNo } = useAnswers();
  const { checkResult } = verification.compliance;
  const { legal, english, drivingExperience, hasAccidents, hasViolations, tests } = qualification ?? unanswered;
  return [
    { label: t('answer.legal'), value: yesNo(legal) },
    { label: t('answer.english'), value: yesNo(english) },
    {
      label: t('answer.drivingExperience'),
      value: drivingExperience === null ? none : t(`experience.${drivingExperience}`),
    },
    { label: t('answer.hasAccidents'), value: yesNo(hasAccidents) },
    { label: t('answer.hasViolations'), value: yesNo(hasViolations) },
    ...(tests === null ? [] : [{ label: t('answer.drugOrAlcoholTests'), value: yesNo(tests.drugOrAlcoholTests) }]),
    ...(tests?.drugOrAlcoholTests === true
      ? [{ label: t('answer.documentation'), value: yesNo(tests.documentation) }]
      : []),
    ...(checkResult === null ? [] : [{ label: t('answer.backgroundCheck'), value: t(`checkResult.${checkResult}`) }]),
  ];
}

const unanswered = {
  legal: null,
  english: null,
  drivingExperience: null,
  hasAccidents: null,
  hasViolations: null,
  tests: null,
};

interface Period {
  startDate: string;
  endDate: string | null;
}

/** Answers on the qualification, driving schools and military service. */
export function SummarySection({ dossier }: { dossier: DriverDossier }) {
  const { t } = useTranslation(['dossier', 'histories', 'labels', 'common']);
  const { place, text, yesNo } = useAnswers();
  const when = ({ startDate, endDate }: Period) =>
    `${monthAndFullYear(startDate)} - ${endDate === null ? t('labels:term.present') : monthAndFullYear(endDate)}`;
  const answers = useQualificationFacts(dossier);
  return (
    <>
      <Facts columns={2} facts={answers} />
      <h4>{t('summary.schools')}</h4>
      {dossier.drivingSchools.length === 0 ? <p className="gh-dossier-aside">{t('none')}</p> : null}
      {dossier.drivingSchools.map((school) => (
        <Facts
          key={school._id}
          columns={2}
          facts={[
            { label: t('histories:field.schoolName'), value: text(school.schoolName) },
            { label: t('period'), value: when(school) },
            { label: t('common:term.cityAndState'), value: place(school) },
            { label: t('histories:field.hasGraduated'), value: yesNo(school.hasGraduated) },
          ]}
        />
      ))}
      <h4>{t('summary.military')}</h4>
      {dossier.militaryServices.length === 0 ? <p className="gh-dossier-aside">{t('none')}</p> : null}
      {dossier.militaryServices.map((service) => (
        <Facts
          key={service._id}
          columns={2}
          facts={[
            {
              label: t('labels:term.branch'),
              value: text(service.branch === null ? '' : t(`histories:branch.${service.branch}`)),
            },
            { label: t('period'), value: when(service) },
            { label: t('labels:term.specialty'), value: text(service.specialty) },
          ]}
        />
      ))}
    </>
  );
}
