import type { Evidence } from '../model/evidence';
import type { Line } from './answer-line';
import type { Context } from './context';

/** Documents of the same kinds that do not count yet or never did: in review, rejected, or still ordered. */
export function otherDocuments({ version, subject }: Line, counted: Evidence | null, context: Context): Evidence[] {
  const { file, employment, on } = context;
  const dateOf = new Map(
    version.proofs.flatMap((proof) => ('kind' in proof ? [[proof.kind, proof.dated] as const] : [])),
  );
  const isOwn = ({ organizationId, employmentId, obtainedBy }: Evidence): boolean =>
    (obtainedBy === 'platform') === (version.authority === 'platform') &&
    (organizationId === null || organizationId === employment?.organizationId) &&
    (employmentId === null || employmentId === employment?.id);
  return file.evidence.filter((evidence) => {
    const dated = dateOf.get(evidence.kind);
    if (dated === undefined || evidence.id === counted?.id || !isOwn(evidence)) return false;
    if (subject.subject !== null && evidence.about !== subject.subject) return false;
    const days = Object.values(evidence.dates).filter((day) => day <= on);
    return days.length > 0 && (evidence.review?.result !== 'accepted' || evidence.dates[dated] === undefined);
  });
}
