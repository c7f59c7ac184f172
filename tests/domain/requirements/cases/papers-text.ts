import { aDocument, aFile, anEmployment, type Case } from './format';

const furnished = [anEmployment({ isFurnished: true })];
const certificate = aDocument('furnishedDriverCertificate', {
  signed: '2026-01-10',
  expires: '2027-03-01',
  medicalExpires: '2027-03-01',
});
const contact = (performed: string, answer: 'yes' | 'no') =>
  aDocument('furnishedDriverContact', { performed }, { findings: [answer] });
const california = { jobState: 'CA' };
const refused = { refusedBecauseOfReport: true };
const noOffer = [anEmployment({ hiredOn: null, startedOn: null })];
const notice = (kind: 'preAdverseNotice' | 'adverseActionNotice', sent: string) => aDocument(kind, { sent });

/** Papers by the text: 49 CFR 391.65, California Vehicle Code 1808.1, 15 USC 1681b(b)(3). */
export const paperTextCases: readonly Case[] = [
  {
    title: 'the carrier that furnishes a driver is asked whether its certificate is valid',
    citation: '49 CFR 391.65(b)(1)',
    file: aFile({ employments: furnished, evidence: [certificate] }),
    on: '2026-02-20',
    lines: [
      { code: 'furnished-driver-certificate', status: 'done' },
      { code: 'furnished-driver-contact', status: 'missing', dueOn: '2026-01-19', bars: false },
    ],
  },
  {
    title: 'a call in which the other carrier confirms the certificate is enough',
    citation: '49 CFR 391.65(b)(1)-(2)',
    file: aFile({ employments: furnished, evidence: [certificate, contact('2026-01-12', 'yes')] }),
    on: '2026-02-20',
    lines: [{ code: 'furnished-driver-contact', status: 'done', keepUntil: '2029-01-12' }],
  },
  {
    title: 'the certificate of a driver who left the other carrier is not valid',
    citation: '49 CFR 391.65(c)',
    file: aFile({
      employments: furnished,
      evidence: [certificate, contact('2026-01-12', 'yes'), contact('2026-06-01', 'no')],
    }),
    on: '2026-06-01',
    lines: [{ code: 'furnished-driver-certificate', status: 'expired', why: 'breached', bars: true }],
  },
  {
    title: 'an employer in California reviews a current record before the hire',
    citation: 'California Vehicle Code 1808.1(a)',
    file: aFile({ facts: california }),
    on: '2026-01-13',
    lines: [{ code: 'pull-notice-prospective', status: 'missing', dueOn: '2026-01-12', bars: false }],
  },
  {
    title: 'a record issued 29 days before the hire is current',
    citation: 'California Vehicle Code 1808.1(a)',
    file: aFile({
      facts: california,
      employments: [anEmployment({ appliedOn: '2025-12-01' })],
      evidence: [aDocument('mvr', { issued: '2025-12-14', received: '2025-12-16' }, { about: 'CA' })],
    }),
    on: '2026-02-01',
    lines: [{ code: 'pull-notice-prospective', status: 'done' }],
  },
  {
    title: 'a record issued 30 days before the hire is not current',
    citation: 'California Vehicle Code 1808.1(a)',
    file: aFile({
      facts: california,
      employments: [anEmployment({ appliedOn: '2025-12-01' })],
      evidence: [aDocument('mvr', { issued: '2025-12-13', received: '2025-12-16' }, { about: 'CA' })],
    }),
    on: '2026-02-01',
    lines: [{ code: 'pull-notice-prospective', status: 'missing' }],
  },
  {
    title: 'a report of the pull notice is signed at least every twelve months',
    citation: 'California Vehicle Code 1808.1(c)',
    file: aFile({ facts: california, evidence: [aDocument('pullNoticeReport', { signed: '2026-03-02' })] }),
    on: '2027-03-03',
    lines: [{ code: 'pull-notice-report', status: 'expired', dueOn: '2027-03-02', bars: false }],
  },
  {
    title: 'a job in Texas has no pull notice',
    citation: 'California Vehicle Code 1808.1',
    file: aFile(),
    on: '2027-03-03',
    lines: [
      { code: 'pull-notice-report', status: 'notApplicable', facts: ['jobState'] },
      { code: 'pull-notice-prospective', status: 'notApplicable', facts: ['jobState'] },
    ],
  },
  {
    title: 'one notice after the decision does not replace the one before it',
    citation: '15 USC 1681b(b)(3)(A)',
    file: aFile({ facts: refused, employments: noOffer, evidence: [notice('adverseActionNotice', '2026-01-20')] }),
    on: '2026-02-01',
    lines: [
      { code: 'pre-adverse-action', status: 'missing', acts: 'carrier', bars: false },
      { code: 'adverse-action', status: 'done' },
    ],
  },
  {
    title: 'a copy of the report before the decision and a notice after it are enough',
    citation: '15 USC 1681b(b)(3)(A), 1681m(a)',
    file: aFile({
      facts: refused,
      employments: noOffer,
      evidence: [notice('preAdverseNotice', '2026-01-13'), notice('adverseActionNotice', '2026-01-20')],
    }),
    on: '2026-02-01',
    lines: [
      { code: 'pre-adverse-action', status: 'done', provenOn: '2026-01-13', keepUntil: '2031-01-13' },
      { code: 'adverse-action', status: 'done', provenOn: '2026-01-20' },
    ],
  },
  {
    title: 'one notice is enough for a driver who applied by mail, phone or computer only',
    citation: '15 USC 1681b(b)(3)(B)-(C)',
    file: aFile({
      facts: { ...refused, remoteHiring: true },
      employments: noOffer,
      evidence: [notice('adverseActionNotice', '2026-01-20')],
    }),
    on: '2026-02-01',
    lines: [
      { code: 'pre-adverse-action', status: 'done' },
      { code: 'adverse-action', status: 'done' },
    ],
  },
  {
    title: 'an accepted hire shows that the driver was not refused because of a report',
    citation: '15 USC 1681a(k)(1)(B)(ii), 1681b(b)(3)',
    file: aFile({ facts: { refusedBecauseOfReport: undefined } }),
    on: '2026-01-08',
    lines: [
      {
        code: 'pre-adverse-action',
        status: 'notApplicable',
        why: 'conditionNotMet',
        facts: ['refusedBecauseOfReport'],
      },
      { code: 'adverse-action', status: 'notApplicable', why: 'conditionNotMet', facts: ['refusedBecauseOfReport'] },
    ],
  },
  {
    title: 'an employee whom a later report costs the job is owed the notices, too',
    citation: '15 USC 1681a(k)(1)(B)(ii): any decision that adversely affects a current employee',
    file: aFile({ facts: refused }),
    on: '2026-02-01',
    lines: [
      { code: 'pre-adverse-action', status: 'missing' },
      { code: 'adverse-action', status: 'missing' },
    ],
  },
  {
    title: 'the carrier answers for the age of a driver between states',
    citation: '49 CFR 391.11(a)',
    file: aFile({ facts: { birthDate: '2006-01-01' } }),
    on: '2026-02-01',
    lines: [{ code: 'age-21-interstate', status: 'missing', acts: 'carrier', bars: true }],
  },
];
