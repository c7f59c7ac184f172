import { countWithin } from '../driver-histories/coverage';
import { DAYS_PER_MONTH, daysWithin, monthsOfDays, type WorkRecord } from '../drivers/work-record';
import { daysAfter } from '../shared/periods';

/** The windows of the qualification summary, in months (docs/requirements.md#driver-file-for-carriers). */
export const summaryWindows = [36, 60] as const;
/** One of {@link summaryWindows}. */
export type SummaryWindow = (typeof summaryWindows)[number];

/** Verifiable experience, and moving violations and accidents, within one of the windows. */
export interface QualificationSummary {
  readonly windowMonths: SummaryWindow;
  /** Months of commercial driving that the work history accounts for. */
  readonly experienceMonths: number;
  /** Number of moving violations and accidents. */
  readonly events: number;
}

interface SummaryFacts {
  readonly workRecord: WorkRecord;
  /** The dates of all violations and accidents. */
  readonly eventDates: readonly string[];
  readonly today: string;
}

/**
 * The summary over 36 or 60 months, whichever has more experience; the shorter one if both have the same. Only jobs in the
 * work history are verifiable, the driver's own answer is not.
 */
export function qualificationSummary({ workRecord, eventDates, today }: SummaryFacts): QualificationSummary {
  const [short, long] = summaryWindows;
  const inShort = verifiableMonths(workRecord, short, today);
  const inLong = verifiableMonths(workRecord, long, today);
  const windowMonths = inLong > inShort ? long : short;
  return {
    windowMonths,
    experienceMonths: Math.max(inLong, inShort),
    events: countWithin(eventDates, today, windowMonths),
  };
}

function verifiableMonths({ driving }: WorkRecord, windowMonths: number, today: string): number {
  const from = daysAfter(today, 1 - Math.ceil(windowMonths * DAYS_PER_MONTH));
  return Math.min(windowMonths, monthsOfDays(daysWithin(driving, { from, to: today })));
}
