import type { EvidenceKind } from './model/evidence';
import { drugTests } from './model/findings';
import type { Requirement } from './model/requirement';

/** The kinds of evidence on which the answers of these versions can depend. */
export function evidenceUsed(versions: readonly Requirement[]): readonly EvidenceKind[] {
  return [...new Set(versions.flatMap(kindsOf))];
}

const kindsOf = (version: Requirement): readonly EvidenceKind[] => [
  ...documentProofs(version).flatMap((proof) => [
    proof.kind,
    ...(proof.with ?? []).map(({ kind }) => kind),
    ...(proof.cappedBy === undefined ? [] : [proof.cappedBy]),
  ]),
  ...version.breaches.flatMap(({ kind, clearedBy }) => [kind, clearedBy.kind]),
  ...(version.due !== null && 'before' in version.due ? version.due.before : []),
  ...(version.due !== null && 'after' in version.due ? [version.due.after.kind, ...drugTests] : []),
  // The rounds of states begin with the driving records of all of them.
  ...(version.per === 'state' ? (['mvr'] as const) : []),
  ...(version.per === 'certificate' ? (['medicalCertificate'] as const) : []),
  ...(version.keep.some(({ until }) => until.some((rule) => rule.startsWith('last query')))
    ? (['clearinghouseFull', 'clearinghouseLimited'] as const)
    : []),
  ...(dependsOnViolation(version) ? drugTests : []),
];

const documentProofs = ({ proofs }: Requirement) => proofs.filter((proof) => 'kind' in proof);

/** A failed test of the carrier is a violation, whatever the facts say (engine/conditions.ts). */
function dependsOnViolation(version: Requirement): boolean {
  const tests = [
    ...version.appliesIf,
    ...version.exemptIf,
    ...documentProofs(version).flatMap((proof) => proof.if ?? []),
  ];
  return tests.some((test) => test === 'violation' || test === 'not violation');
}
