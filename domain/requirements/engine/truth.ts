import type { FactName } from '../model/facts';

/** The outcome of a test: true, false or unknown, with the facts that decided or that are missing. */
export interface Truth {
  readonly holds: boolean | 'unknown';
  readonly facts: readonly FactName[];
}

/** A fact, or a test of it; undefined if the fact is unknown. */
export const truthOf = (holds: boolean | undefined, fact: FactName): Truth => ({
  holds: holds ?? 'unknown',
  facts: [fact],
});

/** The opposite. */
export const not = ({ holds, facts }: Truth): Truth => ({ holds: holds === 'unknown' ? holds : !holds, facts });

/** Whether all hold: one that does not decides, whatever is unknown. */
export function allHold(truths: readonly Truth[]): Truth {
  const failed = truths.find(({ holds }) => holds === false);
  if (failed !== undefined) return failed;
  const facts = truths.filter(({ holds }) => holds === 'unknown').flatMap((truth) => truth.facts);
  return facts.length > 0 ? { holds: 'unknown', facts: [...new Set(facts)] } : { holds: true, facts: [] };
}

/** Whether any holds: one that does decides, whatever is unknown. If none does, the first names the fact. */
export function anyHolds(truths: readonly Truth[]): Truth {
  const held = truths.find(({ holds }) => holds === true);
  if (held !== undefined) return held;
  const facts = truths.filter(({ holds }) => holds === 'unknown').flatMap((truth) => truth.facts);
  return facts.length > 0
    ? { holds: 'unknown', facts: [...new Set(facts)] }
    : { holds: false, facts: truths[0]?.facts ?? [] };
}
