import { aDocument, aFile, aLicense, aPastEmployer, type Case } from './format';

const answer = (about: string, received: string) =>
  aDocument('safetyInquiry', { sent: '2026-01-13', received }, { about });
const attempt = (about: string, performed: string) =>
  aDocument('safetyInquiry', { performed }, { about, form: 'noneCouldBeAsked' });

/** One line for each past employer and each licensing state, and the lines for "none". */
export const oneLineEachCases: readonly Case[] = [
  {
    title: 'one past employer that answered does not answer for the other',
    citation: '49 CFR 391.23(c)',
    file: aFile({
      pastEmployers: [aPastEmployer({ id: 'north' }), aPastEmployer({ id: 'south' })],
      evidence: [answer('north', '2026-01-20')],
    }),
    on: '2026-02-12',
    lines: [
      { code: 'safety-history', subject: 'north', status: 'done', provenOn: '2026-01-20' },
      { code: 'safety-history', subject: 'south', status: 'missing', dueOn: '2026-02-11' },
    ],
  },
  {
    title: 'a documented good-faith effort meets the requirement for an employer that does not answer',
    citation: '49 CFR 391.23(c)(2)',
    file: aFile({ pastEmployers: [aPastEmployer()], evidence: [attempt('old-carrier', '2026-02-11')] }),
    on: '2026-03-01',
    lines: [{ code: 'safety-history', subject: 'old-carrier', status: 'done' }],
  },
  {
    title: 'an inquiry that is only sent does not meet the requirement, and is shown beside it',
    citation: '49 CFR 391.23(c)',
    file: aFile({
      pastEmployers: [aPastEmployer()],
      evidence: [aDocument('safetyInquiry', { sent: '2026-01-13' }, { id: 'attempt', about: 'old-carrier' })],
    }),
    on: '2026-02-01',
    lines: [{ code: 'safety-history', subject: 'old-carrier', status: 'due', others: ['attempt'] }],
  },
  {
    title: 'without a regulated employer in three years, a note says that no investigation was possible',
    citation: '49 CFR 391.23(c)(4)',
    file: aFile({ pastEmployers: [aPastEmployer({ mode: null })] }),
    on: '2026-03-01',
    lines: [
      { code: 'no-dot-employer-note', status: 'missing', dueOn: '2026-02-11' },
      { code: 'safety-history', status: 'notApplicable' },
    ],
  },
  {
    title: 'with a regulated employer no such note is needed',
    citation: '49 CFR 391.23(c)(4)',
    file: aFile({ pastEmployers: [aPastEmployer()] }),
    on: '2026-03-01',
    lines: [{ code: 'no-dot-employer-note', status: 'notApplicable', why: 'conditionNotMet' }],
  },
  {
    title: 'a certificate that a state has no record meets the requirement for this state only',
    citation: '49 CFR 391.51(b)(2)',
    file: aFile({
      licenses: [aLicense(), aLicense({ state: 'OK', heldFrom: '2024-01-01', heldUntil: '2024-12-31' })],
      evidence: [aDocument('mvr', { received: '2026-01-30' }, { about: 'OK', form: 'noRecordExists' })],
    }),
    on: '2026-03-01',
    lines: [
      { code: 'employer-mvr', subject: 'OK', status: 'done' },
      { code: 'employer-mvr', subject: 'TX', status: 'missing' },
    ],
  },
];
