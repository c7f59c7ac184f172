import { DAY_MS } from '../shared/durations';
import { END_OF_TIME, spanAfter } from './dates';
import { type RequirementEvaluation, type RequirementReason, requirementStatuses } from './evaluation';
import type { EvidenceKind } from './evidence';
import { employmentOn, factsOn, type RequirementFacts } from './facts';
import { bestProof, type Proven, type Unproven } from './find-proof';
import { type FactName, isInForce, type RequirementRecord, type RetentionPeriod } from './record';

/** Evaluates every requirement in effect on the day, met or not; most urgent first. */
export const evaluateRequirements = (
  facts: RequirementFacts,
  records: readonly RequirementRecord[],
  on: string,
): RequirementEvaluation[] =>
  records
    .filter((record) => isInForce(record, on))
    .map((record) => evaluateOne(facts, record, on))
    .sort(byUrgency);

function evaluateOne(facts: RequirementFacts, record: RequirementRecord, on: string): RequirementEvaluation {
  const exemption = inapplicability(facts, record, on);
  if (exemption !== null) return { record, status: 'notApplicable', ...exemption, ...noDates };
  const found = bestProof(facts, record, on);
  return found.isProven ? evaluateProven(facts, { record, found, on }) : evaluateUnproven(facts, { record, found, on });
}

const noDates = { provenOn: null, dueOn: null, acts: null, keepUntil: null } as const;

function inapplicability(
  facts: RequirementFacts,
  { scope, appliesIf }: RequirementRecord,
  on: string,
): Pick<RequirementEvaluation, 'why' | 'unmet'> | null {
  if (scope === 'organization' && facts.organizationId === null) return { why: 'noOrganization', unmet: null };
  const now = factsOn(facts, on);
  const unmet = (Object.keys(appliesIf) as FactName[]).find((name) => now[name] !== appliesIf[name]);
  if (unmet === undefined) return null;
  return { why: appliesIf[unmet] === true ? 'conditionNotMet' : 'exceptionMet', unmet };
}

interface Case<Found> {
  readonly record: RequirementRecord;
  readonly found: Found;
  readonly on: string;
}

function evaluateProven(facts: RequirementFacts, { record, found, on }: Case<Proven>): RequirementEvaluation {
  const { until } = found;
  const base = { record, unmet: null, provenOn: found.on, dueOn: until, keepUntil: keepUntil(facts, record, found.on) };
  if (until === null || daysLeft(until, on) > record.noticeDays) {
    return { ...base, status: 'done', why: 'proven', acts: null };
  }
  const isOver = until < on;
  const why = isOver ? 'ended' : 'endsSoon';
  return { ...base, status: isOver ? 'expired' : 'due', ...responsibleFor(facts, record, why) };
}

function evaluateUnproven(facts: RequirementFacts, { record, found, on }: Case<Unproven>): RequirementEvaluation {
  const dueOn = found.comesOn ?? firstDue(facts, record, on);
  const isAhead = found.comesOn === null && dueOn !== null && dueOn >= on;
  const base = { record, unmet: null, provenOn: null, dueOn, keepUntil: null };
  return { ...base, status: isAhead ? 'due' : 'missing', ...responsibleFor(facts, record, found.why) };
}

/** If evidence is already in progress, the party that handles it has to act. */
function responsibleFor(
  { waiting }: RequirementFacts,
  { proofs, acts }: RequirementRecord,
  why: RequirementReason,
): Pick<RequirementEvaluation, 'acts' | 'why'> {
  const kinds = proofs.flatMap((proof): EvidenceKind[] => (proof.type === 'evidence' ? [proof.kind] : []));
  const holder = kinds.map((kind) => waiting[kind]).find((who) => who !== undefined);
  if (holder === undefined) return { acts, why };
  return { acts: holder, why: holder === 'ops' ? 'underReview' : why };
}

function firstDue(facts: RequirementFacts, { due }: RequirementRecord, on: string): string | null {
  if (due === null) return null;
  const from = due.from === 'start' ? (employmentOn(facts, on)?.startDate ?? null) : facts.signedUpOn;
  return from === null ? null : spanAfter(from, due.after);
}

function keepUntil(facts: RequirementFacts, { retention }: RequirementRecord, provenOn: string): string | null {
  if (retention === null) return null;
  const { orLater, ...clock } = retention;
  const ends = [clock, ...(orLater === undefined ? [] : [orLater])].map(({ from, months }) => {
    const start = retentionStart(facts, from, provenOn);
    return start === null ? null : spanAfter(start, { unit: 'months', count: months });
  });
  // The later date is known only if both are.
  return ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null);
}

const queries: readonly EvidenceKind[] = ['clearinghouseFull', 'clearinghouseAnnual'];

function retentionStart(
  { employments, evidence }: RequirementFacts,
  from: RetentionPeriod['from'],
  provenOn: string,
): string | null {
  switch (from) {
    case 'proof':
      return provenOn;
    case 'employmentStart':
      return lastOf(employments.map(({ startDate }) => startDate));
    case 'employmentEnd':
      // While the employment continues, its end is not known.
      return lastOf(employments.map(({ endDate }) => endDate));
    case 'lastQuery':
      return lastOf(evidence.flatMap(({ kind, on }) => (queries.includes(kind) ? [on] : [])));
  }
}

const lastOf = (days: readonly (string | null)[]): string | null =>
  days.includes(null) ? null : (days.toSorted().at(-1) ?? null);

const daysLeft = (until: string, on: string): number => (Date.parse(until) - Date.parse(on)) / DAY_MS;

const rankOf = ({ status }: RequirementEvaluation): number => requirementStatuses.indexOf(status);

const byUrgency = (one: RequirementEvaluation, other: RequirementEvaluation): number =>
  rankOf(one) - rankOf(other) ||
  (one.dueOn ?? END_OF_TIME).localeCompare(other.dueOn ?? END_OF_TIME) ||
  one.record.title.localeCompare(other.record.title);
