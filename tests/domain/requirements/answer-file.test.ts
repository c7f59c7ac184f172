import { expect, it } from '@jest/globals';
import { answerFile } from '#domain/requirements/engine/answer-file';
import { documentsToKeep } from '#domain/requirements/engine/documents-to-keep';
import { statuses } from '#domain/requirements/model/answer';
import type { DriverFile } from '#domain/requirements/model/driver-file';
import type { Evidence } from '#domain/requirements/model/evidence';
import { requirements } from '#domain/requirements/records/all';
import { aDocument, aFile, anEmployment, aPastEmployer, CARRIER, EMPLOYMENT } from './cases/format';

const answersOf = (file: DriverFile, on: string, employment: string | null = EMPLOYMENT) =>
  answerFile(file, requirements, { employment, on, knownAt: null });
const codesOf = (lines: readonly { requirement: { code: string } }[]) =>
  lines.map(({ requirement }) => requirement.code);

const onFile = aFile({
  facts: { portArea: undefined },
  pastEmployers: [aPastEmployer()],
  evidence: [
    aDocument('license', { issued: '2022-05-01', expires: '2026-05-01' }),
    aDocument('application', { signed: '2026-01-05' }),
    aDocument('drugTest', { received: '2026-01-22' }, { findings: ['negative'] }),
  ],
});

it('lists the lines that bar driving first, then the most urgent ones, and of equal lines those that are due first', () => {
  const answers = answersOf(onFile, '2026-05-02');
  const ranks = answers.map(({ status, bars }) => statuses.indexOf(status) + (bars ? 0 : statuses.length));

  expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(statuses));
  const missing = answers.filter(({ status, dueOn, bars }) => status === 'missing' && dueOn !== null && bars);
  expect(missing.map(({ dueOn }) => dueOn)).toEqual(missing.map(({ dueOn }) => dueOn).toSorted());
});

it('lists unknown lines after every line that bars driving, on every day of an employment', () => {
  const file = aFile({ facts: { cdlJob: undefined }, employments: [anEmployment({ type: undefined })] });
  for (const on of ['2026-01-06', '2026-01-13', '2026-01-19', '2026-03-01']) {
    const answers = answersOf(file, on);
    const lastBarring = answers.findLastIndex(({ bars }) => bars);
    const firstUnknown = answers.findIndex(({ status, bars }) => status === 'unknown' && !bars);

    expect(lastBarring).toBeGreaterThan(-1);
    expect(firstUnknown).toBeGreaterThan(lastBarring);
    expect(codesOf(answers.slice(lastBarring))).toEqual(expect.arrayContaining(['drug-test', 'i9-section-1']));
  }
});

it('shows the driver alone only the lines of the driver', () => {
  const answers = answersOf(onFile, '2026-05-02', null);

  expect(new Set(answers.map(({ requirement }) => requirement.per))).toEqual(new Set(['driver']));
  expect(codesOf(answers)).toContain('license');
});

it('answers for three employments at the same time, each from its own documents', () => {
  const employments = ['one', 'two', 'three'].map((id) => anEmployment({ id, organizationId: id }));
  const test = (id: string) =>
    aDocument('drugTest', { received: '2026-01-15' }, { findings: ['negative'], organizationId: id, employmentId: id });
  const file = aFile({ employments, evidence: [test('one'), test('three')] });
  const statusFor = (id: string) =>
    answersOf(file, '2026-02-01', id).find(({ requirement }) => requirement.code === 'drug-test')?.status;

  expect(['one', 'two', 'three'].map(statusFor)).toEqual(['done', 'missing', 'done']);
});

it('applies a carrier’s own rule to that carrier only', () => {
  const [example] = requirements.filter(({ code }) => code === 'drug-policy-receipt');
  const own = example && { ...example, code: 'own-rule', authority: 'carrier' as const, organizationId: CARRIER };
  const rules = own === undefined ? [] : [own];
  const linesFor = (organizationId: string) =>
    answerFile(aFile({ employments: [anEmployment({ organizationId })] }), rules, {
      employment: EMPLOYMENT,
      on: '2026-02-01',
      knownAt: null,
    });

  expect(codesOf(linesFor(CARRIER))).toEqual(['own-rule']);
  expect(linesFor('other-carrier')).toEqual([]);
});

it('keeps every document until its own day, also those that prove nothing', () => {
  const employment = anEmployment({ endedOn: '2026-09-30' });
  const evidence = [
    aDocument('drugTest', { received: '2026-01-10' }, { findings: ['positive'], id: 'positive' }),
    aDocument('drugTest', { received: '2026-01-15' }, { findings: ['negative'], id: 'negative' }),
    aDocument('license', { issued: '2026-03-01' }, { review: { by: 'Sam', on: '2026-03-02', result: 'rejected' } }),
    aDocument('violationsCertificate', { signed: '2022-03-01' }, { id: 'violations' }),
    aDocument('roadTest', { performed: '2026-01-15' }, { organizationId: 'other-carrier', employmentId: null }),
  ];
  const file = aFile({ employments: [employment], evidence });
  const context = { file, employment, on: '2027-01-01', dutyDay: '2026-09-30', knownAt: null };
  const days = documentsToKeep(context, requirements)
    .filter(({ requirement }) => requirement.code !== 'work-status')
    .map(({ evidence: { id }, requirement, keepUntil }) => [id, requirement.code, requirement.store, keepUntil]);

  expect(days).toEqual([
    ['positive', 'drug-test', 'drugAlcohol', '2031-01-10'],
    ['negative', 'drug-test', 'drugAlcohol', '2027-01-15'],
    ['license 2026-03-01', 'license', 'qualification', '2029-09-30'],
    ['license 2026-03-01', 'road-test', 'qualification', '2029-09-30'],
    ['violations', 'violations-certificate', 'qualification', '2025-03-01'],
  ]);
});

it('has no day for a comparison of facts, which no document proves', () => {
  const fits = answersOf(aFile({}), '2026-02-01').find(
    ({ requirement }) => requirement.code === 'endorsements-for-job',
  );

  expect([fits?.status, fits?.provenOn]).toEqual(['done', null]);
});

it.each([
  ['operations, which review it', { organizationId: null, employmentId: null }, 'ops'],
  ['the carrier, which reviews it', { organizationId: CARRIER, employmentId: EMPLOYMENT }, 'carrier'],
] as const)(
  'waits for %s, once the driver has sent the document, and for the driver again if it is rejected',
  (_, of, reviewer) => {
    const actsOn = (review: Evidence['review'] | undefined) => {
      const sent = aDocument(
        'medicalCertificate',
        { examined: '2026-01-20', expires: '2028-01-20' },
        { obtainedBy: 'driver', ...of },
      );
      const file = aFile({
        facts: { cdlJob: false, vehicleWeight: 20_000 },
        evidence: review === undefined ? [] : [{ ...sent, review }],
      });
      return answersOf(file, '2026-02-01').find(({ requirement }) => requirement.code === 'medical-proof-non-cdl')
        ?.acts;
    };

    expect(actsOn(undefined)).toBe('driver');
    expect(actsOn(null)).toBe(reviewer);
    expect(actsOn({ by: 'reviewer', on: '2026-01-25', result: 'rejected' })).toBe('driver');
  },
);
