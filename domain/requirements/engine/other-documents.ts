import type { Evidence } from '../model/evidence';
import type { Context } from './context';
import type { Line } from './line';

/** All other documents of these kinds: in review, rejected, still ordered, replaced by the one that counts, or against it. */
export function otherDocuments({ version, subject }: Line, counted: Evidence | null, context: Context): Evidence[] {
  const { file, employment, on } = context;
  const needed = version.proofs.flatMap((proof) => ('kind' in proof ? [proof, ...(proof.with ?? [])] : []));
  const kinds = [...needed, ...version.breaches].map(({ kind }) => kind);
  const isOwn = ({ organizationId, employmentId, obtainedBy }: Evidence): boolean =>
    (obtainedBy !== 'platform' || version.authority === 'platform') &&
    (organizationId === null || organizationId === employment?.organizationId) &&
    (employmentId === null || employmentId === employment?.id);
  return file.evidence
    .filter((evidence) => kinds.includes(evidence.kind) && evidence.id !== counted?.id && isOwn(evidence))
    .filter(({ about }) => subject.subject === null || about === subject.subject)
    .filter(({ dates }) => Object.values(dates).some((day) => day <= on));
}
