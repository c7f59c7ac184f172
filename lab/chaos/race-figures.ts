import { median, round } from '../core/figures';
import { isAccepted } from './ledger';
import type { RaceKind, RaceResult } from './race';

export interface RaceFigures {
  readonly kind: RaceKind;
  readonly races: number;
  readonly firstWins: number;
  readonly secondWins: number;
  /** Races won by the contender that started later. */
  readonly laterWins: number;
  /** Races in which the second hire was sent before the first was answered. */
  readonly overlapping: number;
  readonly winnerP50Ms: number;
  readonly loserP50Ms: number;
  /** Refusals by code. */
  readonly refusals: Readonly<Record<string, number>>;
}

/** How often each side won, and how the losers were refused. */
export function raceFigures(kind: RaceKind, all: readonly RaceResult[]): RaceFigures {
  const results = all.filter((result) => result.kind === kind);
  const wonBy = (index: 0 | 1) => results.filter(({ attempts }) => isAccepted(attempts[index]));
  const later = results.filter(({ attempts: [first, second] }) => {
    return isAccepted(first.from > second.from ? first : second);
  });
  const overlapping = results.filter(({ attempts: [first, second] }) => {
    return Math.max(first.from, second.from) < Math.min(first.to, second.to);
  });
  const attempts = results.flatMap((result) => result.attempts);
  const refusals: Record<string, number> = {};
  for (const { code } of attempts) if (code !== null) refusals[code] = (refusals[code] ?? 0) + 1;
  const p50 = (isWinner: boolean): number =>
    round(median(attempts.filter((one) => isAccepted(one) === isWinner).map(({ from, to }) => to - from)), 0);
  return {
    kind,
    races: results.length,
    firstWins: wonBy(0).length,
    secondWins: wonBy(1).length,
    laterWins: later.length,
    overlapping: overlapping.length,
    winnerP50Ms: p50(true),
    loserP50Ms: p50(false),
    refusals,
  };
}
