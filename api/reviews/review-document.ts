import { storeApprovedLicense } from '#db/drivers/qualification-store';
import { storeFindings } from '#db/review-queue/document-findings';
import { type Expiry, isProofDocument } from '#domain/driver-pipeline/expiries';
import type { OpsDriver } from '#domain/driver-pipeline/schema';
import type { DocumentKind } from '#domain/driver-pipeline/tasks';
import { emptyFindings, hasFindings } from '#domain/driver-reviews/findings';
import type { ReviewDocumentBody } from '#domain/driver-reviews/schema';
import { problems } from '#domain/problems';
import { type FieldProblem, InvalidInputError } from '../http/validate';
import { commandAndRead, type SignedIn, storeReason } from '../pipelines/command';
import { requireFittingReason } from './fitting-reason';
import { expiryOn } from './proof-expiry';
import { requireUnclaimed } from './queue/claims';

interface DocumentReview {
  readonly driverId: string;
  readonly document: DocumentKind;
  readonly body: ReviewDocumentBody;
}

/** Records a decision on the file that the reviewer saw. */
export async function reviewDocument(ctx: SignedIn, review: DocumentReview): Promise<OpsDriver> {
  const { driverId, document, body } = review;
  const { fileId, isApproved, reason, note } = body;
  if (!isApproved && reason === null) throw fieldProblem('/reason', 'reason-missing', problems['reason-missing'].title);
  requireFittingReason(body, document);
  await requireUnclaimed(ctx, { driverId, thing: document });
  const expiry = isApproved ? await expiryOf(ctx, review) : null;
  const noteId = await storeReason(ctx, note);
  const details = { document, fileId, isApproved, reason: isApproved ? null : reason, noteId, expiry };
  const reviewed = await commandAndRead(ctx, { driverId, name: 'reviewDocument', details });
  // A retry stores the license again, in case an earlier attempt crashed before this point.
  if (isApproved && document === 'driverLicense' && body.license !== undefined) {
    await storeApprovedLicense(ctx.db, driverId, body.license);
  }
  // Those of the document before it say nothing about this one.
  if (isApproved && hasFindings(document)) {
    const { findings = emptyFindings } = body;
    await storeFindings(ctx.db, { driverId, document, findings, foundBy: ctx.actor.userId, at: ctx.now() });
  }
  return reviewed;
}

/** The expiration date of an approved license or medical card; other documents do not expire. */
async function expiryOf(ctx: SignedIn, { driverId, document, body }: DocumentReview): Promise<Expiry | null> {
  if (!isProofDocument(document)) return null;
  const { expiresOn: on } = body;
  if (on === null) throw fieldProblem('/expiresOn', 'required', 'This field is required');
  const expiry = await expiryOn(ctx, driverId, on);
  if (Date.parse(expiry.endsAt) <= ctx.now().getTime() && !ctx.idempotency.isRepeat) {
    throw fieldProblem('/expiresOn', 'proof-expired', problems['proof-expired'].title);
  }
  return expiry;
}

function fieldProblem(pointer: string, code: string, message: string): InvalidInputError {
  const error: FieldProblem = { in: 'body', pointer, code, message };
  return new InvalidInputError([error]);
}
