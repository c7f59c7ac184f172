import type { LineDraft } from './drafts';
import { isHours, isOvertime, isWage } from './line-kinds';
import { type PayLine, payLineKinds } from './model';
import { spread } from './spread';
import type { PayTerms } from './terms';

const BASIS_POINTS = 10_000;
/** Seconds and halves of an hour in tenths of a cent, as in the lines of hours. */
const HOUR_PARTS = 72_000n;

type Billing = PayLine['billing'];

const NOTHING_ELSE = { mills: null, basisPoints: null } as const;

/** The rule for the carrier's amount of a line (docs/pay.md#the-carriers-bill). */
function billingOf({ kind }: Pick<LineDraft, 'kind'>, { billing }: PayTerms): Billing {
  const { straightMills, overtimeMills, markupBasisPoints } = billing;
  if (!isWage(kind)) return { kind: 'cost', ...NOTHING_ELSE };
  if (straightMills === null || !(isHours(kind) || kind === 'overtimePremium')) {
    return { kind: 'markup', mills: null, basisPoints: markupBasisPoints };
  }
  if (kind === 'overtimePremium') return { kind: 'included', ...NOTHING_ELSE };
  const mills = isOvertime(kind) ? (overtimeMills ?? oneAndAHalf(straightMills)) : straightMills;
  return { kind: 'rate', mills, basisPoints: null };
}

const oneAndAHalf = (mills: number): number => Math.floor((mills * 3 + 1) / 2);

/** Lines of one rate and week, which are rounded together. */
function groups<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const found = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    found.set(key, [...(found.get(key) ?? []), item]);
  }
  return [...found.values()];
}

const payKey = ({ kind, rateMills, factor }: Pick<LineDraft, 'kind' | 'rateMills' | 'factor'>): string =>
  `${isHours(kind) ? 'hours' : kind} ${String(rateMills)} ${String(factor)}`;

type Sortable = Pick<PayLine, 'kind' | 'quantity' | 'rateMills'> & { readonly date: string | null };

const byDay = (one: Sortable, other: Sortable): number =>
  (one.date ?? '').localeCompare(other.date ?? '') ||
  payLineKinds.indexOf(one.kind) - payLineKinds.indexOf(other.kind) ||
  (one.rateMills ?? 0) - (other.rateMills ?? 0) ||
  one.quantity - other.quantity;

type Paid = Omit<PayLine, 'billCents'>;

function paidLines(drafts: readonly LineDraft[], terms: PayTerms): Paid[] {
  const denominator = drafts[0]?.denominator ?? 1n;
  const parts = spread(
    drafts.map(({ numerator }) => numerator),
    denominator,
  );
  return drafts.map((draft, index) => {
    const { numerator: _numerator, denominator: _denominator, ...line } = draft;
    const { cents = 0, rest = 0 } = parts[index] ?? {};
    return { ...line, payCents: cents, restCents: rest, billing: billingOf(draft, terms) };
  });
}

/** The carrier's amount as a fraction: by an own rate from the quantity, by markup from the rounded pay. */
function billParts({ billing, quantity, payCents }: Paid): { numerator: bigint; denominator: bigint } {
  switch (billing.kind) {
    case 'rate':
      return { numerator: BigInt(quantity) * BigInt(billing.mills ?? 0) * 2n, denominator: HOUR_PARTS };
    case 'markup': {
      const share = BigInt(BASIS_POINTS + (billing.basisPoints ?? 0));
      return { numerator: BigInt(payCents) * share, denominator: BigInt(BASIS_POINTS) };
    }
    case 'cost':
      return { numerator: BigInt(payCents), denominator: 1n };
    case 'included':
      return { numerator: 0n, denominator: 1n };
  }
}

const billKey = (line: Paid): string => `${payKey(line)} ${line.billing.kind} ${String(line.billing.mills)}`;

function billedLines(lines: readonly Paid[]): PayLine[] {
  const parts = lines.map(billParts);
  const cents = spread(
    parts.map(({ numerator }) => numerator),
    parts[0]?.denominator ?? 1n,
  );
  return lines.map((line, index) => ({ ...line, billCents: cents[index]?.cents ?? 0 }));
}

/** The lines of one workweek: each rate is rounded once for the week, and the lines add up to it. */
export function linesOfWeek(drafts: readonly LineDraft[], terms: PayTerms): PayLine[] {
  const sorted = [...drafts].sort((one, other) => byDay(one, other) || Number(one.numerator - other.numerator));
  const paid = groups(sorted, payKey).flatMap((group) => paidLines(group, terms));
  return groups(paid, billKey).flatMap(billedLines).sort(byDay);
}

const summaryKey = (line: PayLine): string => `${line.kind} ${payKey(line)} ${JSON.stringify(line.params)}`;

const total = (lines: readonly PayLine[], field: 'quantity' | 'payCents' | 'billCents' | 'restCents'): number =>
  lines.reduce((sum, line) => sum + line[field], 0);

/** The lines of a week by what they pay for. */
export function summaryOf(lines: readonly PayLine[]): PayLine[] {
  return groups(lines, summaryKey)
    .flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const sums = { quantity: total(group, 'quantity'), payCents: total(group, 'payCents') };
      return [{ ...first, date: null, ...sums, billCents: total(group, 'billCents'), restCents: 0 }];
    })
    .sort(byDay);
}
