/**
 * The whole number nearest to `numerator / denominator`, half up (0.5 → 1, −0.5 → 0): the only rounding of money, once per
 * line (docs/billing.md#rounding). Exact for any size.
 * @throws {RangeError} if the denominator is not positive, or a number is not an integer.
 */
export function roundHalfUp(numerator: bigint | number, denominator: bigint | number): number {
  const [over, under] = [BigInt(numerator), BigInt(denominator)];
  if (under <= 0n) throw new RangeError('The denominator of a rounding is positive');
  const doubled = 2n * over + under;
  const quotient = doubled / (2n * under);
  // BigInt division truncates towards zero; half up needs the floor.
  const isBelow = doubled < 0n && doubled % (2n * under) !== 0n;
  return Number(isBelow ? quotient - 1n : quotient);
}

const thousands = new Intl.NumberFormat('en-US');

/** A whole number with a comma after every three digits, such as `1,000`. */
export const withThousands = (whole: bigint | number): string => thousands.format(whole);

/** Dollars and cents in American English, such as `$1,000.00` or `-$5.00`. */
export function formatCents(cents: number): string {
  const absolute = BigInt(Math.abs(cents));
  const [dollars, rest] = [absolute / CENTS_PER_DOLLAR, absolute % CENTS_PER_DOLLAR];
  return `${cents < 0 ? '-' : ''}$${withThousands(dollars)}.${rest.toString().padStart(2, '0')}`;
}

/** Dollars and cents as files for other software contain them: `1000.00` or `-5.00`. */
export function decimalDollars(cents: number): string {
  const absolute = BigInt(Math.abs(cents));
  const rest = (absolute % CENTS_PER_DOLLAR).toString().padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${(absolute / CENTS_PER_DOLLAR).toString()}.${rest}`;
}

const CENTS_PER_DOLLAR = 100n;

/** Tenths of a cent as dollars with two or three decimals, such as `$0.585`. */
export function millsText(mills: number): string {
  const [dollars, rest] = [Math.floor(mills / 1_000), String(mills % 1_000).padStart(3, '0')];
  return `$${withThousands(dollars)}.${rest.endsWith('0') ? rest.slice(0, 2) : rest}`;
}
