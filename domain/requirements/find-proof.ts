import { coverageOf } from '../driver-histories/coverage';
import { END_OF_TIME, spanAfter } from './dates';
import type { RequirementReason } from './evaluation';
import type { Evidence } from './evidence';
import type { RequirementFacts } from './facts';
import type { Proof, ReportedHistory, RequirementRecord } from './record';

/** The proof that meets a requirement: its date and its last valid day (null if it does not expire). */
export interface Proven {
  readonly isProven: true;
  readonly on: string;
  readonly until: string | null;
}

/** Nothing meets the requirement; `comesOn` is the later day on which it is met automatically, if any. */
export interface Unproven {
  readonly isProven: false;
  readonly why: RequirementReason;
  readonly comesOn: string | null;
}

const unproven = (why: RequirementReason, comesOn: string | null = null): Unproven => ({
  isProven: false,
  why,
  comesOn,
});

/** The longest-valid proof of those that meet the requirement on a day. */
export function bestProof(facts: RequirementFacts, { proofs }: RequirementRecord, on: string): Proven | Unproven {
  const found = proofs.map((proof) => findProof(facts, proof, on));
  const proven = found.filter((item): item is Proven => item.isProven).sort(longestFirst);
  return proven[0] ?? found[0] ?? unproven('neverProven');
}

const longestFirst = (one: Proven, other: Proven): number =>
  (other.until ?? END_OF_TIME).localeCompare(one.until ?? END_OF_TIME) || other.on.localeCompare(one.on);

function findProof(facts: RequirementFacts, proof: Proof, on: string): Proven | Unproven {
  switch (proof.type) {
    case 'evidence':
      return (
        facts.evidence
          .filter((evidence) => evidence.kind === proof.kind && evidence.on <= on && isUsableFor(evidence, facts))
          .map(({ on: since, endsOn }): Proven => ({ isProven: true, on: since, until: untilOf(proof, since, endsOn) }))
          .sort(longestFirst)[0] ?? unproven('neverProven')
      );
    case 'age':
      return ageProof(facts, proof.years, on);
    case 'told':
      return historyProof(facts, proof, on);
  }
}

const isUsableFor = ({ organizationId }: Evidence, facts: RequirementFacts): boolean =>
  organizationId === null || organizationId === facts.organizationId;

function untilOf(
  { lasts, atMostMonths }: Extract<Proof, { type: 'evidence' }>,
  since: string,
  endsOn: string | null,
): string | null {
  if (lasts === null) return null;
  if (lasts !== 'untilItsEnd') return spanAfter(since, lasts);
  if (atMostMonths === undefined) return endsOn;
  const latest = spanAfter(since, { unit: 'months', count: atMostMonths });
  return endsOn !== null && endsOn < latest ? endsOn : latest;
}

const MONTHS_PER_YEAR = 12;

function ageProof({ birthDate }: RequirementFacts, years: number, on: string): Proven | Unproven {
  if (birthDate === null) return unproven('birthDateMissing');
  const birthday = spanAfter(birthDate, { unit: 'months', count: years * MONTHS_PER_YEAR });
  return birthday <= on ? { isProven: true, on: birthday, until: null } : unproven('tooYoung', birthday);
}

function historyProof(
  facts: RequirementFacts,
  { history, months }: { readonly history: ReportedHistory; readonly months: number },
  on: string,
): Proven | Unproven {
  const reported = facts[history].filter(({ startDate }) => startDate <= on);
  return coverageOf(reported, on, months).isComplete ? { isProven: true, on, until: null } : unproven('historyGap');
}
