import type { EvidenceDate, EvidenceForm, EvidenceKind, Finding } from '../model/evidence';
import { isConfirmation } from '../model/evidence-stores';
import type { DocumentProof, Requirement } from '../model/requirement';

/** The party for whose file a document is recorded. */
export type Owner = 'driver' | 'carrier' | 'platform';

/** The subject that a document must name. */
export type AboutWhat = 'pastEmployer' | 'state' | 'certificate';

/** A document that a requirement accepts, or that decides about one. */
export interface AcceptedDocument {
  readonly kind: EvidenceKind;
  readonly dated: EvidenceDate;
  readonly forms: readonly EvidenceForm[];
  readonly findings: readonly Finding[];
  /** The end that the document states, if it counts. */
  readonly until: EvidenceDate | null;
  /** All dates without which it proves nothing. */
  readonly dates: readonly EvidenceDate[];
  readonly about: AboutWhat | null;
}

function isOf({ of, kind }: DocumentProof, owner: Owner): boolean {
  if (owner === 'platform') return of === 'platform' && !isConfirmation(kind);
  return owner === 'driver' ? of === 'driver' : of !== 'platform';
}

function aboutOf({ per }: Requirement, ofCurrentState: true | undefined): AboutWhat | null {
  if (per === 'pastEmployer' || per === 'state' || per === 'certificate') return per;
  return ofCurrentState === true ? 'state' : null;
}

function proofDocument(proof: DocumentProof, requirement: Requirement): AcceptedDocument {
  const { kind, dated, forms = ['document'], findings = [], until = null, mayBeOpen, limits = [] } = proof;
  const end = until === null || mayBeOpen === true ? [] : [until];
  const dates = [...new Set([dated, ...end, ...limits.map(({ date }) => date)])];
  return { kind, dated, forms, findings, until, dates, about: aboutOf(requirement, proof.ofCurrentState) };
}

/** The documents that meet a requirement, recorded for this owner. */
export const documentsFor = (requirement: Requirement, owner: Owner): AcceptedDocument[] =>
  requirement.proofs
    .filter((proof): proof is DocumentProof => 'kind' in proof && isOf(proof, owner))
    .flatMap((proof) => [
      proofDocument(proof, requirement),
      ...(proof.with ?? []).map((other) => proofDocument(other, requirement)),
    ]);

const anyForm: readonly EvidenceForm[] = ['document', 'noRecordExists', 'noneCouldBeAsked'];

/** Documents that decide about a requirement without meeting it: against the driver, or as the order that makes it due. */
function decidingDocuments(requirement: Requirement, owner: Owner): AcceptedDocument[] {
  const { due, breaches } = requirement;
  if (owner === 'platform') return [];
  const against = breaches
    .flatMap((breach) => [breach, breach.clearedBy])
    .map((found) => proofDocument({ ...found, findings: [...found.findings] }, requirement));
  const orders = due !== null && 'before' in due ? due.before : [];
  return [
    ...against,
    ...orders.map((kind) => ({
      kind,
      dated: 'received' as const,
      forms: anyForm,
      findings: [],
      until: null,
      dates: ['received' as const],
      about: null,
    })),
  ];
}

/** Everything that may be recorded as a kind of document for this owner. */
export const acceptedDocuments = (
  requirements: readonly Requirement[],
  kind: EvidenceKind,
  owner: Owner,
): AcceptedDocument[] =>
  requirements
    .flatMap((requirement) => [...documentsFor(requirement, owner), ...decidingDocuments(requirement, owner)])
    .filter((document) => document.kind === kind);

/**
 * For whom a document is recorded: for the employment, unless only the platform's file asks for it; without one, the
 * driver's own credential if a requirement knows it as such, else the platform's.
 */
export function ownerOf(requirements: readonly Requirement[], kind: EvidenceKind, hasEmployment: boolean): Owner {
  const accepts = (owner: Owner): boolean => acceptedDocuments(requirements, kind, owner).length > 0;
  if (hasEmployment) return accepts('carrier') || !accepts('platform') ? 'carrier' : 'platform';
  return accepts('driver') || !accepts('platform') ? 'driver' : 'platform';
}

/** A document of a driver's file that no requirement asks for: only the document counts, and it may state its end. */
export const unaskedDocument = (kind: EvidenceKind): AcceptedDocument => ({
  kind,
  dated: 'received',
  forms: ['document'],
  findings: [],
  until: 'expires',
  dates: [],
  about: null,
});
