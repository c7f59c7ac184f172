import type { Answer } from '../model/answer';
import type { EvidenceKind } from '../model/evidence';

/** Whether a line is about the driver, whatever the job: credentials, status and age, for which the carrier answers. */
export const isOwnLine = ({ requirement: { per, acts, proofs } }: Pick<Answer, 'requirement'>): boolean =>
  per === 'driver' && (acts === 'driver' || proofs.some((proof) => 'age' in proof));

/** Whether a credential has ended. One that was never there concerns certification or the job. */
const isOver = ({ why }: Answer): boolean => why === 'ended' || why === 'breached' || why === 'factsAgainst';

/** The documents without which nobody is certified; the start of an employment waits for them as well. */
const ofCertification: readonly EvidenceKind[] = ['license', 'medicalCertificate'];

/** Whether a document was never on file that certification asks for: it does not concern the job. */
const concernsCertification = ({ why, requirement: { proofs } }: Answer): boolean =>
  why === 'neverProven' && proofs.some((proof) => 'kind' in proof && ofCertification.includes(proof.kind));

/** The lines that refuse a hire: the driver's own, answered with the facts of the order. */
export const hireBarringLines = (answers: readonly Answer[]): Answer[] =>
  answers.filter((answer) => answer.bars && isOwnLine(answer) && !concernsCertification(answer));

/** The lines that turn ready for dispatch off: the driver's own, answered with the facts of an ordinary job. */
export const dispatchBarringLines = (answers: readonly Answer[]): Answer[] => hireBarringLines(answers).filter(isOver);
