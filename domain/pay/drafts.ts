import type { PaymentType } from '../job-orders/enums';
import { overtimeLimits, type PaidHours } from './hours';
import type { DayEntry, PayLineKind, PayUnit } from './model';
import type { PayTerms } from './terms';

/** A line before rounding. Its amount in cents is `numerator / denominator`. */
export interface LineDraft {
  readonly kind: PayLineKind;
  readonly date: string;
  readonly quantity: number;
  readonly unit: PayUnit;
  readonly rateMills: number | null;
  readonly factor: number;
  readonly numerator: bigint;
  readonly denominator: bigint;
  readonly params: Readonly<Record<string, number | string>>;
}

/** Every amount is a whole number of these parts of a cent: seconds of an hour, tenths of a cent, halves. */
export const DENOMINATOR = 72_000n;
const PARTS_OF_CENT = Number(DENOMINATOR);
const PER_TENTH_MILE = PARTS_OF_CENT / 100;
const PER_UNIT = PARTS_OF_CENT / 10;
/** Of a second at one tenth of a cent an hour. */
const PER_SECOND = 2;
const SECONDS_PER_MINUTE = 60;

const times = (...factors: number[]): bigint => factors.reduce((product, factor) => product * BigInt(factor), 1n);

const paidByHour = new Set<PaymentType>(['hourly', 'hourlyPlusMileage']);

/** Lines of paid hours. If a regular rate follows, overtime hours are paid once here and half again there. */
export function hourDrafts(hours: readonly PaidHours[], terms: PayTerms, hasPremium: boolean): LineDraft[] {
  if (!paidByHour.has(terms.paymentType)) return [];
  const limits = overtimeLimits[terms.overtime];
  return hours.map(({ date, kind, seconds }) => {
    const halves = kind === 'straight' || hasPremium ? 2 : 3;
    const limit = { straight: null, overtimeDaily: limits.day, overtimeWeekly: limits.week }[kind];
    return {
      kind,
      date,
      quantity: seconds,
      unit: 'seconds',
      rateMills: terms.hourlyMills,
      factor: halves / 2,
      numerator: times(seconds, terms.hourlyMills, halves),
      denominator: DENOMINATOR,
      params: limit === null ? {} : { limitHours: limit },
    };
  });
}

type Unpriced = Omit<LineDraft, 'date' | 'factor' | 'params' | 'denominator'> & Partial<Pick<LineDraft, 'params'>>;

const stopsPaid = ({ stops = 0 }: DayEntry, { isFirstStopFree }: PayTerms): number =>
  isFirstStopFree ? Math.max(0, stops - 1) : stops;

function units(kind: PayLineKind, unit: PayUnit, { quantity, mills }: { quantity: number; mills: number }): Unpriced {
  return { kind, unit, quantity, rateMills: mills, numerator: times(quantity, mills, PER_UNIT) };
}

function timed(kind: PayLineKind, seconds: number, mills: number): Unpriced {
  const numerator = times(seconds, mills, PER_SECOND);
  return { kind, unit: 'seconds', quantity: seconds, rateMills: mills, numerator };
}

function breakdown({ breakdownMinutes = 0 }: DayEntry, terms: PayTerms): Unpriced {
  const line = timed('breakdown', breakdownMinutes * SECONDS_PER_MINUTE, terms.breakdownMills);
  const most = times(terms.breakdownMaxCents, PARTS_OF_CENT);
  const isCapped = terms.breakdownMaxCents > 0 && line.numerator > most;
  return isCapped ? { ...line, numerator: most, params: { maxCents: terms.breakdownMaxCents } } : line;
}

function mileageLines(entry: DayEntry, terms: PayTerms): Unpriced[] {
  const { milesTenths = 0, nights = 0, waitingMinutes = 0 } = entry;
  return [
    {
      kind: 'miles',
      unit: 'tenthMiles',
      quantity: milesTenths,
      rateMills: terms.perMileMills,
      numerator: times(milesTenths, terms.perMileMills, PER_TENTH_MILE),
    },
    {
      ...units('stops', 'stops', { quantity: stopsPaid(entry, terms), mills: terms.perStopMills }),
      params: terms.isFirstStopFree ? { freeStops: 1 } : {},
    },
    // Where hours are paid, waiting is one of them.
    ...(terms.paymentType === 'mileage'
      ? [timed('waiting', waitingMinutes * SECONDS_PER_MINUTE, terms.waitingMills)]
      : []),
    breakdown(entry, terms),
    units('perDiem', 'nights', { quantity: nights, mills: terms.perDiemMills }),
  ];
}

const typedLines = ({ amounts = [] }: DayEntry): Unpriced[] =>
  amounts.map(({ cents, kind }) => ({
    kind: kind === 'wage' ? 'amount' : 'reimbursement',
    unit: 'amounts',
    quantity: 1,
    rateMills: null,
    numerator: times(cents, PARTS_OF_CENT),
  }));

/** Whether the terms have a price for an option; names such as `constructor` are on every object. */
export const hasOption = ({ optionCents }: Pick<PayTerms, 'optionCents'>, option: string): boolean =>
  Object.hasOwn(optionCents, option);

/** Lines of one day at a flat price. All shifts of a day add up to one day. */
function flatLines(entry: DayEntry, terms: PayTerms, workedSeconds: number): Unpriced[] {
  const option = entry.dayOption ?? null;
  if (workedSeconds === 0 && option === null) return [];
  const optionCents = option === null || !hasOption(terms, option) ? undefined : terms.optionCents[option];
  const { extraHours } = terms;
  const extra = extraHours === null ? 0 : Math.max(0, workedSeconds - extraHours.afterSeconds);
  return [
    {
      ...units('day', 'days', { quantity: 1, mills: (optionCents ?? terms.dayCents) * 10 }),
      params: option === null || optionCents === undefined ? {} : { option },
    },
    ...(extraHours === null
      ? []
      : [{ ...timed('extraHours', extra, extraHours.mills), params: { afterSeconds: extraHours.afterSeconds } }]),
  ];
}

/** Lines of one workday beside its hours; `workedSeconds` are those of the whole workday. */
export function entryDrafts(entry: DayEntry, terms: PayTerms, workedSeconds: number): LineDraft[] {
  const isMileage = terms.paymentType === 'mileage' || terms.paymentType === 'hourlyPlusMileage';
  const lines = [
    ...(isMileage ? mileageLines(entry, terms) : []),
    ...(terms.paymentType === 'flat' ? flatLines(entry, terms, workedSeconds) : []),
    ...typedLines(entry),
  ];
  return lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ params: {}, ...line, date: entry.date, factor: 1, denominator: DENOMINATOR }));
}
