import { roundHalfUp } from '../shared/money';

/** Cents of each part, and of the rounding that it carries. */
export interface SpreadPart {
  readonly cents: number;
  readonly rest: number;
}

/**
 * Rounds the sum once and each part for itself; the last part carries the difference, so that a column adds up to its
 * total (docs/pay.md#rounding). Parts are exact amounts as numerators, none negative.
 */
export function spread(numerators: readonly bigint[], denominator: bigint): SpreadPart[] {
  const own = numerators.map((numerator) => roundHalfUp(numerator, denominator));
  const total = roundHalfUp(
    numerators.reduce((sum, numerator) => sum + numerator, 0n),
    denominator,
  );
  let rest = total - own.reduce((sum, cents) => sum + cents, 0);
  const parts = own.map((cents) => ({ cents, rest: 0 }));
  for (let index = parts.length - 1; index >= 0 && rest !== 0; index -= 1) {
    const { cents } = parts[index] ?? { cents: 0 };
    // A part that is nothing stays nothing, and none falls below it.
    const carried = numerators[index] === 0n ? 0 : Math.max(rest, -cents);
    parts[index] = { cents: cents + carried, rest: carried };
    rest -= carried;
  }
  return parts;
}
