import { isEqualJson } from '../../shared/json-equality';
import type { dotModes, Facts, License, PastEmployer } from '../model/facts';

/** A license as somebody stated it; a class that was not stated is null. */
export interface StatedLicense extends Omit<License, 'class'> {
  readonly class?: License['class'] | null;
}

/** A statement about a past employer; null is not stated. */
export interface StatedEmployer {
  readonly id: string;
  /** The agency that regulated it, or that none did. */
  readonly mode: (typeof dotModes)[number] | 'none' | null;
  readonly isSafetySensitive: boolean | null;
  readonly hasUnfinishedPlan: boolean | null;
}

/**
 * Facts that somebody stated as of a day, with all licenses of the last years if the statement is about them. Null takes
 * back what was stated before.
 */
export type StatedFacts = { readonly [Name in keyof Facts]?: Facts[Name] | null } & {
  readonly licenses?: readonly StatedLicense[] | null | undefined;
  readonly employers?: readonly StatedEmployer[] | null | undefined;
};

/** A statement, which holds from its day until a later one. */
export interface Statement {
  readonly from: string;
  readonly facts: StatedFacts;
}

/** Whether two statements say something else about one of the same facts, of whatever days. */
export const isContradicted = (facts: StatedFacts, other: StatedFacts): boolean =>
  (Object.keys(facts) as (keyof StatedFacts)[]).some(
    (name) => other[name] !== undefined && !isEqualJson(facts[name], other[name]),
  );

const inOrder = (statements: readonly Statement[]): Statement[] =>
  statements.toSorted((one, other) => one.from.localeCompare(other.from));

/**
 * The facts that change, oldest first; of statements about the same day, the last counts. A fact that is no longer stated is
 * again what it was without statements.
 */
export const changesOf = (statements: readonly Statement[], base: Facts): { from: string; facts: Facts }[] =>
  inOrder(statements)
    .map(({ from, facts: { licenses: _licenses, employers: _employers, ...facts } }) => ({
      from,
      facts: Object.fromEntries(
        Object.entries(facts).map(([name, value]) => [name, value ?? base[name as keyof Facts]]),
      ) as Facts,
    }))
    .filter(({ facts }) => Object.keys(facts).length > 0);

/** The latest list of licenses; undefined if nobody states one. A license that ended stays in the list. */
export const licensesOf = (statements: readonly Statement[]): readonly License[] | undefined =>
  inOrder(statements)
    .findLast(({ facts }) => facts.licenses !== undefined)
    ?.facts.licenses?.map(({ class: of, ...license }) => ({ ...license, class: of ?? undefined }));

const regulatorOf = (mode: NonNullable<StatedEmployer['mode']>): PastEmployer['mode'] =>
  mode === 'none' ? null : mode;

/** A past employer with what was stated about it later; what is no longer stated is again as reported. */
export function withStatements(reported: PastEmployer, statements: readonly Statement[]): PastEmployer {
  const isOfEmployer = ({ id }: StatedEmployer): boolean => id === reported.id;
  return inOrder(statements).reduce((employer, { facts: { employers } }) => {
    if (employers === null) return reported;
    const stated = employers?.find(isOfEmployer);
    if (stated === undefined) return employer;
    const { mode, isSafetySensitive, hasUnfinishedPlan } = stated;
    return {
      ...employer,
      mode: mode === null ? reported.mode : regulatorOf(mode),
      isSafetySensitive: isSafetySensitive ?? reported.isSafetySensitive,
      hasUnfinishedPlan: hasUnfinishedPlan ?? reported.hasUnfinishedPlan,
    };
  }, reported);
}
