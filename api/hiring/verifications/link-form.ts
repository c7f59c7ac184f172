import { findDriverFile, readDriverFile } from '#db/driver-files/driver-file-store';
import { readVerificationConsents } from '#db/employment-verifications/consent-store';
import { findDraft, listDraftFiles, storeDraft } from '#db/employment-verifications/draft-store';
import { readNamedDriver } from '#db/employment-verifications/read-verifications';
import { findResponse } from '#db/employment-verifications/response-store';
import { investigationDay } from '#domain/employment-verifications/deadlines';
import { type SaveVoeBody } from '#domain/employment-verifications/link/schema';
import { VerificationAnswer, type VoeForm } from '#domain/employment-verifications/schema';
import { CORRECTION_DAYS } from '#domain/employment-verifications/terms';
import { ProblemError } from '#domain/problems';
import { daysAfter } from '#domain/shared/periods';
import type { RouteContext } from '../../http/context';
import type { FileResult } from '../../http/define-route';
import { readDisputeText } from './dispute-text';
import { logOpening, requireLink, type TypedCodes, type UsableLink, useLink } from './open-link';
import { inquiryPeriod } from './parties';
import { presentFile } from './present';

/** Opens the form of a link, with what was saved. */
export async function openLink(ctx: RouteContext, codes: TypedCodes): Promise<VoeForm> {
  const usable = await useLink(ctx, codes);
  await logOpening(ctx, usable, { action: 'driver-record', about: 'verification' });
  return presentForm(ctx, usable);
}

/** Saves an answer that is not complete. */
export async function saveDraft(
  ctx: RouteContext,
  { draft, ...codes }: SaveVoeBody & { readonly urlCode: string },
): Promise<VoeForm> {
  const usable = await useLink(ctx, codes);
  const { cipher, key, row } = usable;
  await storeDraft(ctx.db, cipher, { ...key, draft, driverId: row.driverId, at: ctx.now() });
  return presentForm(ctx, usable);
}

/** The driver's signed consent; it stays readable after the answer. */
export async function openLinkConsent(ctx: RouteContext, codes: TypedCodes): Promise<FileResult> {
  const opened = await requireLink(ctx, codes);
  const { consentId } = opened.row.snapshot;
  const consent = (await readVerificationConsents(ctx.db, [consentId])).get(consentId ?? '');
  const file = consent && (await findDriverFile(ctx.db, consent.fileId));
  if (opened.link.round !== opened.row.snapshot.round || file === undefined) {
    throw new ProblemError('verification-closed');
  }
  await logOpening(ctx, opened, { action: 'consent', about: 'voe-consent' });
  return { fileName: 'employment-consent.pdf', content: await readDriverFile(ctx, file), isInline: true };
}

async function presentForm(ctx: RouteContext, usable: UsableLink): Promise<VoeForm> {
  const { db } = ctx;
  const { row, subject, link, cipher, key, purpose } = usable;
  const [driver, saved, files, disputeText] = await Promise.all([
    readNamedDriver(db, row.driverId),
    findDraft(db, cipher, key),
    listDraftFiles(db, key),
    readDisputeText(db, row),
  ]);
  const { dispute } = row.snapshot;
  return {
    purpose,
    carrier: { name: row.carrier, dotNumber: row.dotNumber, phone: row.requesterPhone },
    employer: subject.employer.name,
    driver,
    selfReported: subject.selfReported,
    questions: subject.questions,
    ...inquiryPeriod(row, subject),
    draft: saved?.draft ?? (await firstDraft(ctx, usable)),
    savedAt: saved?.savedAt ?? null,
    files: files.map(presentFile),
    dispute:
      disputeText === null || dispute === null
        ? null
        : { text: disputeText, at: dispute.at, answerBy: daysAfter(investigationDay(dispute.at), CORRECTION_DAYS) },
    expiresAt: link.expiresAt,
  };
}

/** An empty form; a correction begins with the disputed answer. */
async function firstDraft({ db }: RouteContext, { row, cipher }: UsableLink): Promise<VerificationAnswer> {
  const { answer } = row.snapshot;
  const disputed = answer === null ? undefined : await findResponse(db, cipher, answer.responseId);
  return disputed?.answer ?? VerificationAnswer.parse({});
}
