import type { PastEmployer } from '#domain/requirements/model/facts';
import { aDocument, aFile, aPastEmployer, type Case } from './format';

const answer = (received: string, about = 'old-carrier') =>
  aDocument('safetyInquiry', { sent: '2026-01-13', received }, { about });
const effort = (performed: string, about = 'old-carrier') =>
  aDocument('safetyInquiry', { performed }, { about, form: 'noneCouldBeAsked' });
const note = (performed: string) => aDocument('noDotEmployerNote', { performed });
const employers = (more: Partial<PastEmployer> = {}) => [aPastEmployer(more)];

/** The safety history of the three years before (49 CFR 391.23(a)(2), (c), (d)). */
export const safetyHistoryCases: readonly Case[] = [
  {
    title: 'an answer on the thirtieth day after the hire is in time',
    citation: '49 CFR 391.23(c)',
    file: aFile({ pastEmployers: employers(), evidence: [answer('2026-02-11')] }),
    on: '2027-01-01',
    lines: [
      {
        code: 'safety-history',
        subject: 'old-carrier',
        status: 'done',
        provenOn: '2026-02-11',
        store: 'investigation',
        bars: false,
      },
    ],
  },
  {
    title: 'an answer on the thirty-first day is late by a day, although the question was in time',
    citation: '49 CFR 391.23(c)',
    file: aFile({ pastEmployers: employers(), evidence: [answer('2026-02-12')] }),
    on: '2027-01-01',
    lines: [{ code: 'safety-history', subject: 'old-carrier', status: 'late', daysLate: 1, bars: false }],
  },
  {
    title: 'an effort that was documented in time stays timely when the answer comes later',
    citation: '49 CFR 391.23(c)(2)',
    file: aFile({ pastEmployers: employers(), evidence: [effort('2026-02-10'), answer('2026-03-20')] }),
    on: '2026-06-01',
    lines: [{ code: 'safety-history', subject: 'old-carrier', status: 'done', lateness: [] }],
  },
  {
    title: 'an effort that was documented on the thirty-first day is late by a day',
    citation: '49 CFR 391.23(c)(2)',
    file: aFile({ pastEmployers: employers(), evidence: [effort('2026-02-12')] }),
    on: '2026-06-01',
    lines: [{ code: 'safety-history', subject: 'old-carrier', status: 'late', daysLate: 1 }],
  },
  ...(['faa', 'fra', 'fta', 'phmsa', 'uscg'] as const).map((mode): Case => ({
    title: `an employer regulated by the ${mode.toUpperCase()} is asked for the safety history, too`,
    citation: '49 CFR 391.23(a)(2)',
    file: aFile({ pastEmployers: employers({ id: 'other-mode', mode }) }),
    on: '2026-02-12',
    lines: [
      { code: 'safety-history', subject: 'other-mode', status: 'missing', dueOn: '2026-02-11', bars: false },
      { code: 'drug-alcohol-past-other-modes', subject: 'other-mode', status: 'missing', dueOn: '2026-02-11' },
      { code: 'no-dot-employer-note', status: 'notApplicable' },
    ],
  })),
  {
    title: 'of two employers, the one that no agency regulated is not asked',
    citation: '49 CFR 391.23(a)(2)',
    file: aFile({ pastEmployers: [aPastEmployer(), aPastEmployer({ id: 'bakery', mode: null })] }),
    on: '2026-02-12',
    lines: [
      { code: 'safety-history', subject: 'old-carrier', status: 'missing' },
      { code: 'safety-history', subject: 'bakery', status: 'absent' },
    ],
  },
  {
    title: 'an employer about whose agency nothing is known leaves its line unknown',
    citation: '49 CFR 391.23(a)(2)',
    file: aFile({ pastEmployers: employers({ mode: undefined }) }),
    on: '2026-02-01',
    lines: [{ code: 'safety-history', subject: 'old-carrier', status: 'unknown', facts: ['pastEmployers'] }],
  },
  {
    title: 'an employer for whom the driver still works is asked',
    citation: '49 CFR 391.23(a)(2)',
    file: aFile({ pastEmployers: employers({ endDate: null }) }),
    on: '2026-02-12',
    lines: [{ code: 'safety-history', subject: 'old-carrier', status: 'missing', dueOn: '2026-02-11' }],
  },
  {
    title: 'an employer of after the hire is not asked',
    citation: '49 CFR 391.23(a)(2)',
    file: aFile({
      pastEmployers: [aPastEmployer(), aPastEmployer({ id: 'next', startDate: '2026-06-01', endDate: null })],
    }),
    on: '2026-08-01',
    lines: [{ code: 'safety-history', subject: 'next', status: 'absent' }],
  },
  {
    title: 'the answer of one employer about another is the answer of neither',
    citation: '49 CFR 391.23(c)',
    file: aFile({
      pastEmployers: [aPastEmployer({ id: 'north' }), aPastEmployer({ id: 'south' })],
      evidence: [answer('2026-01-20', 'elsewhere')],
    }),
    on: '2026-02-12',
    lines: [
      { code: 'safety-history', subject: 'north', status: 'missing' },
      { code: 'safety-history', subject: 'south', status: 'missing' },
    ],
  },
  {
    title: 'a driver who never had an employer needs the note on the thirtieth day',
    citation: '49 CFR 391.23(c)(4)',
    file: aFile({ evidence: [note('2026-02-11')] }),
    on: '2026-06-01',
    lines: [
      { code: 'no-dot-employer-note', status: 'done', provenOn: '2026-02-11', store: 'investigation' },
      { code: 'safety-history', status: 'notApplicable' },
    ],
  },
  {
    title: 'a note that there was no employer to ask is late on the thirty-first day',
    citation: '49 CFR 391.23(c)(4)',
    file: aFile({ evidence: [note('2026-02-12')] }),
    on: '2026-06-01',
    lines: [{ code: 'no-dot-employer-note', status: 'late', daysLate: 1, bars: false }],
  },
  {
    title: 'a regulated employer of more than three years ago leaves the note',
    citation: '49 CFR 391.23(c)(4)',
    file: aFile({ pastEmployers: employers({ endDate: '2023-01-04' }) }),
    on: '2026-02-12',
    lines: [{ code: 'no-dot-employer-note', status: 'missing', dueOn: '2026-02-11', bars: false }],
  },
  {
    title: 'a report that an employer did not answer is never missing',
    citation: '49 CFR 391.23(c)(3)',
    file: aFile({ pastEmployers: employers(), evidence: [effort('2026-02-10')] }),
    on: '2026-06-01',
    lines: [{ code: 'non-response-report', status: 'notApplicable', bars: false }],
  },
];
