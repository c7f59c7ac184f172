import type { Evidence } from '../model/evidence';
import type { DocumentProof } from '../model/requirement';
import type { Context } from './context';
import { says } from './documents';

/** The documents of a proof's kind, about its subject if it has one. */
export const documentsAbout = ({ file }: Context, { kind }: DocumentProof, subject: string | null): Evidence[] =>
  file.evidence.filter((evidence) => evidence.kind === kind && (subject === null || evidence.about === subject));

/** A refusal to sign or to be tested proves nothing, nor does the examination of a person who was not qualified. */
const provesNothing = ({ kind, findings }: Evidence): boolean =>
  findings.includes('refused') || (kind === 'medicalCertificate' && findings.includes('notCertified'));

/** Whether a document has the review, the form and the content of a proof, whatever its dates. */
export const saysEnough = (evidence: Evidence, { forms = ['document'], findings }: DocumentProof): boolean =>
  evidence.review?.result === 'accepted' &&
  forms.includes(evidence.form) &&
  says(evidence, findings) &&
  !provesNothing(evidence);
