import { findUser } from '#db/accounts/user-store';
import { storeAcceptance } from '#db/agreements/acceptance-store';
import { readOfferedTexts } from '#db/agreements/offered-texts';
import type { CarrierActor } from '#domain/accounts/actor';
import type { AcceptAgreementBody } from '#domain/agreements/schema';
import { isDrawn } from '#domain/compliance/signature';
import { isNameOf } from '#domain/compliance/signed-name';
import type { FieldIssue } from '#domain/driver-histories/rules';
import { ProblemError } from '#domain/problems';
import { canShow } from '#platform/pdf-fonts';
import { requireNoIssues } from '../../drivers/histories/submission-status';
import type { RouteContext } from '../../http/context';
import { commandAgreement, loadAgreement, requireAllowed } from './command';

type Carrier = RouteContext & { readonly actor: CarrierActor };

/** Accepts the agreement in force, if it is the text that was shown, and stores the signed acceptance. */
export async function acceptAgreement(ctx: Carrier, body: AcceptAgreementBody): Promise<void> {
  const { organizationId, userId } = ctx.actor;
  const agreement = await loadAgreement(ctx, organizationId);
  const acceptanceId = ctx.idempotency.derivedId('agreement-acceptance');
  const { text, addendum } = await shownTexts(ctx, agreement.zone, body);
  const details = { acceptanceId, version: text.version, hasAddendum: addendum !== null };
  requireAllowed(ctx, agreement, { name: 'acceptAgreement', details });
  await requireSignature(ctx, body);
  await storeAcceptance(ctx.db, ctx.sealer, {
    id: acceptanceId,
    organizationId,
    signerId: userId,
    text,
    addendum,
    signedAt: ctx.now(),
    signing: { fullName: body.fullName, signature: body.signature, ip: ctx.request.ip ?? '' },
  });
  await commandAgreement(ctx, agreement, { name: 'acceptAgreement', details });
}

async function shownTexts(ctx: Carrier, zone: string, { shown, shownAddendum }: AcceptAgreementBody) {
  const offered = await readOfferedTexts(ctx.db, { zone, now: ctx.now() });
  const texts = { text: offered.agreement, addendum: shownAddendum === null ? null : offered.addendum };
  const isAsShown = texts.text.sha256 === shown && (texts.addendum?.sha256 ?? null) === shownAddendum;
  if (!isAsShown) throw new ProblemError('agreement-changed');
  const isApproved = texts.text.status === 'approved' && (texts.addendum?.status ?? 'approved') === 'approved';
  if (ctx.onlyApprovedTexts && !isApproved) throw new ProblemError('legal-text-not-approved');
  return texts;
}

/** The signer's own name, printable, and a drawn signature that is more than a dot. */
async function requireSignature(ctx: Carrier, { fullName, signature }: AcceptAgreementBody): Promise<void> {
  const signer = await findUser(ctx.db, ctx.actor.userId);
  if (signer === undefined) throw new ProblemError('not-found');
  const issues: FieldIssue[] = [];
  if (!canShow(fullName)) issues.push({ field: 'fullName', code: 'name-not-printable' });
  else if (!isNameOf(fullName, signer)) issues.push({ field: 'fullName', code: 'signature-name-differs' });
  if (signature.type === 'drawn' && !isDrawn(signature.strokes)) {
    issues.push({ field: 'signature', code: 'signature-missing' });
  }
  requireNoIssues(issues);
}
