import { aDocument, aFile, anEmployment, type Case } from './format';

const ended = (endedOn: string, hiredOn = '2024-03-04') => [
  anEmployment({ appliedOn: '2024-03-01', hiredOn, startedOn: '2024-03-11', endedOn }),
];
const section1 = aDocument('i9Section1', { signed: '2024-03-04' });
const test = (findings: 'negative' | 'positive') =>
  aDocument('drugTest', { received: '2026-01-15' }, { findings: [findings], id: findings });

/** Each stored document has a day until which it must be kept. */
export const keepUntilCases: readonly Case[] = [
  {
    title: 'Form I-9 is kept three years after the hire if that is later',
    citation: '8 CFR 274a.2(b)(2)(i)(A)',
    file: aFile({ employments: ended('2025-01-31'), evidence: [section1] }),
    on: '2026-01-01',
    lines: [{ code: 'i9-section-1', status: 'done', keepUntil: '2027-03-04', store: 'hr' }],
  },
  {
    title: 'Form I-9 is kept one year after the end if that is later',
    citation: '8 CFR 274a.2(b)(2)(i)(A)',
    file: aFile({ employments: ended('2026-06-30'), evidence: [section1] }),
    on: '2026-07-01',
    lines: [{ code: 'i9-section-1', status: 'done', keepUntil: '2027-06-30' }],
  },
  {
    title: 'while the driver is employed, the end of retention is not known',
    citation: '49 CFR 391.51(c)',
    file: aFile({ evidence: [aDocument('roadTest', { performed: '2026-01-15' })] }),
    on: '2026-07-01',
    lines: [{ code: 'road-test', status: 'done', keepUntil: null }],
  },
  {
    title: 'a certificate of violations that is no longer asked for is still kept for its three years',
    citation: '49 CFR 391.51(d)',
    file: aFile({
      employments: [anEmployment({ appliedOn: '2020-02-20', hiredOn: '2020-03-02', startedOn: '2020-03-02' })],
      evidence: [aDocument('violationsCertificate', { signed: '2022-03-01' })],
    }),
    on: '2023-01-01',
    lines: [
      { code: 'violations-certificate', status: 'notApplicable', keepUntil: '2025-03-01', store: 'qualification' },
    ],
  },
  {
    title: 'a negative test is kept for one year',
    citation: '49 CFR 382.401(b)(3)',
    file: aFile({ evidence: [test('negative')] }),
    on: '2026-02-01',
    lines: [{ code: 'drug-test', status: 'done', keepUntil: '2027-01-15', store: 'drugAlcohol' }],
  },
  {
    title: 'the consent to limited queries is kept three years after the last query',
    citation: '49 CFR 382.703(a)',
    file: aFile({
      employments: ended('2027-06-30'),
      evidence: [
        aDocument('clearinghouseConsent', { signed: '2024-03-01' }),
        aDocument('clearinghouseFull', { queried: '2024-03-05' }, { findings: ['clear'] }),
        aDocument('clearinghouseLimited', { queried: '2025-03-01' }, { findings: ['clear'] }),
      ],
    }),
    on: '2025-06-01',
    lines: [{ code: 'clearinghouse-consent', status: 'done', keepUntil: '2028-03-01' }],
  },
  {
    title: 'an annual record is kept three years after it was issued, not received',
    citation: '49 CFR 391.51(d)',
    file: aFile({
      evidence: [aDocument('mvr', { issued: '2026-12-20', received: '2027-01-05' }, { about: 'TX' })],
    }),
    on: '2027-02-01',
    lines: [{ code: 'annual-mvr', subject: 'TX', status: 'done', keepUntil: '2029-12-20' }],
  },
  {
    title: 'hazmat training is kept 90 days after the employment',
    citation: '49 CFR 172.704(d)',
    file: aFile({
      facts: { hazmat: true },
      employments: ended('2026-01-31'),
      evidence: [aDocument('hazmatTraining', { performed: '2025-03-01' })],
    }),
    on: '2026-03-01',
    lines: [{ code: 'hazmat-training', status: 'late', keepUntil: '2026-05-01', store: 'hr' }],
  },
  {
    title: 'answers about tests are kept until the later of two ends',
    citation: '49 CFR 40.25(g), 391.53(c)',
    file: aFile({
      employments: ended('2024-05-31'),
      pastEmployers: [
        {
          id: 'railroad',
          name: 'Railroad',
          startDate: '2020-01-01',
          endDate: '2024-02-01',
          mode: 'fra',
          isSafetySensitive: true,
        },
      ],
      evidence: [aDocument('drugAlcoholInquiry', { received: '2024-03-20' }, { about: 'railroad' })],
    }),
    on: '2025-01-01',
    lines: [
      {
        code: 'drug-alcohol-past-other-modes',
        subject: 'railroad',
        status: 'done',
        keepUntil: '2027-05-31',
        store: 'investigation',
      },
    ],
  },
];
