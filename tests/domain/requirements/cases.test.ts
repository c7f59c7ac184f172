import { describe, expect, it } from '@jest/globals';
import { answerFile } from '#domain/requirements/engine/answer-file';
import { documentsToKeep } from '#domain/requirements/engine/documents-to-keep';
import { localDay } from '#domain/requirements/engine/local-day';
import { evidenceUsed } from '#domain/requirements/evidence-used';
import type { Answer } from '#domain/requirements/model/answer';
import type { Facts } from '#domain/requirements/model/facts';
import { requirements } from '#domain/requirements/records/all';
import { applicationCases } from './cases/application';
import { barsDrivingCases } from './cases/bars-driving';
import { beforeTheLawBarsCases } from './cases/before-the-law-bars';
import { changeOfJobCases } from './cases/change-of-job';
import { claimCases } from './cases/claims';
import { clearinghouseCases } from './cases/clearinghouse';
import { correctionCases } from './cases/corrections';
import { credentialTextCases } from './cases/credentials-text';
import { dateOfTheThingCases } from './cases/date-of-the-thing';
import { dateAndEventCases } from './cases/dates-and-events';
import { drivingRecordCases } from './cases/driving-record';
import { drugAlcoholCases } from './cases/drug-alcohol';
import { employmentPaperCases } from './cases/employment-papers';
import { exemptSectionCases } from './cases/exempt-sections';
import { factsDecideCases } from './cases/facts-decide';
import type { Case, ExpectedLine } from './cases/format';
import { hireRecordCases } from './cases/hire-records';
import { inProgressCases } from './cases/in-progress';
import { testHistoryCases } from './cases/investigation-history';
import { keepUntilCases } from './cases/keep-until';
import { keptDocumentCases } from './cases/kept-documents';
import { lateCases } from './cases/late';
import { lawOfTheDayCases } from './cases/law-of-the-day';
import { licenseFitCases } from './cases/license-fits-job';
import { localDayCases } from './cases/local-days';
import { lookbackCases } from './cases/lookback';
import { medicalCases } from './cases/medical';
import { cdlMedicalCases } from './cases/medical-cdl';
import { medicalCertificateCases } from './cases/medical-certificates';
import { medicalTextCases } from './cases/medical-text';
import { medicalVersionCases } from './cases/medical-versions';
import { missingFactCases } from './cases/missing-facts';
import { annualCases } from './cases/mvr-and-reviews';
import { newerAndRoundCases } from './cases/newer-and-rounds';
import { oddEvidenceCases } from './cases/odd-evidence';
import { oneEmploymentCases } from './cases/one-employment';
import { oneLineEachCases } from './cases/one-line-each';
import { outsidePart391Cases } from './cases/outside-part-391';
import { paperTextCases } from './cases/papers-text';
import { pastTextCases } from './cases/past-text';
import { platformDocumentCases } from './cases/platform-documents';
import { qualificationCases } from './cases/qualifications';
import { retentionCases } from './cases/retention';
import { returnToDutyCases } from './cases/return-to-duty';
import { safetyHistoryCases } from './cases/safety-history';
import { severalCarrierCases } from './cases/several-carriers';
import { specialDriverCases } from './cases/special-drivers';
import { specialOperationCases } from './cases/special-operations';
import { storedDocumentCases } from './cases/stored-documents';
import { testAndProgramCases } from './cases/tests-and-programs';
import { timeZoneAndHolidayCases } from './cases/time-zones-and-holidays';
import { trainingCases } from './cases/training-and-credentials';
import { transitionDayCases } from './cases/transition-days';
import { hireTransitionCases } from './cases/transition-days-of-hires';
import { unknownCases } from './cases/unknown';
import { workedExampleCases } from './cases/worked-example';

const topics: Readonly<Record<string, readonly Case[]>> = {
  'the worked example of docs/requirements.md': workedExampleCases,
  'a proof belongs to one employment': oneEmploymentCases,
  'late is a status': lateCases,
  'lookbacks are anchored': lookbackCases,
  'the law of the hire day, or of the day': lawOfTheDayCases,
  'one line for each': oneLineEachCases,
  'unknown is a status': unknownCases,
  'what is in progress': inProgressCases,
  'the date of the thing': dateOfTheThingCases,
  'stored documents': storedDocumentCases,
  'documents of the platform': platformDocumentCases,
  'facts decide': factsDecideCases,
  'what bars driving': barsDrivingCases,
  'local days': localDayCases,
  'corrections of the law': correctionCases,
  'keep until': keepUntilCases,
  'driving record': drivingRecordCases,
  'medical proof': medicalCases,
  'drugs and alcohol': drugAlcoholCases,
  'special drivers, credentials and reports': specialDriverCases,
  'the application': applicationCases,
  qualifications: qualificationCases,
  'the license fits the job': licenseFitCases,
  'records of the hire': hireRecordCases,
  'yearly records and reviews': annualCases,
  'medical proof of a CDL holder': cdlMedicalCases,
  'medical certificates': medicalCertificateCases,
  'medical proof as the law changed': medicalVersionCases,
  'safety history': safetyHistoryCases,
  'tests of past employers': testHistoryCases,
  'tests and programs': testAndProgramCases,
  Clearinghouse: clearinghouseCases,
  'training and credentials': trainingCases,
  'papers of the employment': employmentPaperCases,
  'special operations': specialOperationCases,
  'days on which the law changed': transitionDayCases,
  'hires around a change of the law': hireTransitionCases,
  'several carriers': severalCarrierCases,
  'time zones and holidays': timeZoneAndHolidayCases,
  retention: retentionCases,
  'missing facts': missingFactCases,
  'odd evidence': oddEvidenceCases,
  'the return to duty': returnToDutyCases,
  'documents that prove nothing': keptDocumentCases,
  'what each section exempts from': exemptSectionCases,
  'CDL jobs outside part 391': outsidePart391Cases,
  'a change of job': changeOfJobCases,
  'medical proof by the text': medicalTextCases,
  'credentials by the text': credentialTextCases,
  'papers by the text': paperTextCases,
  'investigations by the text of their day': pastTextCases,
  'exceptions are claims': claimCases,
  'no bar before the law bars': beforeTheLawBarsCases,
  'like is compared with like, and rounds stay due': newerAndRoundCases,
  'missing dates, limits of the product, and what follows an event': dateAndEventCases,
};

function answersOf({ file, employment, on, requirements: records = requirements, knownAt = null }: Case): Answer[] {
  const id = employment === undefined ? (file.employments.at(-1)?.id ?? null) : employment;
  return answerFile(file, records, { employment: id, on: localDay(file, on), knownAt });
}

function keptOf({ file, employment: id, on, requirements: records = requirements }: Case) {
  const employment = file.employments.find((one) => one.id === id) ?? file.employments.at(-1) ?? null;
  const day = localDay(file, on);
  return documentsToKeep({ file, employment, on: day, dutyDay: day, knownAt: null }, records).map(
    ({ evidence, requirement: { code }, keepUntil }) => ({ id: evidence.id, code, keepUntil }),
  );
}

/** The answer to an expected line, reduced to the fields that it names. */
function found(answers: readonly Answer[], { code, subject, status, ...expected }: ExpectedLine): unknown {
  const lines = answers.filter(
    (answer) => answer.requirement.code === code && (subject === undefined || answer.subject === subject),
  );
  const [line] = lines;
  if (lines.length !== 1 || line === undefined) return { code, status: 'absent', lines: lines.length };
  const fields = { ...line, others: line.others.map(({ id }) => id) };
  const named = Object.keys(expected).map((name) => [name, fields[name as keyof typeof fields]]);
  return { code, ...(subject === undefined ? {} : { subject }), status: line.status, ...Object.fromEntries(named) };
}

const expectation = (line: ExpectedLine): unknown =>
  line.status === 'absent' ? { code: line.code, status: 'absent', lines: 0 } : line;

describe.each(Object.entries(topics))('%s', (_topic, cases) => {
  it.each(cases)('$title ($citation)', (one) => {
    const answers = answersOf(one);

    expect(one.lines.map((line) => found(answers, line))).toEqual(one.lines.map(expectation));
    expect(keptOf(one)).toEqual(expect.arrayContaining([...(one.keeps ?? [])]));
  });
});

it('needs no other evidence for a requirement than its versions name', () => {
  const codes = [...new Set(requirements.map(({ code }) => code))];
  for (const one of Object.values(topics).flat()) {
    const records = one.requirements ?? requirements;
    for (const code of codes) {
      const versions = records.filter((record) => record.code === code);
      const kinds = evidenceUsed(versions);
      const evidence = one.file.evidence.filter(({ kind }) => kinds.includes(kind));
      const part = { ...one, requirements: versions, file: { ...one.file, evidence } };
      expect(answersOf(part)).toEqual(answersOf({ ...one, requirements: versions }));
    }
  }
});

const allCases = Object.values(topics).flat();

it('bars nothing that is unknown, in any case', () => {
  const barring = allCases.flatMap((one) => answersOf(one).filter(({ status, bars }) => status === 'unknown' && bars));

  expect(barring).toEqual([]);
});

it('asks about no exception that nobody claims, in any case', () => {
  const unclaimed = ({ exemptOperation: _claim, remoteHiring: _other, ...facts }: Facts): Facts => facts;
  const claims: readonly string[] = ['exemptOperation', 'multipleEmployer', 'furnished', 'remoteHiring'];
  for (const one of allCases) {
    const { facts, changes, employments } = one.file;
    const file = {
      ...one.file,
      facts: unclaimed(facts),
      changes: changes.map(({ from, facts: changed }) => ({ from, facts: unclaimed(changed) })),
      employments: employments.map((job) => ({ ...job, isMultipleEmployer: undefined, isFurnished: undefined })),
    };
    const open = answersOf({ ...one, file }).filter(
      (answer) => answer.status === 'unknown' && answer.facts.some((fact) => claims.includes(fact)),
    );
    expect(open).toEqual([]);
  }
});

it('never ends the retention of a document while it is the proof of a lasting employment, in any case', () => {
  for (const one of allCases) {
    const day = localDay(one.file, one.on);
    const id = one.employment === undefined ? one.file.employments.at(-1)?.id : one.employment;
    const employment = one.file.employments.find((job) => job.id === id);
    if (employment === undefined || employment.endedOn !== null) continue;
    const over = answersOf(one).filter(
      ({ status, keepUntil }) => ['done', 'late'].includes(status) && keepUntil !== null && keepUntil < day,
    );
    expect(over).toEqual([]);
  }
});

it('names each case once', () => {
  const titles = Object.values(topics)
    .flat()
    .map(({ title }) => title);

  expect(titles).toHaveLength(new Set(titles).size);
});
