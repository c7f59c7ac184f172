import type { Reading } from '#db/compliance/consent-store';
import { storeVerificationConsent } from '#db/employment-verifications/consent-store';
import type { VerificationRow } from '#db/employment-verifications/read-verifications';
import { listConsentReadings } from '#db/employment-verifications/reading-store';
import { verificationCipher } from '#db/employment-verifications/sealed-rows';
import { getSubject, type VerificationSubject } from '#db/employment-verifications/subject-store';
import { deleteRefused } from '#db/evidence/refused-evidence';
import { type LegalText, listLegalTexts } from '#db/legal/legal-text-store';
import { consentTexts, type SignedText } from '#domain/employment-verifications/consent';
import type { SignVerificationBody, VerificationConsent } from '#domain/employment-verifications/consent-schema';
import { includesTesting } from '#domain/employment-verifications/questions';
import type { OwnVerification } from '#domain/employment-verifications/schema';
import { mergeValues } from '#domain/legal/merge-values';
import { ProblemError } from '#domain/problems';
import { storeDocument } from '../../file-documents/store-document';
import {
  commandVerification,
  getVerification,
  requireAllowed,
  senderOf,
  targetOf,
} from '../../hiring/verifications/command';
import { consentDocument } from '../../hiring/verifications/documents/consent';
import { todayOf } from '../../http/today';
import { undoIfRefused } from '../../http/undo-if-refused';
import { requireNoIssues } from '../histories/submission-status';
import type { DriverContext } from '../me/answer';
import { signatureIssues } from '../signature-issues';
import { readOwnVerification } from './read-own';

interface Named {
  readonly id: string;
  readonly language?: string | undefined;
}

/** The texts that the driver signs for a verification, with the reading progress. */
export async function readVerificationConsent(
  ctx: DriverContext,
  { id, language }: Named,
): Promise<VerificationConsent> {
  const { row, subject, texts, readings } = await load(ctx, { id, language });
  return {
    round: row.snapshot.round,
    carrier: row.carrier,
    employer: subject.employer.name,
    includesTesting: includesTesting(subject.questions),
    texts: texts.map(({ id: textId, title, body, version, language: of, status, sha256 }) => {
      const reading = readings.find((one) => one.textId === textId);
      return {
        _id: textId,
        title,
        body,
        version,
        language: of,
        status,
        sha256,
        openedAt: reading?.openedAt ?? null,
        endReachedAt: reading?.endReachedAt ?? null,
      };
    }),
  };
}

async function load(ctx: DriverContext, { id, language }: Named) {
  const row = await getVerification(ctx, id);
  const cipher = await verificationCipher(ctx, row.driverId);
  const subject = await getSubject(ctx.db, cipher, id);
  const [texts, readings] = await Promise.all([
    textsInForce(ctx, { carrier: row.carrier, subject }, language),
    listConsentReadings(ctx.db, { verificationId: id, round: row.snapshot.round }),
  ]);
  return { row, cipher, subject, texts, readings };
}

/** The texts, naming the carrier that asks and the past employer that may answer. The hash is that of the wording. */
async function textsInForce(
  ctx: DriverContext,
  { carrier, subject: { questions, employer } }: { readonly carrier: string; readonly subject: VerificationSubject },
  language: string | undefined,
): Promise<LegalText[]> {
  const all = await listLegalTexts(ctx.db, { on: todayOf(ctx), language });
  return consentTexts(questions).map((kind) => {
    const text = all.find((one) => one.kind === kind);
    if (text === undefined) throw new ProblemError('not-found');
    return { ...text, body: mergeValues(text.body, { carrier, employer: employer.name }) };
  });
}

/** Signs the consent; the request goes to the past employer immediately, if an email address is known. */
export async function signVerificationConsent(
  ctx: DriverContext,
  { id, language, ...body }: Named & SignVerificationBody,
): Promise<OwnVerification> {
  const loaded = await load(ctx, { id, language });
  const { row, cipher, subject, texts, readings } = loaded;
  const consentId = ctx.idempotency.derivedId('consent');
  if (row.snapshot.consentId === consentId) return readOwnVerification(ctx, id);
  const details = { round: body.round, consentId };
  const command = { name: 'signConsent', details, ...senderOf(ctx) } as const;
  requireAllowed(ctx, targetOf(row), command);
  requireNoIssues(await signatureIssues(ctx, body));
  requireShown(ctx, texts, body);
  const signed = texts.map((text) => ({ text, signed: signedText(text, readings) }));
  await storeSigned(ctx, { row, consentId, signed, body, cipher, subject });
  await undoIfRefused(
    () => commandVerification(ctx, targetOf(row), command),
    () => deleteRefused(ctx, 'refused_consents', consentId),
  );
  return readOwnVerification(ctx, id);
}

interface Signing extends Pick<Awaited<ReturnType<typeof load>>, 'cipher' | 'subject'> {
  readonly row: VerificationRow;
  readonly consentId: string;
  readonly signed: readonly { readonly text: LegalText; readonly signed: SignedText }[];
  readonly body: SignVerificationBody;
}

async function storeSigned(
  ctx: DriverContext,
  { row, consentId, signed, body: { fullName, signature }, cipher, subject }: Signing,
): Promise<void> {
  const { driverId, carrier, id: verificationId } = row;
  const { name: employer } = subject.employer;
  const signing = { fullName, signature, ip: ctx.request.ip ?? '', carrier, employer };
  const coversTesting = includesTesting(subject.questions);
  const signedAt = ctx.now().toISOString();
  const document = consentDocument({
    ...{ id: consentId, signedAt, zone: ctx.timeZone, signing, coversTesting },
    texts: signed,
  });
  const fileId = ctx.idempotency.derivedId('consent-file');
  await storeDocument(ctx, { id: fileId, driverId, uploadedBy: driverId, purpose: 'verification', document });
  const texts = signed.map((one) => one.signed);
  const consent = { id: consentId, verificationId, driverId, coversTesting, texts, signedAt, fileId };
  await storeVerificationConsent(ctx.db, cipher, { ...consent, signing });
}

/** The texts in force must be the ones that were shown, and approved by the operator. */
function requireShown(ctx: DriverContext, texts: readonly LegalText[], { shown }: SignVerificationBody): void {
  if (texts.some(({ sha256 }) => !shown.includes(sha256))) throw new ProblemError('legal-text-changed');
  if (ctx.onlyApprovedTexts && texts.some(({ status }) => status !== 'approved')) {
    throw new ProblemError('legal-text-not-approved');
  }
}

function signedText({ id, kind, version, language, sha256 }: LegalText, readings: readonly Reading[]): SignedText {
  const reading = readings.find(({ textId }) => textId === id);
  if (reading === undefined || reading.endReachedAt === null) throw new ProblemError('disclosure-not-read');
  const { openedAt, endReachedAt } = reading;
  return { id, kind, version, language, sha256, openedAt, endReachedAt };
}
