import type { Evidence } from '../model/evidence';
import type { DocumentProof, Requirement } from '../model/requirement';
import type { Context } from './context';
import { keepUntil } from './keep';

/** A stored document in one of the files, with the requirement that keeps it there. */
export interface KeptDocument {
  readonly evidence: Evidence;
  readonly requirement: Requirement;
  /** The earliest day of deletion; null while it is not known. */
  readonly keepUntil: string | null;
}

type Dated = Omit<KeptDocument, 'keepUntil'> & { readonly proof: Pick<DocumentProof, 'dated'> };

const isOwn = ({ obtainedBy, organizationId, employmentId }: Evidence, { employment }: Context): boolean =>
  obtainedBy !== 'platform' &&
  (organizationId === null || organizationId === employment?.organizationId) &&
  (employmentId === null || employmentId === employment?.id);

/** For each document of a file, whatever it says, the version of its own day that asks for such documents. */
function requirementsOf(evidence: Evidence, requirements: readonly Requirement[]): Dated[] {
  return requirements.flatMap((requirement) => {
    if (requirement.authority === 'platform' || requirement.keep.length === 0) return [];
    const proof = requirement.proofs
      .flatMap((one) => ('kind' in one ? [one, ...(one.with ?? [])] : []))
      .find(({ kind }) => kind === evidence.kind);
    const day = proof && evidence.dates[proof.dated];
    const isInForce =
      day !== undefined && requirement.from <= day && (requirement.to === null || day <= requirement.to);
    return proof !== undefined && isInForce ? [{ evidence, requirement, proof }] : [];
  });
}

/**
 * Every stored document of an employment's file with its store and the earliest day of deletion, also those that no
 * longer count or never did: positive tests, rejected renewals, certificates that the law no longer asks for.
 */
export const documentsToKeep = (context: Context, requirements: readonly Requirement[]): KeptDocument[] =>
  context.file.evidence
    .filter((evidence) => isOwn(evidence, context))
    .flatMap((evidence) => requirementsOf(evidence, requirements))
    .map(({ evidence, requirement, proof }) => ({
      evidence,
      requirement,
      keepUntil: keepUntil(requirement, { evidence, day: evidence.dates[proof.dated] ?? '' }, context),
    }));
