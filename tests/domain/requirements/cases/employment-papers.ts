import type { EmploymentType } from '#domain/requirements/model/employment';
import { aDocument, aFile, anEmployment, type Case } from './format';

const section1 = (signed: string) => aDocument('i9Section1', { signed });
const hours = (signed: string) => aDocument('hoursStatement', { signed });
const report = (day: string) => aDocument('backgroundReport', { sent: day, received: day });
const disclosure = (day: string) => aDocument('fcraDisclosure', { sent: day, signed: day });
const authorization = (signed: string) => aDocument('fcraAuthorization', { signed });
const noOffer = [anEmployment({ hiredOn: null, startedOn: null })];
const as = (type: EmploymentType | undefined) => [anEmployment({ type })];

/** Hours, Form I-9 and reports (49 CFR 395.8(j)(2); 8 CFR 274a.2; 15 USC 1681b). */
export const employmentPaperCases: readonly Case[] = [
  {
    title: 'a statement of hours on the day of the first drive is in time',
    citation: '49 CFR 395.8(j)(2)',
    file: aFile({ evidence: [hours('2026-01-19')] }),
    on: '2026-02-01',
    lines: [{ code: 'hours-statement', status: 'done', store: 'hr', bars: false }],
  },
  {
    title: 'a statement of hours on the day after the first drive is late by a day',
    citation: '49 CFR 395.8(j)(2)',
    file: aFile({ evidence: [hours('2026-01-20')] }),
    on: '2026-02-01',
    lines: [{ code: 'hours-statement', status: 'late', daysLate: 1 }],
  },
  {
    title: 'a statement of hours signed seven days before the first drive counts',
    citation: '49 CFR 395.8(j)(2)',
    file: aFile({ evidence: [hours('2026-01-12')] }),
    on: '2026-01-20',
    lines: [{ code: 'hours-statement', status: 'done', bars: false }],
  },
  {
    title: 'a statement of hours signed eight days before says nothing about the seven days before the first drive',
    citation: '49 CFR 395.8(j)(2)',
    file: aFile({ evidence: [hours('2026-01-11')] }),
    on: '2026-01-20',
    lines: [{ code: 'hours-statement', status: 'missing', dueOn: '2026-01-19', bars: true }],
  },
  {
    title: 'a driver who is not used for the first time gives no statement of hours',
    citation: '49 CFR 395.8(j)(2)',
    file: aFile({ facts: { firstOrIntermittentUse: false } }),
    on: '2026-02-01',
    lines: [{ code: 'hours-statement', status: 'notApplicable', facts: ['firstOrIntermittentUse'], bars: false }],
  },
  {
    title: 'section 1 of Form I-9 may be signed between offer and hire',
    citation: '8 CFR 274a.2(b)(1)(i)',
    file: aFile({ evidence: [section1('2026-01-08')] }),
    on: '2026-02-01',
    lines: [{ code: 'i9-section-1', status: 'done', provenOn: '2026-01-08', bars: false }],
  },
  {
    title: 'section 1 of Form I-9 is due on the day of the hire, even if it is a Sunday',
    citation: '8 CFR 274a.2(b)(1)(i)',
    file: aFile({
      employments: [anEmployment({ hiredOn: '2026-01-11' })],
      evidence: [section1('2026-01-12')],
    }),
    on: '2026-02-01',
    lines: [{ code: 'i9-section-1', status: 'late', daysLate: 1 }],
  },
  {
    title: 'a missing Form I-9 does not bar driving',
    citation: '8 CFR 274a.2',
    file: aFile(),
    on: '2026-02-01',
    lines: [
      { code: 'i9-section-1', status: 'missing', dueOn: '2026-01-12', bars: false, acts: 'driver' },
      { code: 'i9-section-2', status: 'missing', dueOn: '2026-01-15', bars: false, acts: 'carrier' },
    ],
  },
  ...(['contractor', 'ownerOperator'] as const).map((type): Case => ({
    title: `no Form I-9 is asked of ${type === 'contractor' ? 'a contractor' : 'an owner-operator'}`,
    citation: '8 CFR 274a.1(f)',
    file: aFile({ employments: as(type) }),
    on: '2026-02-01',
    lines: [
      { code: 'i9-section-1', status: 'notApplicable', bars: false },
      { code: 'i9-section-2', status: 'notApplicable', bars: false },
    ],
  })),
  {
    title: 'whether Form I-9 is needed is unknown if nobody stated how the driver works for the carrier',
    citation: '8 CFR 274a.1(f)',
    file: aFile({ employments: as(undefined) }),
    on: '2026-02-01',
    lines: [
      { code: 'i9-section-1', status: 'unknown', facts: ['employee'] },
      { code: 'i9-section-2', status: 'unknown', facts: ['employee'] },
    ],
  },
  {
    title: 'no Form I-9 is asked of a candidate',
    citation: '8 CFR 274a.2(b)(1)(i)',
    file: aFile({ employments: noOffer }),
    on: '2026-02-01',
    lines: [
      { code: 'i9-section-1', status: 'notApplicable', why: 'noOffer' },
      { code: 'i9-section-2', status: 'notApplicable', why: 'noOffer' },
    ],
  },
  {
    title: 'a disclosure and an authorization on the day of the order are in time, also for a candidate',
    citation: '15 USC 1681b(b)(2)(A)',
    file: aFile({
      employments: noOffer,
      evidence: [disclosure('2026-01-07'), authorization('2026-01-07'), report('2026-01-07')],
    }),
    on: '2026-01-10',
    lines: [
      { code: 'fcra-disclosure', status: 'done', bars: false },
      { code: 'fcra-authorization', status: 'done', bars: false },
    ],
  },
  {
    title: 'an authorization of the day after the order is late by a day',
    citation: '15 USC 1681b(b)(2)(A)(ii)',
    file: aFile({ evidence: [disclosure('2026-01-07'), report('2026-01-07'), authorization('2026-01-08')] }),
    on: '2026-02-01',
    lines: [
      { code: 'fcra-disclosure', status: 'done' },
      { code: 'fcra-authorization', status: 'late', daysLate: 1, bars: false },
    ],
  },
  {
    title: 'a report that was ordered without any paper leaves both missing',
    citation: '15 USC 1681b(b)(2)(A)',
    file: aFile({ evidence: [report('2026-01-07')] }),
    on: '2026-01-10',
    lines: [
      { code: 'fcra-disclosure', status: 'missing', dueOn: '2026-01-07', bars: false, store: 'hr' },
      { code: 'fcra-authorization', status: 'missing', dueOn: '2026-01-07', bars: false, acts: 'driver' },
    ],
  },
  {
    title: 'without a report nothing is disclosed or authorized',
    citation: '15 USC 1681b(b)(2)(A)',
    file: aFile(),
    on: '2026-02-01',
    lines: [
      { code: 'fcra-disclosure', status: 'notApplicable', why: 'notRequested' },
      { code: 'fcra-authorization', status: 'notApplicable', why: 'notRequested' },
    ],
  },
  {
    title: 'a report that the platform ordered asks nothing of the carrier',
    citation: '15 USC 1681b(b)(2)(A)',
    file: aFile({
      evidence: [{ ...report('2026-01-07'), obtainedBy: 'platform', organizationId: null, employmentId: null }],
    }),
    on: '2026-02-01',
    lines: [
      { code: 'fcra-disclosure', status: 'notApplicable', why: 'notRequested' },
      { code: 'fcra-authorization', status: 'notApplicable', why: 'notRequested' },
    ],
  },
  {
    title: 'an authorization to another carrier does not cover the report of this one',
    citation: '15 USC 1681b(b)(2)(A)(ii)',
    file: aFile({
      evidence: [
        { ...authorization('2026-01-06'), organizationId: 'other-carrier', employmentId: null },
        disclosure('2026-01-06'),
        report('2026-01-07'),
      ],
    }),
    on: '2026-02-01',
    lines: [{ code: 'fcra-authorization', status: 'missing', dueOn: '2026-01-07' }],
  },
  {
    title: 'a candidate who is refused because of a report is owed the notice',
    citation: '15 USC 1681b(b)(3)',
    file: aFile({ employments: noOffer, facts: { refusedBecauseOfReport: true } }),
    on: '2026-02-01',
    lines: [{ code: 'adverse-action', status: 'missing', bars: false, acts: 'carrier', store: 'hr' }],
  },
  {
    title: 'a driver who was not refused because of a report is owed no notice',
    citation: '15 USC 1681b(b)(3)',
    file: aFile(),
    on: '2026-02-01',
    lines: [{ code: 'adverse-action', status: 'notApplicable', facts: ['refusedBecauseOfReport'], bars: false }],
  },
];
