import { candidacySources } from '#domain/candidacies/sources';
import type { HiringReport, HiringReportRow } from '#domain/hiring-reports/schema';
import { partyOf, replies, roundStages } from '#domain/hiring-reports/spans';

const none = { count: 0, medianDays: null, p90Days: null };

/** Twelve first contacts, two hires, one application passed on. */
export function aHiringReport(more: Partial<HiringReport> = {}): HiringReport {
  const hires = { count: 2, medianDays: 9.5, p90Days: 14 };
  return {
    from: '2026-08-31',
    to: '2026-11-22',
    at: '2026-11-22T09:30:00.000Z',
    contacts: 12,
    hires,
    closed: 3,
    weeks: [{ monday: '2026-11-16', from: '2026-11-16', to: '2026-11-22', contacts: 12, hires, closed: 3 }],
    stages: roundStages.map((stage) => ({
      stage,
      left: none,
      waiting: stage === 'inReview' ? { count: 4, medianDays: 3.5, p90Days: 6 } : none,
      stays: stage === 'inReview' ? { count: 4, medianDays: 3.5, p90Days: 6 } : none,
    })),
    replies: replies.map((reply) => ({
      party: partyOf(reply),
      reply,
      answered: reply === 'answerInvite' ? { count: 5, medianDays: 1.2, p90Days: 4 } : none,
      unanswered: reply === 'answerInvite' ? 1 : 0,
      awaited: none,
    })),
    sources: candidacySources.map((source) => ({
      source,
      contacts: source === 'search' ? 12 : 0,
      contactsHired: source === 'search' ? 3 : 0,
      contactsClosed: source === 'search' ? 3 : 0,
      contactsOpen: source === 'search' ? 6 : 0,
      hires: source === 'search' ? hires : none,
    })),
    reasons: [{ by: 'fleet', reason: 'not_a_match', count: 3 }],
    ...more,
  };
}

/** A report on a period without any hiring. */
export const anEmptyHiringReport = (): HiringReport => {
  const { stages, ...report } = aHiringReport();
  return {
    ...report,
    contacts: 0,
    hires: none,
    closed: 0,
    weeks: [],
    stages: stages.map(({ stage }) => ({ stage, left: none, waiting: none, stays: none })),
  };
};

export const aHiringRow = (more: Partial<HiringReportRow> = {}): HiringReportRow => ({
  candidacyId: '018f0000-0000-7000-8000-000000000501',
  round: 1,
  driver: { _id: '018f0000-0000-7000-8000-000000000401', name: 'Nora Lane' },
  order: { _id: '018f0000-0000-7000-8000-000000000601', title: 'Regional driver' },
  facility: 'Dallas yard',
  source: 'search',
  name: 'inReview',
  startedAt: '2026-11-16T09:30:00.000Z',
  endedAt: null,
  days: 6,
  hiredAt: null,
  closedAt: null,
  by: null,
  reason: null,
  ...more,
});
