import { HOUR_MS, MINUTE_MS } from '../../shared/durations';

/** Driving after ten hours off duty (49 CFR 395.3(a)(3)(i)). */
export const DRIVING_MS = 11 * HOUR_MS;
/** The time after coming on duty within which a driver may drive (395.3(a)(2)). */
export const WINDOW_MS = 14 * HOUR_MS;
/** Driving after which a break is due (395.3(a)(3)(ii)). */
export const BREAK_AFTER_MS = 8 * HOUR_MS;
/** Consecutive time without driving that counts as the break: off duty, in the berth, on duty, or a mix of them. */
export const BREAK_MS = 30 * MINUTE_MS;
/** Consecutive hours off duty that start a new day of driving (395.3(a)(1)). */
export const FULL_REST_MS = 10 * HOUR_MS;
/** Consecutive hours off duty that start a new week of driving (395.3(c)). */
export const RESTART_MS = 34 * HOUR_MS;
/** The part of a split rest in the berth; both parts together are a full rest (395.1(g)(1)(ii)). */
export const SPLIT_BERTH_MS = 7 * HOUR_MS;
/** The other part, off duty or in the berth. */
export const SPLIT_SHORT_MS = 2 * HOUR_MS;
/** The addition of adverse driving conditions to driving and to the window (395.1(b)(1)). */
export const ADVERSE_MS = 2 * HOUR_MS;

/** The weekly limits: 60 hours in 7 days, or 70 in 8 for carriers that operate every day of the week (395.3(b)). */
export const hosCycles = ['60/7', '70/8'] as const;
/** One of {@link hosCycles}. */
export type HosCycle = (typeof hosCycles)[number];

interface CycleLimit {
  readonly days: number;
  readonly workMs: number;
  readonly paragraph: string;
}

/** Days, work and paragraph of each weekly limit. */
export const cycleLimits: Readonly<Record<HosCycle, CycleLimit>> = {
  '60/7': { days: 7, workMs: 60 * HOUR_MS, paragraph: '49 CFR 395.3(b)(1)' },
  '70/8': { days: 8, workMs: 70 * HOUR_MS, paragraph: '49 CFR 395.3(b)(2)' },
};

/** The rules that a time of driving may break. */
export const hosRules = ['driving', 'window', 'break', 'cycle'] as const;
/** One of {@link hosRules}. */
export type HosRule = (typeof hosRules)[number];

/** The paragraph of each daily rule. */
export const ruleParagraphs: Readonly<Record<Exclude<HosRule, 'cycle'>, string>> = {
  driving: '49 CFR 395.3(a)(3)(i)',
  window: '49 CFR 395.3(a)(2)',
  break: '49 CFR 395.3(a)(3)(ii)',
};

/** Exceptions that a driver claims for the day on which the window began. */
export const hosExemptions = ['adverseConditions', 'shortHaul'] as const;
/** One of {@link hosExemptions}: two hours more (395.1(b)(1)), or no break (395.1(e)). */
export type HosExemption = (typeof hosExemptions)[number];

/** The terms of the rules, in addition to the log. */
export interface HosTerms {
  readonly cycle: HosCycle;
  /** The zone of the home terminal, whose days the weekly limit counts. */
  readonly zone: string;
  /** The dates for which each exception is claimed. */
  readonly exemptions: Readonly<Record<HosExemption, readonly string[]>>;
}
