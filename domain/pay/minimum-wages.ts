import { cityMinimumWageOn } from './city-minimum-wages';
import type { MinimumWageSource } from './model';

/** A minimum wage and its first day, in tenths of a cent an hour. */
export interface MinimumWageRow {
  /** Null: federal, 29 U.S.C. 206(a)(1). */
  readonly state: string | null;
  readonly from: string;
  readonly mills: number;
}

const FEDERAL: MinimumWageRow = { state: null, from: '2009-07-24', mills: 7_250 };

/** Rates of 2026 that are above the federal one, in cents; the highest for large employers, without those of cities. */
const rates2026: Readonly<Record<string, number>> = {
  AK: 1_300,
  AR: 1_100,
  AZ: 1_515,
  CA: 1_690,
  CO: 1_516,
  CT: 1_694,
  DC: 1_795,
  DE: 1_500,
  FL: 1_400,
  HI: 1_600,
  IL: 1_500,
  MA: 1_500,
  MD: 1_500,
  ME: 1_510,
  MI: 1_373,
  MN: 1_141,
  MO: 1_500,
  MT: 1_085,
  NE: 1_500,
  NJ: 1_592,
  NM: 1_200,
  NV: 1_200,
  NY: 1_600,
  OH: 1_100,
  OR: 1_505,
  RI: 1_600,
  SD: 1_185,
  VA: 1_277,
  VT: 1_442,
  WA: 1_713,
  WV: 875,
};

/** Changes within the year that the law already names. */
const later: readonly MinimumWageRow[] = [
  { state: 'AK', from: '2026-07-01', mills: 14_000 },
  { state: 'FL', from: '2026-09-30', mills: 15_000 },
];

const CENT_MILLS = 10;

/** Minimum wages by state and first day; a later row replaces the earlier one (docs/pay.md#minimum-wage). */
export const minimumWageRows: readonly MinimumWageRow[] = [
  FEDERAL,
  ...Object.entries(rates2026).map(([state, cents]) => ({ state, from: '2026-01-01', mills: cents * CENT_MILLS })),
  ...later,
];

/** The place of work. */
export interface WagePlace {
  readonly state: string | null;
  readonly city: string | null;
}

/** The rate that applies to work on a day: the highest of the city's, the state's and the federal one. */
export function minimumWageOn(date: string, { state, city }: WagePlace): { mills: number; source: MinimumWageSource } {
  const rateOf = (wanted: string | null): number =>
    minimumWageRows.filter((row) => row.state === wanted && row.from <= date).at(-1)?.mills ?? 0;
  const rates: { mills: number; source: MinimumWageSource }[] = [
    { mills: rateOf(null), source: 'federal' },
    { mills: state === null ? 0 : rateOf(state), source: 'state' },
    { mills: cityMinimumWageOn(date, { state, city }), source: 'city' },
  ];
  return rates.reduce((one, other) => (other.mills > one.mills ? other : one));
}
