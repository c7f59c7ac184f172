import { setFreeCopy } from '#db/compliance/compliance-store';
import { markEndReached, markOpened, type NewConsent, type Signing, storeConsents } from '#db/compliance/consent-store';
import { readLegalTexts } from '#db/legal/legal-text-store';
import { checkSigning } from '#domain/compliance/progress';
import type { ComplianceView, ReadingBody, SignBody } from '#domain/compliance/schema';
import { isConsentKind, signedWith } from '#domain/compliance/steps';
import { ProblemError } from '#domain/problems';
import { requireNoIssues, submitTask } from '../histories/submission-status';
import type { DriverContext } from '../me/answer';
import { signatureIssues } from '../signature-issues';
import { type Document, readWizard, type WizardState } from './progress';
import { readCompliance, type SentCompliance } from './read';

/** Records that the driver opened a text or reached its end. */
export async function markReading(ctx: DriverContext, { textId, part }: ReadingBody): Promise<void> {
  const [text] = await readLegalTexts(ctx.db, [textId]);
  if (text === undefined || !isConsentKind(text.kind)) throw new ProblemError('not-found');
  const reading = { textId, at: ctx.now() };
  if (part === 'opened') return markOpened(ctx.db, ctx.actor.driverId, reading);
  if (!(await markEndReached(ctx.db, ctx.actor.driverId, reading))) throw new ProblemError('disclosure-not-read');
}

/** Signs the texts that the driver has read; signing the authorization also submits the task. */
export async function sign(ctx: DriverContext, body: SignBody, language?: string): Promise<ComplianceView> {
  const wizard = await readWizard(ctx, language);
  requireNoIssues(await signatureIssues(ctx, body));
  const documents = requireShown(ctx, wizard, body);
  const refusal = checkSigning(wizard.progress, body.kind);
  if (refusal !== undefined) throw new ProblemError(refusal.code, refusal.params);
  const consents = documents.map((document) => consentOf(ctx, document, body));
  await storeConsents(ctx, ctx.actor.driverId, consents);
  if (body.kind === 'background-check-authorization') await submit(ctx, wizard, { body, consents });
  return readCompliance(ctx, language);
}

/** The texts in force, if they are the ones the driver was shown and the operator has approved them. */
function requireShown(ctx: DriverContext, { documents }: WizardState, { kind, shown }: SignBody): readonly Document[] {
  const kinds = signedWith(kind);
  const signed = documents.filter((document) => kinds.includes(document.kind));
  if (signed.length < kinds.length || signed.some(({ text }) => !shown.includes(text.sha256))) {
    throw new ProblemError('legal-text-changed');
  }
  if (ctx.onlyApprovedTexts && signed.some(({ text }) => text.status !== 'approved')) {
    throw new ProblemError('legal-text-not-approved');
  }
  return signed;
}

function consentOf(
  ctx: DriverContext,
  document: Document,
  { fullName, signature, wantsFreeCopy }: SignBody,
): NewConsent {
  const { kind, text, openedAt, endReachedAt } = document;
  if (openedAt === null || endReachedAt === null) throw new ProblemError('disclosure-not-read');
  const signing: Signing = { fullName, signature, wantsFreeCopy, ip: ctx.request.ip ?? '' };
  return {
    id: ctx.idempotency.derivedId(`consent/${kind}`),
    driverId: ctx.actor.driverId,
    textId: text.id,
    kind,
    version: text.version,
    language: text.language,
    sha256: text.sha256,
    openedAt,
    endReachedAt,
    signedAt: ctx.now().toISOString(),
    signing,
  };
}

async function submit(
  ctx: DriverContext,
  { stored }: WizardState,
  { body, consents }: { body: SignBody; consents: readonly NewConsent[] },
): Promise<void> {
  await setFreeCopy(ctx.db, ctx.actor.driverId, body.wantsFreeCopy);
  const content: SentCompliance = { answersAt: stored?.updatedAt ?? '', consents: consents.map(({ id }) => id) };
  await submitTask(ctx, 'compliance', content);
}
