import type { Finding } from '#domain/requirements/model/evidence';
import { aDocument, aFile, type Case } from './format';

const test = (received: string, finding: Finding) => aDocument('drugTest', { received }, { findings: [finding] });
const returnTest = (received: string, finding: Finding = 'negative') =>
  aDocument('returnToDutyTest', { received }, { findings: [finding] });
const report = (received: string) => aDocument('sapReport', { received });
const yes = aDocument('drugAlcoholQuestion', { signed: '2026-01-12' }, { findings: ['yes'] });
const facts = { unresolvedViolation: true };

/** The return to duty after a violation takes the report of the professional and a negative test (49 CFR 382.605, 40.305). */
export const returnToDutyCases: readonly Case[] = [
  {
    title: 'a negative return-to-duty test without the report does not end a violation',
    citation: '49 CFR 40.305(a)',
    file: aFile({ facts, evidence: [returnTest('2026-01-14')] }),
    on: '2026-01-20',
    lines: [{ code: 'return-to-duty', status: 'missing', bars: true, others: ['returnToDutyTest 2026-01-14'] }],
  },
  {
    title: 'a violation ends with the later of the two documents',
    citation: '49 CFR 40.305(a)',
    file: aFile({ facts, evidence: [returnTest('2026-01-14'), report('2026-01-16')] }),
    on: '2026-01-20',
    lines: [{ code: 'return-to-duty', status: 'done', provenOn: '2026-01-16', bars: false }],
  },
  {
    title: 'the return to duty after one violation does not end the next',
    citation: '49 CFR 382.503',
    file: aFile({
      changes: [{ from: '2026-05-01', facts }],
      evidence: [report('2026-01-08'), returnTest('2026-01-14')],
    }),
    on: '2026-05-02',
    lines: [{ code: 'return-to-duty', status: 'missing', bars: true }],
  },
  {
    title: 'an old report with a new test does not end the next violation either',
    citation: '49 CFR 382.503',
    file: aFile({
      changes: [{ from: '2026-05-01', facts }],
      evidence: [report('2026-01-08'), returnTest('2026-05-20')],
    }),
    on: '2026-06-01',
    lines: [{ code: 'return-to-duty', status: 'missing', bars: true }],
  },
  {
    title: 'a positive test bars driving although nobody stated the violation',
    citation: '49 CFR 382.501(a)',
    file: aFile({ evidence: [test('2026-06-10', 'positive')] }),
    on: '2026-06-11',
    lines: [{ code: 'return-to-duty', status: 'missing', bars: true, others: ['drugTest 2026-06-10'] }],
  },
  {
    title: 'a refused test bars driving like a positive one',
    citation: '49 CFR 382.211',
    file: aFile({ evidence: [test('2026-06-10', 'refused')] }),
    on: '2026-06-11',
    lines: [{ code: 'return-to-duty', status: 'missing', bars: true }],
  },
  {
    title: 'a negative test after a positive one is no return to duty',
    citation: '49 CFR 40.305(a)',
    file: aFile({ evidence: [test('2026-01-12', 'positive'), test('2026-01-16', 'negative')] }),
    on: '2026-01-20',
    lines: [{ code: 'return-to-duty', status: 'missing', bars: true }],
  },
  {
    title: 'report and negative test after a positive one end its violation',
    citation: '49 CFR 382.605',
    file: aFile({
      evidence: [test('2026-06-10', 'positive'), report('2026-07-20'), returnTest('2026-08-03')],
    }),
    on: '2026-08-04',
    lines: [{ code: 'return-to-duty', status: 'done', provenOn: '2026-08-03', bars: false }],
  },
  {
    title: 'a report of before the positive test says nothing about its violation',
    citation: '49 CFR 382.605',
    file: aFile({
      evidence: [report('2025-03-01'), test('2026-06-10', 'positive'), returnTest('2026-08-03')],
    }),
    on: '2026-08-04',
    lines: [{ code: 'return-to-duty', status: 'missing', bars: true }],
  },
  {
    title: 'a positive test of another carrier is not in the files of this one',
    citation: '49 CFR 382.405(a)',
    file: aFile({ evidence: [{ ...test('2026-06-10', 'positive'), organizationId: 'other', employmentId: null }] }),
    on: '2026-06-11',
    lines: [{ code: 'return-to-duty', status: 'notApplicable', bars: false }],
  },
  {
    title: 'the answer "yes" with the report and a negative return-to-duty test is enough',
    citation: '49 CFR 40.25(j)',
    file: aFile({ evidence: [yes, report('2025-03-01'), returnTest('2025-03-15')] }),
    on: '2026-01-20',
    lines: [{ code: 'drug-alcohol-question', status: 'done', provenOn: '2026-01-12', bars: false }],
  },
  {
    title: 'the answer "yes" with the test alone is not enough',
    citation: '49 CFR 40.25(j)',
    file: aFile({ evidence: [yes, returnTest('2025-03-15')] }),
    on: '2026-01-20',
    lines: [{ code: 'drug-alcohol-question', status: 'missing', bars: true }],
  },
  {
    title: 'proof of the return to duty does not answer a question that nobody asked',
    citation: '49 CFR 40.25(j)',
    file: aFile({ evidence: [report('2025-03-01'), returnTest('2025-03-15')] }),
    on: '2026-01-20',
    lines: [{ code: 'drug-alcohol-question', status: 'missing', bars: true }],
  },
  {
    title: 'proof of the return to duty that arrives after the first drive makes the answer "yes" late',
    citation: '49 CFR 40.25(j)',
    file: aFile({ evidence: [yes, report('2026-01-16'), returnTest('2026-01-21')] }),
    on: '2026-02-01',
    lines: [{ code: 'drug-alcohol-question', status: 'late', daysLate: 2, bars: false }],
  },
];
