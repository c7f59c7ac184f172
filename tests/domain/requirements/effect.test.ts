import { expect, it } from '@jest/globals';
import { dispatchBarringLines, hireBarringLines } from '#domain/requirements/effect/barring-lines';
import { fileForJob, ordinaryJob } from '#domain/requirements/effect/ordinary-job';
import { answerFile } from '#domain/requirements/engine/answer-file';
import type { DriverFile } from '#domain/requirements/model/driver-file';
import { requirements } from '#domain/requirements/records/all';
import { aDocument, aFile, EMPLOYMENT } from './cases/format';

const answersOf = (file: DriverFile, on: string, employment: string | null = EMPLOYMENT) =>
  answerFile(file, requirements, { employment, on, knownAt: null });
const codesOf = (lines: readonly { requirement: { code: string } }[]) =>
  lines.map(({ requirement }) => requirement.code).sort();

const license = aDocument('license', { issued: '2022-05-01', expires: '2026-05-01' });
const emptyFile: DriverFile = { facts: { timeZone: 'America/Chicago' }, changes: [], employments: [], evidence: [] };

it('refuses the hire for what the driver lacks for this job, and not for what the carrier lacks', () => {
  const file = aFile({ employments: [], evidence: [license], facts: { portArea: true, hazmat: true } });

  expect(codesOf(hireBarringLines(answersOf(file, '2026-01-05', null)))).toEqual(['hazmat-endorsement', 'twic']);
  expect(codesOf(hireBarringLines(answersOf(file, '2026-05-02', null)))).toEqual([
    'hazmat-endorsement',
    'license',
    'twic',
  ]);
});

it('refuses no hire because the license is not on file, which certification asks for', () => {
  const file = aFile({ employments: [] });

  expect(answersOf(file, '2026-01-05', null)).toContainEqual(
    expect.objectContaining({ requirement: expect.objectContaining({ code: 'license' }), bars: true }),
  );
  expect(hireBarringLines(answersOf(file, '2026-01-05', null))).toEqual([]);
});

it('refuses the hire of a driver who is too young for the job', () => {
  const file = aFile({ employments: [], evidence: [license], facts: { birthDate: '2006-02-01' } });

  expect(codesOf(hireBarringLines(answersOf(file, '2026-01-05', null)))).toEqual(['age-21-interstate']);
});

it('refuses no hire because nobody stated a fact of the job, or the end of a document', () => {
  const withoutEnd = aDocument('license', { issued: '2022-05-01' });
  const unknownJob = aFile({ employments: [], evidence: [license], facts: { portArea: undefined } });

  expect(answersOf(unknownJob, '2026-01-05', null)).toContainEqual(
    expect.objectContaining({ status: 'unknown', why: 'factMissing', bars: false }),
  );
  expect(hireBarringLines(answersOf(unknownJob, '2026-01-05', null))).toEqual([]);
  const withoutEndAnswers = answersOf(aFile({ employments: [], evidence: [withoutEnd] }), '2026-01-05', null);
  expect(withoutEndAnswers).toContainEqual(
    expect.objectContaining({ status: 'unknown', why: 'dateMissing', bars: false }),
  );
  expect(hireBarringLines(withoutEndAnswers)).toEqual([]);
});

it('turns ready for dispatch off once a credential has ended, by the facts of an ordinary job', () => {
  const answers = (evidence: DriverFile['evidence'], on: string) =>
    dispatchBarringLines(answersOf(fileForJob({ ...emptyFile, evidence }, ordinaryJob), on, null));

  expect(answers([license], '2026-05-01')).toEqual([]);
  expect(codesOf(answers([license], '2026-05-02'))).toEqual(['license']);
  // Certification asks for documents; nothing ends that was never there.
  expect(answers([], '2026-05-02')).toEqual([]);
});

it('lets a statement about the driver count before the ordinary job', () => {
  const local = { ...emptyFile, facts: { ...emptyFile.facts, interstate: false }, evidence: [license] };

  expect(codesOf(dispatchBarringLines(answersOf(fileForJob(local, ordinaryJob), '2026-05-02', null)))).toEqual([
    'license-cdl',
  ]);
});

it('bars driving for the employment by lines of the carrier, also those that the driver signs, but not by unknown ones', () => {
  const file = aFile({ facts: { hazmat: undefined }, evidence: [license] });
  const codes = codesOf(answersOf(file, '2026-01-18').filter(({ bars }) => bars));

  expect(codes).toEqual(
    expect.arrayContaining(['application', 'clearinghouse-full', 'drug-alcohol-question', 'road-test']),
  );
  expect(codes).not.toContain('hazmat-endorsement');
  expect(codes).not.toContain('employer-mvr');
  expect(codes).not.toContain('license');
});
