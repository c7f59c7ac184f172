import type { Weekday } from '../shared/job-enums';
import type { AgreedRate } from './agreed-rates';
import type { PayTerms } from './terms';

/** To which day the hours of a shift over midnight count: that of its start, or that of the clock. */
export const dayRules = ['shiftStart', 'calendarDay'] as const;
/** One of {@link dayRules}. */
export type DayRule = (typeof dayRules)[number];

/** When the workweek begins in the local time of the facility (29 CFR 778.105). */
export interface WorkweekStart {
  readonly weekday: Weekday;
  /** Full hours, 0 to 23. */
  readonly hour: number;
}

/** The workweek of a carrier that chose none. */
export const defaultWorkweek: WorkweekStart = { weekday: 'mo', hour: 0 };

/** A pause within a shift. */
export interface PayBreak {
  readonly startsAt: string;
  readonly endsAt: string;
  /** Absent: paid if shorter than 30 minutes (29 CFR 785.18 and 785.19). */
  readonly isPaid?: boolean | undefined;
}

/** A finished shift between two instants. */
export interface PayShift {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly breaks: readonly PayBreak[];
  /** The zone and the rule by which its time counts to days; those of the calculation if absent. */
  readonly zone?: string | undefined;
  readonly dayRule?: DayRule | undefined;
}

/** An amount that a person typed, with a reason stored beside the workday. */
export interface TypedAmount {
  readonly cents: number;
  /** A reimbursement is not pay: no markup, and it never helps to reach the minimum wage. */
  readonly kind: 'wage' | 'reimbursement';
}

/** The counts and amounts of a workday beside its hours. */
export interface DayEntry {
  /** The workday's local date. */
  readonly date: string;
  readonly milesTenths?: number | undefined;
  readonly stops?: number | undefined;
  /** Nights away from home. */
  readonly nights?: number | undefined;
  readonly breakdownMinutes?: number | undefined;
  readonly waitingMinutes?: number | undefined;
  /** Chooses another price of a flat day. */
  readonly dayOption?: string | null | undefined;
  readonly amounts?: readonly TypedAmount[] | undefined;
}

/** Everything that the pay of an assignment depends on. Shifts and entries may be in any order. */
export interface PayInput {
  readonly terms: PayTerms;
  /** The agreed rates of the assignment, in the order in which they were set. */
  readonly rates: readonly AgreedRate[];
  /** IANA zone of the facility. */
  readonly zone: string;
  /** State of the facility, such as `IL`, whose minimum wage applies if it is higher. */
  readonly state: string | null;
  /** City of the facility, whose minimum wage applies if it is higher still. */
  readonly city: string | null;
  readonly dayRule: DayRule;
  readonly workweek: WorkweekStart;
  readonly shifts: readonly PayShift[];
  readonly entries: readonly DayEntry[];
}

/** Kinds of lines; also the keys of their explanations. */
export const payLineKinds = [
  'straight',
  'overtimeDaily',
  'overtimeWeekly',
  'overtimePremium',
  'miles',
  'stops',
  'waiting',
  'breakdown',
  'day',
  'extraHours',
  'amount',
  'perDiem',
  'reimbursement',
] as const;
/** One of {@link payLineKinds}. */
export type PayLineKind = (typeof payLineKinds)[number];

/** Units of a line's quantity. */
export const payUnits = ['seconds', 'tenthMiles', 'stops', 'nights', 'days', 'amounts'] as const;
/** One of {@link payUnits}. */
export type PayUnit = (typeof payUnits)[number];

/** How the carrier's amount follows: an own rate per hour, pay plus markup, pay as it is, or nothing. */
export const billingKinds = ['rate', 'markup', 'cost', 'included'] as const;
/** One of {@link billingKinds}. */
export type BillingKind = (typeof billingKinds)[number];

/** One amount with its calculation: quantity × rate × factor. */
export interface PayLine {
  readonly kind: PayLineKind;
  /** The workday; null in the summary of a week. */
  readonly date: string | null;
  readonly quantity: number;
  readonly unit: PayUnit;
  /** Tenths of a cent per hour, mile, stop, night or day; null for a typed amount. */
  readonly rateMills: number | null;
  readonly factor: number;
  /** The driver's amount. */
  readonly payCents: number;
  /** The carrier's amount. */
  readonly billCents: number;
  /** Cents of the week's rounding that this line carries, so that the lines add up to the week. */
  readonly restCents: number;
  readonly billing: { readonly kind: BillingKind; readonly mills: number | null; readonly basisPoints: number | null };
  /** Values of the explanation beside quantity and rate. */
  readonly params: Readonly<Record<string, number | string>>;
}

/** The lawgiver whose minimum wage applies. */
export type MinimumWageSource = 'federal' | 'state' | 'city';

/** Whether a week reached the minimum wage, averaged over its hours (29 CFR 776.4). */
export interface MinimumWageCheck {
  /** Pay of the week without per diem and reimbursements. */
  readonly wageCents: number;
  readonly seconds: number;
  /** Pay per hour, in tenths of a cent. */
  readonly averageMills: number;
  /** The highest minimum of the week's days, in tenths of a cent. */
  readonly minimumMills: number;
  readonly source: MinimumWageSource;
  /** 0 if the minimum is reached. */
  readonly shortfallCents: number;
}

/** Reasons for the approver to look at a week. */
export const payFlags = ['minimumWage', 'rateOpen', 'amountMissing'] as const;
/** One of {@link payFlags}. */
export type PayFlag = (typeof payFlags)[number];

/** The time of one workday in one workweek. */
export interface DayTime {
  readonly date: string;
  readonly paidSeconds: number;
  readonly overtimeSeconds: number;
}

/** One workweek of an assignment. */
export interface PayWeek {
  /** First instant, and the first after it. */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Local date of the first instant. */
  readonly startsOn: string;
  /** By workday, then by kind. */
  readonly lines: readonly PayLine[];
  /** The same amounts by kind and rate, for the whole week. */
  readonly summary: readonly PayLine[];
  /** Workdays with paid time, oldest first. */
  readonly days: readonly DayTime[];
  readonly paidSeconds: number;
  readonly overtimeSeconds: number;
  readonly payCents: number;
  readonly billCents: number;
  /** Null without paid hours. */
  readonly minimumWage: MinimumWageCheck | null;
  readonly flags: readonly PayFlag[];
}

/** The amounts of one workday; a shift over the end of a week has lines in both. */
export interface PayDay extends DayTime {
  readonly payCents: number;
  readonly billCents: number;
  readonly lines: readonly PayLine[];
}
