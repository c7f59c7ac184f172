/** A city's minimum wage for the largest employers and its first day, in tenths of a cent an hour. */
export interface CityMinimumWageRow {
  readonly state: string;
  readonly city: string;
  readonly from: string;
  readonly mills: number;
  /** The law that names it. */
  readonly source: string;
}

/** Minimum wages of cities; a later row replaces the earlier one (docs/pay.md#minimum-wage). */
export const cityMinimumWageRows: readonly CityMinimumWageRow[] = [
  { state: 'CA', city: 'Los Angeles', from: '2025-07-01', mills: 17_870, source: 'L.A. Municipal Code 187.02' },
  {
    state: 'CA',
    city: 'San Francisco',
    from: '2025-07-01',
    mills: 19_180,
    source: 'S.F. Labor & Employment Code art. 1',
  },
  { state: 'CO', city: 'Denver', from: '2026-01-01', mills: 19_290, source: 'D.R.M.C. 58-16' },
  { state: 'IL', city: 'Chicago', from: '2025-07-01', mills: 16_600, source: 'Municipal Code of Chicago 6-105-020' },
  { state: 'MN', city: 'Minneapolis', from: '2026-01-01', mills: 16_370, source: 'Code of Ordinances 40.390' },
  { state: 'NY', city: 'New York', from: '2026-01-01', mills: 17_000, source: 'N.Y. Labor Law 652(1)(a)' },
  { state: 'WA', city: 'Seattle', from: '2026-01-01', mills: 21_300, source: 'SMC 14.19.030' },
];

/** Other names in addresses. */
const aliases: Readonly<Record<string, string>> = {
  'ny bronx': 'ny new york',
  'ny brooklyn': 'ny new york',
  'ny manhattan': 'ny new york',
  'ny new york city': 'ny new york',
  'ny queens': 'ny new york',
  'ny staten island': 'ny new york',
  'ny the bronx': 'ny new york',
};

function keyOf(state: string, city: string): string {
  const key = `${state} ${city.trim().replaceAll(/\s+/gu, ' ')}`.toLowerCase();
  return aliases[key] ?? key;
}

/** The city's rate on a day, in tenths of a cent an hour; 0 if it has none. */
export function cityMinimumWageOn(
  date: string,
  { state, city }: { readonly state: string | null; readonly city: string | null },
): number {
  if (state === null || city === null) return 0;
  const key = keyOf(state, city);
  const rows = cityMinimumWageRows.filter((row) => keyOf(row.state, row.city) === key && row.from <= date);
  return rows.at(-1)?.mills ?? 0;
}
