import { useTranslation } from 'react-i18next';
import { ABROAD } from '#domain/driver-histories/kinds';
import type { VerificationAnswer, VoeForm } from '#domain/employment-verifications/schema';
import { hasViolation, testQuestions } from '#domain/employment-verifications/test-questions';
import { formatDate } from '#web/shared/i18n/format';
import type { Fact } from '#web/shared/ui/layout';
import { Facts } from '#web/shared/ui/layout';
import './voe.css';

type Questions = VoeForm['questions'];
type Accident = VerificationAnswer['accidents'][number];

/** The days of the employment as the driver stated them, for a reader who compares. */
export interface SelfReportedDays {
  readonly reader: 'driver' | 'carrier';
  readonly startDate: string;
  /** Null if it lasts. */
  readonly endDate: string | null;
}

function useTexts() {
  const { t } = useTranslation(['voe', 'common', 'histories']);
  const none = t('notAnswered');
  const text = (value: string): string => (value.trim() === '' ? none : value);
  return {
    text,
    day: (value: string): string => (value === '' ? none : formatDate(value)),
    yesNo: (value: boolean | null): string => {
      if (value === null) return none;
      return value ? t('common:yes') : t('common:no');
    },
    place: ({ city, state }: Accident): string =>
      text([city, state === ABROAD ? t('histories:field.abroad') : state].filter((part) => part !== '').join(', ')),
  };
}

function useEmploymentFacts(answer: VerificationAnswer, selfReported: SelfReportedDays | undefined): Fact[] {
  const { t } = useTranslation(['voe', 'histories']);
  const { day, text, yesNo } = useTexts();
  if (answer.wasEmployed !== true) return [{ label: t('result.wasEmployed'), value: yesNo(answer.wasEmployed) }];
  const lastDay = answer.isStillEmployed ? null : answer.endDate;
  // A day that differs stands beside the driver's own, so that nobody compares by memory.
  const beside = (said: string, answered: string | null, own: string | null | undefined): string => {
    if (selfReported === undefined || answered === '' || own === undefined || answered === own) return said;
    return t(selfReported.reader === 'driver' ? 'besideOwn' : 'besideDrivers', {
      said,
      own: own === null ? t('stillEmployed') : day(own),
    });
  };
  const equipment = answer.equipment.map((code) => t(`histories:equipment.${code}`)).join(', ');
  return [
    { label: t('result.wasEmployed'), value: yesNo(answer.wasEmployed) },
    { label: t('field.startDate'), value: beside(day(answer.startDate), answer.startDate, selfReported?.startDate) },
    {
      label: t('field.endDate'),
      value: beside(lastDay === null ? t('stillEmployed') : day(lastDay), lastDay, selfReported?.endDate),
    },
    { label: t('field.position'), value: text(answer.position) },
    { label: t('result.commercial'), value: yesNo(answer.commercial) },
    ...(answer.commercial === true ? [{ label: t('field.equipment'), value: text(equipment) }] : []),
    { label: t('result.subjectToFmcsa'), value: yesNo(answer.subjectToFmcsa) },
    { label: t('result.safetySensitive'), value: yesNo(answer.safetySensitive) },
    ...(answer.isStillEmployed
      ? []
      : [
          { label: t('field.reasonForLeaving'), value: text(answer.reasonForLeaving) },
          {
            label: t('result.eligibleForRehire'),
            value: answer.eligibleForRehire === null ? text('') : t(`rehire.${answer.eligibleForRehire}`),
          },
        ]),
    { label: t('result.hasAccidents'), value: yesNo(answer.hasAccidents) },
  ];
}

function useTestFacts(answer: VerificationAnswer, { includesTests, includesFollowUpPlan }: Questions): Fact[] {
  const { t } = useTranslation('voe');
  const { yesNo } = useTexts();
  return [
    ...(includesTests ? testQuestions.map((name) => ({ label: t(`result.${name}`), value: yesNo(answer[name]) })) : []),
    ...(hasViolation(answer)
      ? [{ label: t('result.completedReturnToDuty'), value: yesNo(answer.completedReturnToDuty) }]
      : []),
    ...(includesFollowUpPlan ? [{ label: t('result.hasUnfinishedPlan'), value: yesNo(answer.hasUnfinishedPlan) }] : []),
  ];
}

function AccidentFacts({ accident, number }: { accident: Accident; number: number }) {
  const { t } = useTranslation(['voe', 'common', 'histories']);
  const { day, place, text, yesNo } = useTexts();
  return (
    <section aria-label={t('accident.number', { number })} className="gh-voe-part">
      <h4>{t('accident.number', { number })}</h4>
      <Facts
        columns={2}
        facts={[
          { label: t('accident.date'), value: day(accident.date) },
          { label: t('common:term.cityAndState'), value: place(accident) },
          { label: t('histories:field.injuries'), value: String(accident.injuries) },
          { label: t('histories:field.fatalities'), value: String(accident.fatalities) },
          { label: t('histories:field.hazmatSpill'), value: yesNo(accident.hazmatSpill) },
          { label: t('histories:field.description'), value: text(accident.description) },
        ]}
      />
    </section>
  );
}

interface AnswerFactsProps {
  answer: VerificationAnswer;
  questions: Questions;
  /** Whether the reader may see the answers about testing. */
  showsTests: boolean;
  selfReported?: SelfReportedDays;
}

/** A past employer's answer, question by question. */
export function AnswerFacts({ answer, questions, showsTests, selfReported }: AnswerFactsProps) {
  const { t } = useTranslation('voe');
  const employment = useEmploymentFacts(answer, selfReported);
  const tests = useTestFacts(answer, questions);
  return (
    <>
      <Facts columns={2} facts={employment} />
      {answer.accidents.map((accident, index) => (
        <AccidentFacts key={index} accident={accident} number={index + 1} />
      ))}
      {showsTests && answer.wasEmployed === true && tests.length > 0 ? (
        <section aria-label={t('section.tests')} className="gh-voe-part">
          <h4>{t('section.tests')}</h4>
          <Facts columns={2} facts={tests} />
        </section>
      ) : null}
      {answer.comments === '' ? null : <p className="gh-voe-words">{answer.comments}</p>}
    </>
  );
}
