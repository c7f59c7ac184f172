import { markApplicationEndReached, markApplicationOpened } from '#db/employment-applications/reading-store';
import { findOrderCore } from '#db/job-orders/order-core';
import { readLegalTexts } from '#db/legal/legal-text-store';
import { checkSignable, checkSigned, isSignable } from '#domain/employment-applications/rules';
import type { ApplicationReadingBody, EmploymentApplication } from '#domain/employment-applications/schema';
import { isApplicationText } from '#domain/employment-applications/texts';
import { ProblemError, requireNoProblem } from '#domain/problems';
import { readRateOfHire } from '../me/agreed-rate';
import { type DriverContext, getOwnCandidacy } from '../me/answer';
import { areApproved, loadApplication, openTexts, signedFor } from './load';
import { presentApplication } from './present';

interface Named {
  readonly candidacyId: string;
  readonly language?: string | undefined;
}

/** The driver's application to the carrier of an offer. */
export async function readEmploymentApplication(
  ctx: DriverContext,
  { candidacyId, language }: Named,
): Promise<EmploymentApplication> {
  const candidacy = await getOwnCandidacy(ctx, candidacyId);
  const { round, hire } = candidacy.state;
  requireNoProblem(checkSigned(candidacy.state));
  const isOpen = isSignable(candidacy.state);
  const [loaded, order] = await Promise.all([
    loadApplication(ctx, candidacy, language),
    findOrderCore(ctx.db, candidacy.orderId),
  ]);
  return {
    candidacyId,
    round,
    title: order?.content.title ?? '',
    isOpen,
    startToAccept: isOpen && hire?.answer === 'offered' && hire.startedAt === null ? hire.startOn : null,
    agreedRate: await readRateOfHire(ctx, candidacy, order?.content),
    ...presentApplication(loaded),
    ...(!isOpen && { texts: [] }),
    canSign: areApproved(ctx, openTexts(loaded)),
  };
}

/** Records that the driver opened a text of the application, or reached its end. */
export async function markApplicationReading(
  ctx: DriverContext,
  { candidacyId, round, textId, part }: ApplicationReadingBody & { readonly candidacyId: string },
): Promise<void> {
  const candidacy = await getOwnCandidacy(ctx, candidacyId);
  requireNoProblem(checkSignable(candidacy.state, round));
  const [text] = await readLegalTexts(ctx.db, [textId]);
  if (text === undefined || !isApplicationText(text.kind)) throw new ProblemError('not-found');
  const reading = { employmentId: signedFor(candidacy).employmentId, textId, at: ctx.now() };
  if (part === 'opened') return markApplicationOpened(ctx.db, reading);
  if (!(await markApplicationEndReached(ctx.db, reading))) throw new ProblemError('disclosure-not-read');
}
