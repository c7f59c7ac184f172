import { findAttemptFile } from '#db/employment-verifications/attempt-store';
import { readVerificationConsents } from '#db/employment-verifications/consent-store';
import { findSentFile } from '#db/employment-verifications/draft-store';
import type { VerificationRow } from '#db/employment-verifications/read-verifications';
import { listResponses } from '#db/employment-verifications/response-store';
import { verificationCipher } from '#db/employment-verifications/sealed-rows';
import { isReportable } from '#domain/employment-verifications/deadlines';
import type { answerParts } from '#domain/employment-verifications/fields/schema';
import { ProblemError } from '#domain/problems';
import { storeOf } from '#domain/requirements/model/evidence-stores';
import { storesOf } from '#domain/requirements/readers';
import { openStoredFile } from '../../drivers/files/stored-files';
import { drawNow } from '../../file-documents/draw-now';
import type { FileResult } from '../../http/define-route';
import type { CarrierContext } from '../dossier/gate';
import { getVerification, type SignedIn } from './command';
import { nonResponseReport } from './documents/efforts';
import { effortsOf } from './efforts';
import { mayPrint } from './present';

/** Opens a document of a verification; each opening by a carrier is logged where the driver can see it. */
async function openDocument(
  ctx: SignedIn,
  { driverId }: VerificationRow,
  { fileId, name }: { readonly fileId: string | null | undefined; readonly name: string },
): Promise<FileResult> {
  if (fileId === null || fileId === undefined) throw new ProblemError('not-found');
  return { ...(await openStoredFile(ctx, { driverId, fileId })), fileName: `${name}.pdf` };
}

/** The signed consent. */
export async function openConsent(ctx: SignedIn, id: string): Promise<FileResult> {
  const row = await getVerification(ctx, id);
  const { consentId } = row.snapshot;
  const consent = (await readVerificationConsents(ctx.db, [consentId])).get(consentId ?? '');
  return openDocument(ctx, row, { fileId: consent?.fileId, name: 'employment-consent' });
}

/** The fax or letter of a contact, for the person who prepared it, to print it: it shows the codes of its link. */
export async function openAttempt(
  ctx: CarrierContext,
  { id, attemptId }: { readonly id: string; readonly attemptId: string },
): Promise<FileResult> {
  const row = await getVerification(ctx, id);
  const attempt = await findAttemptFile(ctx.db, { id: attemptId, verificationId: id });
  if (attempt === undefined) throw new ProblemError('not-found');
  if (attempt.fileId !== null && !mayPrint(attempt, ctx.actor.userId, ctx.now()))
    throw new ProblemError('letter-not-yours');
  return openDocument(ctx, row, { fileId: attempt.fileId, name: 'employment-request' });
}

interface AnswerPart {
  readonly id: string;
  readonly answerId: string;
  readonly part: (typeof answerParts)[number];
}

/** A past employer's answer, or its part about testing, which has readers of its own. */
export async function openAnswer(ctx: SignedIn, { id, answerId, part }: AnswerPart): Promise<FileResult> {
  const row = await getVerification(ctx, id);
  const cipher = await verificationCipher(ctx, row.driverId);
  const responses = await listResponses(ctx.db, cipher, [id]);
  const response = responses.find((one) => one.id === answerId);
  if (response === undefined) throw new ProblemError('not-found');
  const kind = part === 'tests' ? 'drugAlcoholInquiry' : 'safetyInquiry';
  if (!storesOf(ctx.actor).includes(storeOf[kind])) throw new ProblemError('not-found');
  const fileId = part === 'tests' ? response.testsFileId : response.fileId;
  return openDocument(ctx, row, { fileId, name: 'employment-answer' });
}

/**
 * A file that a past employer attached. If the form asked about testing, it can be a test result, which is for designated people
 * (49 CFR 382.405), unlike the answer itself (49 CFR 391.53).
 */
export async function openAttachment(
  ctx: SignedIn,
  { id, fileId }: { readonly id: string; readonly fileId: string },
): Promise<FileResult> {
  const { driverId } = await getVerification(ctx, id);
  const file = await findSentFile(ctx.db, { verificationId: id, fileId });
  const mayRead = file?.canBeAboutTests === false || storesOf(ctx.actor).includes('drugAlcohol');
  if (file === undefined || !mayRead) throw new ProblemError('not-found');
  return openStoredFile(ctx, { driverId, fileId });
}

/** The record of good-faith efforts. */
export async function openGoodFaith(ctx: CarrierContext, id: string): Promise<FileResult> {
  const row = await getVerification(ctx, id);
  return openDocument(ctx, row, { fileId: row.snapshot.closing?.fileId, name: 'good-faith-efforts' });
}

/** The draft of a report to FMCSA about a past employer that did not answer in time. */
export async function openNonResponseReport(ctx: CarrierContext, id: string): Promise<FileResult> {
  const row = await getVerification(ctx, id);
  if (!isReportable(row.state, row.snapshot.sentAt, ctx.now().getTime())) throw new ProblemError('not-found');
  const efforts = { ...(await effortsOf(ctx, row)), note: '', closedBy: '' };
  return {
    fileName: 'non-response-report.pdf',
    content: await drawNow(ctx, nonResponseReport(efforts)),
    isInline: true,
  };
}
