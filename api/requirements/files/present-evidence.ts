import type { FileDetails } from '#db/requirements/file-details';
import type { Actor } from '#domain/accounts/actor';
import type { FileEvidence } from '#domain/requirements/file-schema';
import { ownContent } from '#domain/requirements/model/content';
import type { Evidence } from '#domain/requirements/model/evidence';
import { mayOpen, mayReadEvidence, mayReview } from '#domain/requirements/readers';

/** A reader and what is known about the documents. */
export interface Presenting {
  readonly actor: Actor;
  readonly details: FileDetails;
}

/** A document as its reader may see it; undefined if they may not. */
export function presentEvidence({ actor, details }: Presenting, evidence: Evidence): FileEvidence | undefined {
  const found = details.evidence.get(evidence.id);
  if (found === undefined || !mayReadEvidence(actor, evidence)) return undefined;
  const { id, kind, form, dates, findings, about, obtainedBy, organizationId, employmentId, review } = evidence;
  const { fileId, backFileId, organization, recordedBy, recordedAt, correctionReason, reviewReason } = found;
  const whole = { ...evidence, ...found };
  const sides = [...(fileId === null ? [] : ['front' as const]), ...(backFileId === null ? [] : ['back' as const])];
  return {
    _id: id,
    kind,
    form,
    dates: { ...dates },
    findings: [...findings],
    content: { ...ownContent(evidence, evidence.content ?? {}) },
    about,
    obtainedBy,
    isSignedHere: obtainedBy === 'carrier' && found.recordedById === details.driver.id,
    organization: organizationId === null ? null : { _id: organizationId, name: organization ?? '' },
    employmentId,
    opens: mayOpen(actor, whole) ? sides : [],
    review: review && { ...review, reason: reviewReason },
    recordedBy,
    recordedAt,
    correctionReason,
    isOwn: mayReview(actor, whole),
  };
}
