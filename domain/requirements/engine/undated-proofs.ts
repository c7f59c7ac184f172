import type { Evidence, EvidenceDate } from '../model/evidence';
import type { DocumentProof, Requirement } from '../model/requirement';
import type { Context } from './context';
import { startsOf } from './documents';
import { belongs } from './ownership';
import { documentsAbout, saysEnough } from './proof-documents';

/** A document without the date that counts. */
interface UndatedProof {
  readonly evidence: Evidence;
  readonly date: EvidenceDate;
}

/** Documents that would be proofs if they stated the date that counts: they are on file, so they are not missing. */
export const undatedProofs = ({ proofs }: Requirement, about: string | null, context: Context): UndatedProof[] =>
  proofs
    .filter((proof) => 'kind' in proof)
    // The arrival stands in for another date, whose absence is what is unknown.
    .filter(
      ({ kind, dated }) =>
        dated !== 'received' || !proofs.some((one) => 'kind' in one && one.kind === kind && one.dated !== dated),
    )
    .flatMap((proof) =>
      documentsAbout(context, proof, about)
        .filter((evidence) => isUndatedProof(evidence, proof, context))
        .map((evidence) => ({ evidence, date: proof.dated })),
    );

/** Whether a document lacks the date that counts, and was there on the day asked about. One that was only sent for is not. */
function isUndatedProof(evidence: Evidence, proof: DocumentProof, context: Context): boolean {
  if (evidence.dates[proof.dated] !== undefined || !saysEnough(evidence, proof)) return false;
  const stated = startsOf(evidence);
  const isThere = stated.length === 0 || stated.some((day) => day <= context.on);
  const isOut = proof.dated === 'received' && evidence.dates.sent !== undefined;
  return isThere && !isOut && belongs(evidence, proof, { ...context, day: context.on });
}
