import type { StoredDriverFact } from '#db/requirements/driver-fact-store';
import type { RequirementEvaluation } from '#domain/requirements/evaluation';
import { type EnteredKind, isEntered } from '#domain/requirements/evidence';
import type { DriverFact, RequirementLine } from '#domain/requirements/schema';

/** The evidence that operations may enter for the requirement: the first kind that has no other source. */
function entersOf({ record: { proofs } }: RequirementEvaluation): EnteredKind | null {
  const kinds = proofs.flatMap((proof) => (proof.type === 'evidence' && isEntered(proof.kind) ? [proof.kind] : []));
  return kinds[0] ?? null;
}

/** One line of a driver's requirements. */
export function presentLine(evaluation: RequirementEvaluation): RequirementLine {
  const { record, ...found } = evaluation;
  const { id, code, area, title, citation, note, scope } = record;
  return { _id: id, code, area, title, citation, note, scope, ...found, enters: entersOf(evaluation) };
}

const person = (id: string | null, name: string | null) => (id === null || name === null ? null : { _id: id, name });

/** A date that operations entered. */
export function presentFact(fact: StoredDriverFact): DriverFact {
  const { id, kind, on, endsOn, organizationId, organization, authorId, author, enteredAt } = fact;
  return {
    _id: id,
    kind,
    on,
    endsOn,
    organization: person(organizationId, organization),
    author: { _id: authorId, name: author },
    enteredAt,
  };
}
