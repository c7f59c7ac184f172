import { aDocument, aFile, type Case } from './format';

/** Evidence is a stored document with its outcome; a typed day alone proves nothing. */
export const storedDocumentCases: readonly Case[] = [
  {
    title: 'a typed day of a road test proves nothing',
    citation: '49 CFR 391.51(b)(3)',
    file: aFile({ evidence: [aDocument('roadTest', { performed: '2026-01-15' }, { form: 'typedDay' })] }),
    on: '2026-02-01',
    lines: [{ code: 'road-test', status: 'missing', bars: true }],
  },
  {
    title: 'a typed day is enough for English, which needs no document',
    citation: '49 CFR 391.11(b)(2)',
    file: aFile({ evidence: [aDocument('englishAssessment', { performed: '2026-01-15' }, { form: 'typedDay' })] }),
    on: '2026-02-01',
    lines: [{ code: 'english', status: 'done' }],
  },
  {
    title: 'a positive test is no proof',
    citation: '49 CFR 382.301(a)',
    file: aFile({ evidence: [aDocument('drugTest', { received: '2026-01-15' }, { findings: ['positive'] })] }),
    on: '2026-01-19',
    lines: [{ code: 'drug-test', status: 'due', dueOn: '2026-01-19', bars: true }],
  },
  {
    title: 'a query with the answer "prohibited" is no proof',
    citation: '49 CFR 382.701(d)',
    file: aFile({
      evidence: [aDocument('clearinghouseFull', { queried: '2026-01-15' }, { findings: ['prohibited'] })],
    }),
    on: '2026-01-20',
    lines: [
      { code: 'clearinghouse-full', status: 'missing', bars: true },
      { code: 'not-disqualified', status: 'missing', bars: true },
    ],
  },
  {
    title: 'a query without an answer is no proof',
    citation: '49 CFR 382.701(a)',
    file: aFile({ evidence: [aDocument('clearinghouseFull', { queried: '2026-01-15' })] }),
    on: '2026-01-20',
    lines: [{ code: 'clearinghouse-full', status: 'missing' }],
  },
  {
    title: 'a driving record that shows "not certified" is no medical proof',
    citation: '49 CFR 391.23(m)(2)',
    file: aFile({
      evidence: [
        aDocument('mvr', { received: '2026-01-15' }, { about: 'TX', findings: ['licenseValid', 'notCertified'] }),
      ],
    }),
    on: '2026-01-20',
    lines: [
      { code: 'medical-proof-cdl', status: 'missing', bars: true },
      { code: 'employer-mvr', subject: 'TX', status: 'done' },
    ],
  },
  {
    title: 'a document that nobody has reviewed is not yet proof',
    citation: '49 CFR 391.31',
    file: aFile({ evidence: [aDocument('roadTest', { performed: '2026-01-15' }, { id: 'unreviewed', review: null })] }),
    on: '2026-01-18',
    lines: [{ code: 'road-test', status: 'due', others: ['unreviewed'], bars: true }],
  },
  {
    title: 'the same document twice is one proof',
    citation: '49 CFR 391.25(a)',
    file: aFile({
      evidence: ['one', 'two'].map((id) => aDocument('mvr', { received: '2026-01-20' }, { about: 'TX', id })),
    }),
    on: '2026-06-20',
    lines: [{ code: 'annual-mvr', subject: 'TX', status: 'done', lateness: [], dueOn: '2027-01-20' }],
  },
];
