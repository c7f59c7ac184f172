import type { FitResult } from './fit-facts';

/** The result of one criterion as both sides see it. */
export type FitVerdict = FitResult['result'] | 'unstated';

/** A preference that the driver has not stated bars no job, but is neither a match nor a mismatch. */
export const verdictOf = ({ result, detail }: Pick<FitResult, 'result' | 'detail'>): FitVerdict =>
  detail['notStated'] === true ? 'unstated' : result;

/** How many criteria the driver matches, of those that can be compared. */
export function matchCount(fit: readonly Pick<FitResult, 'result' | 'detail'>[]): { fitting: number; all: number } {
  const verdicts = fit.map(verdictOf);
  return {
    fitting: verdicts.filter((verdict) => verdict === 'pass').length,
    all: verdicts.filter((verdict) => verdict !== 'unstated').length,
  };
}
