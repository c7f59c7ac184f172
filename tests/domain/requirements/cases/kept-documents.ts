import type { Evidence } from '#domain/requirements/model/evidence';
import { aDocument, aFile, anEmployment, type Case } from './format';

const DAY = '2026-03-01';
const rejected: Evidence['review'] = { by: 'Sam Safety', on: DAY, result: 'rejected' };

interface Kept {
  readonly title: string;
  readonly citation: string;
  readonly evidence: Evidence;
  readonly code: string;
  readonly keepUntil: string;
}

/** Documents that prove nothing, in the file of a driver who left on 2026-09-30. */
const kept: readonly Kept[] = [
  ...(['positive', 'refused'] as const).map((finding) => ({
    title: `a test that was ${finding} is kept five years`,
    citation: '49 CFR 382.401(b)(1)',
    evidence: aDocument('drugTest', { received: DAY }, { findings: [finding] }),
    code: 'drug-test',
    keepUntil: '2031-03-01',
  })),
  {
    title: 'a canceled test is kept one year',
    citation: '49 CFR 382.401(b)(3)',
    evidence: aDocument('drugTest', { received: DAY }, { findings: ['canceled'] }),
    code: 'drug-test',
    keepUntil: '2027-03-01',
  },
  {
    title: 'a positive return-to-duty test is kept five years',
    citation: '49 CFR 382.401(b)(1)',
    evidence: aDocument('returnToDutyTest', { received: DAY }, { findings: ['positive'] }),
    code: 'return-to-duty',
    keepUntil: '2031-03-01',
  },
  {
    title: 'the report of a substance abuse professional is kept five years',
    citation: '49 CFR 382.401(b)(1)(v)',
    evidence: aDocument('sapReport', { received: DAY }),
    code: 'return-to-duty',
    keepUntil: '2031-03-01',
  },
  {
    title: 'a query with a hit is kept three years',
    citation: '49 CFR 382.701(e)',
    evidence: aDocument('clearinghouseLimited', { queried: DAY }, { findings: ['hit'] }),
    code: 'clearinghouse-annual',
    keepUntil: '2029-03-01',
  },
  {
    title: 'a query with the answer "prohibited" is kept three years',
    citation: '49 CFR 382.701(e)',
    evidence: aDocument('clearinghouseFull', { queried: DAY }, { findings: ['prohibited'] }),
    code: 'clearinghouse-full',
    keepUntil: '2029-03-01',
  },
  {
    title: 'a refused release is kept three years after the end',
    citation: '49 CFR 391.53(c)',
    evidence: aDocument('drugAlcoholRelease', { signed: DAY }, { findings: ['refused'] }),
    code: 'drug-alcohol-release',
    keepUntil: '2029-09-30',
  },
  {
    title: 'a rejected road test is kept three years after the end',
    citation: '49 CFR 391.51(c)',
    evidence: aDocument('roadTest', { performed: DAY }, { review: rejected }),
    code: 'road-test',
    keepUntil: '2029-09-30',
  },
  {
    title: 'an annual record that shows an invalid license is kept three years',
    citation: '49 CFR 391.51(d)(1)',
    evidence: aDocument('mvr', { received: DAY }, { about: 'TX', findings: ['licenseNotValid'] }),
    code: 'annual-mvr',
    keepUntil: '2029-03-01',
  },
];

export const keptDocumentCases: readonly Case[] = kept.map(({ title, citation, evidence, code, keepUntil }) => ({
  title,
  citation,
  file: aFile({ employments: [anEmployment({ endedOn: '2026-09-30' })], evidence: [evidence] }),
  on: '2026-12-01',
  lines: [],
  keeps: [{ id: evidence.id, code, keepUntil }],
}));
