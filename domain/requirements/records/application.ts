import type { Requirement } from '../model/requirement';
import { keep, noApplicationFile, record } from './record';

const file = { store: 'qualification', keep: keep('end + 3 years') } as const;
const onApplication = {
  ...file,
  per: 'employment',
  appliesIf: ['dqJob'],
  exemptIf: noApplicationFile,
  due: { by: 'first drive' },
  acts: 'driver',
} as const;
const applicationWith = (finding: 'accidentsListed' | 'tenYearsListed') =>
  ({ kind: 'application', dated: 'signed', findings: [finding] }) as const;
const historyOf = (history: 'homes' | 'work') =>
  ({ kind: 'application', dated: 'signed', history: { of: history, months: 36 } }) as const;
const priorEmployersNotice = { kind: 'priorEmployersNotice', dated: 'signed', since: 'any' } as const;

/** Application: 49 CFR 391.21, 391.23(i), 383.35. */
export const applicationRecords: readonly Requirement[] = [
  record({
    ...onApplication,
    code: 'application',
    title: 'Application to this carrier, completed and signed',
    citation: '49 CFR 391.21(a)-(c)',
    note: "Names this carrier, signed and dated. An application to another company doesn't count.",
    proofs: [{ kind: 'application', dated: 'signed' }],
    bars: true,
  }),
  record({
    ...onApplication,
    code: 'accidents-and-violations-3-years',
    title: 'Accidents, violations and license suspensions disclosed',
    citation: '49 CFR 391.21(b)(7)-(9)',
    note: 'Accidents and convictions of three years; denials, revocations and suspensions without a time limit.',
    proofs: [applicationWith('accidentsListed')],
  }),
  record({
    ...onApplication,
    code: 'homes-36-months',
    title: '3-year residence history',
    citation: '49 CFR 391.21(b)(3)',
    note: 'Three years before the application. Gaps of up to 30 days are accepted (Gladhand policy).',
    proofs: [historyOf('homes')],
  }),
  record({
    ...onApplication,
    code: 'work-36-months',
    title: '3-year employment history',
    citation: '49 CFR 391.21(b)(10)',
    note: 'Three years before the application. Gaps of up to 30 days are accepted (Gladhand policy).',
    proofs: [historyOf('work')],
  }),
  record({
    ...onApplication,
    code: 'cdl-employers-10-years',
    title: 'CDL employment history, prior 7 years',
    citation: '49 CFR 391.21(b)(11), 383.35',
    appliesIf: ['cdlJob'],
    proofs: [applicationWith('tenYearsListed')],
  }),
  record({
    ...onApplication,
    code: 'cdl-employers-with-application',
    title: '10-year CDL employment history',
    citation: '49 CFR 383.35(a)-(c)',
    note: 'Listed at the time of the application, also for an intrastate job, in an exempt operation, or with several carriers.',
    appliesIf: ['cdlJob'],
    exemptIf: ['furnished'],
    due: { by: 'application' },
    proofs: [applicationWith('tenYearsListed')],
    keep: [],
  }),
  record({
    ...onApplication,
    code: 'prior-employers-notice',
    title: 'Notice that past employers will be contacted',
    citation: '49 CFR 391.21(d), 383.35(f), 391.23(i)(1)',
    note: 'In writing, before the application is signed. Since October 30, 2004, with the rights of 391.23(i).',
    due: { by: 'application' },
    proofs: [priorEmployersNotice],
    acts: 'carrier',
  }),
  record({
    ...onApplication,
    code: 'prior-employers-notice-cdl',
    title: 'Notice that past employers will be contacted: CDL job outside part 391',
    citation: '49 CFR 383.35(f)',
    note: 'Before the application is submitted: for an intrastate job, in an exempt operation, or with several carriers.',
    appliesIf: ['cdlJob', 'outsideApplicationRules'],
    exemptIf: ['furnished'],
    due: { by: 'application' },
    proofs: [priorEmployersNotice],
    acts: 'carrier',
    keep: [],
  }),
];
