import { daysAfter } from '../../shared/periods';
import type { DriverFactKind } from '../evidence';
import type { Facts, License } from '../model/facts';

/** Facts that somebody stated as of a day, with all licenses of the last years if the statement is about them. */
export type StatedFacts = Facts & { readonly licenses?: readonly License[] | undefined };

/** A statement, which holds from its day until a later one. */
export interface Statement {
  readonly from: string;
  readonly facts: StatedFacts;
}

/** The facts that change, oldest first; of statements about the same day, the last counts. */
export const changesOf = (statements: readonly Statement[]): { from: string; facts: Facts }[] =>
  statements
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .map(({ from, facts: { licenses: _listed, ...facts } }) => ({ from, facts }))
    .filter(({ facts }) => Object.keys(facts).length > 0);

/** The latest list of licenses; undefined if nobody stated one. A license that ended stays in the list. */
export const licensesOf = (statements: readonly Statement[]): readonly License[] | undefined =>
  statements
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .findLast(({ facts }) => facts.licenses !== undefined)?.facts.licenses;

/** A state of the driver that operations entered, on its days. */
export interface EnteredState {
  readonly kind: Extract<DriverFactKind, 'nonDomiciledCdl' | 'drivesWithoutCdl'>;
  readonly from: string;
  readonly to: string | null;
}

/** The statements of an entered state: the fact from its first day, and the contrary after its last. */
export function statementsOf({ kind, from, to }: EnteredState): Statement[] {
  const facts = (holds: boolean): Facts =>
    kind === 'nonDomiciledCdl' ? { nonDomiciledCdl: holds } : { cdlJob: !holds };
  return [{ from, facts: facts(true) }, ...(to === null ? [] : [{ from: daysAfter(to, 1), facts: facts(false) }])];
}
