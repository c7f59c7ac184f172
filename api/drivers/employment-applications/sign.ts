import type { CandidacyRow } from '#db/candidacies/candidacy';
import type { Transaction } from '#db/core/handle';
import {
  listPapers,
  lockEmployment,
  type NewPaper,
  type SignedFor,
  storePapers,
} from '#db/employment-applications/paper-store';
import { queueWithdrawalNotice } from '#db/employment-applications/withdrawal-notice';
import { deleteRefusedDocuments } from '#db/evidence/refused-evidence';
import { isOnAssignment } from '#domain/candidacies/state-table';
import type { FieldIssue } from '#domain/driver-histories/rules';
import { findingsOf, jobsWithoutEquipment } from '#domain/employment-applications/facts';
import { textsToSign } from '#domain/employment-applications/papers';
import { checkSignable, checkSigned } from '#domain/employment-applications/rules';
import type {
  ApplicationSignature,
  EmploymentApplication,
  SignApplicationBody,
  WithdrawClearinghouseConsentBody,
} from '#domain/employment-applications/schema';
import { type ProblemCode, ProblemError, requireNoProblem } from '#domain/problems';
import { derivedId } from '#platform/ids';
import { canShow } from '#platform/pdf-fonts';
import { storeDocument } from '../../file-documents/store-document';
import { todayOf } from '../../http/today';
import { undoIfRefused } from '../../http/undo-if-refused';
import { requireNoIssues } from '../histories/submission-status';
import { type DriverContext, getOwnCandidacy } from '../me/answer';
import { signatureIssues } from '../signature-issues';
import { signedDocument, withdrawalDocument } from './documents';
import { areApproved, loadApplication, type LoadedApplication, type NamedText, openTexts } from './load';
import { readEmploymentApplication } from './read';

/** Refusals of a signature. */
export const signingProblems: readonly ProblemCode[] = [
  'application-content-changed',
  'application-content-missing',
  'disclosure-not-read',
  'legal-text-changed',
  'legal-text-not-approved',
  'nothing-to-sign',
];

interface Named {
  readonly candidacyId: string;
  readonly language?: string | undefined;
}

/** The driver signs the application to the carrier of an offer, with the texts that go with it. */
export async function signEmploymentApplication(
  ctx: DriverContext,
  { candidacyId, language, round, ...signature }: Named & SignApplicationBody,
): Promise<EmploymentApplication> {
  const candidacy = await getOwnCandidacy(ctx, candidacyId);
  requireNoProblem(checkSignable(candidacy.state, round));
  await signPapers(ctx, candidacy, { language, ...signature });
  return readEmploymentApplication(ctx, { candidacyId, language });
}

/**
 * Draws and stores what the driver signs. Everything that is to be signed is signed at the same time, so that no application is
 * signed without the notice that comes before it (49 CFR 391.21(d)).
 */
export async function signPapers(
  ctx: DriverContext,
  candidacy: CandidacyRow,
  { language, ...body }: ApplicationSignature & { readonly language?: string | undefined },
): Promise<void> {
  const loaded = await loadApplication(ctx, candidacy, language);
  const isStored = loaded.papers.some(({ text, evidence }) => evidence?.id === evidenceIdOf(ctx, text));
  if (isStored) return;
  const texts = openTexts(loaded);
  requireReady(ctx, loaded, { texts, body });
  requireNoIssues([...(await signatureIssues(ctx, body)), ...additionIssues(body, { texts, loaded })]);
  const at = ctx.now();
  const ids = texts.map(({ kind }) => fileIdOf(evidenceIdOf(ctx, kind)));
  await undoIfRefused(
    async () => {
      const papers: NewPaper[] = [];
      for (const text of texts) papers.push(await drawPaper(ctx, loaded, { text, body, at }));
      await storeSigned(ctx, loaded.of, { papers, at });
    },
    () => deleteRefusedDocuments(ctx, { driverId: loaded.of.driverId, ids }),
  );
}

/** Another page may have signed in the meantime; one signature is enough. */
const storeSigned = (
  ctx: DriverContext,
  of: SignedFor,
  { papers, at }: { readonly papers: readonly NewPaper[]; readonly at: Date },
): Promise<void> =>
  ctx.db.transaction(async (trx) => {
    await lockEmployment(trx, of.employmentId);
    const now = (await listPapers(trx, [of.employmentId])).get(of.employmentId) ?? [];
    const open = textsToSign(now);
    if (!papers.every(({ text }) => open.includes(text))) throw new ProblemError('nothing-to-sign');
    await storePapers(trx, { ...of, papers, signedOn: todayOf(ctx), at });
  });

const fileIdOf = (evidenceId: string): string => derivedId('signed-paper', evidenceId);

/**
 * A character that no font includes would be missing from the printed application. The law requires a type of equipment, which
 * the driver states here if the work history lacks it.
 */
function additionIssues(
  { additions = '' }: Pick<ApplicationSignature, 'additions'>,
  { texts, loaded }: { readonly texts: readonly NamedText[]; readonly loaded: LoadedApplication },
): FieldIssue[] {
  if (!canShow(additions)) return [{ field: 'additions', code: 'text-not-printable' }];
  const isApplication = texts.some(({ kind }) => kind === 'application-certification');
  const isRequired = isApplication && jobsWithoutEquipment(loaded.facts).length > 0;
  return isRequired && additions === '' ? [{ field: 'additions', code: 'required' }] : [];
}

const evidenceIdOf = ({ idempotency }: DriverContext, text: string): string =>
  derivedId('evidence', 'application', idempotency.derivedId(text));

interface Signed {
  readonly texts: readonly NamedText[];
  readonly body: ApplicationSignature;
}

/** A signature covers texts and content as the driver saw them, complete, and approved by the operator. */
function requireReady(ctx: DriverContext, { missing, shownSha256 }: LoadedApplication, { texts, body }: Signed): void {
  if (texts.length === 0) throw new ProblemError('nothing-to-sign');
  if (texts.some(({ sha256 }) => !body.shown.includes(sha256))) throw new ProblemError('legal-text-changed');
  if (!areApproved(ctx, texts)) throw new ProblemError('legal-text-not-approved');
  if (texts.every(({ kind }) => kind === 'clearinghouse-carrier-consent')) return;
  if (missing.length > 0) throw new ProblemError('application-content-missing', { missing: [...missing] });
  if (body.contentSha256 !== shownSha256) throw new ProblemError('application-content-changed');
}

async function drawPaper(
  ctx: DriverContext,
  { of: { driverId }, facts, readings }: LoadedApplication,
  { text, body, at }: { readonly text: NamedText; readonly body: ApplicationSignature; readonly at: Date },
): Promise<NewPaper> {
  const reading = readings.find(({ textId }) => textId === text.id);
  if (reading === undefined || reading.endReachedAt === null) throw new ProblemError('disclosure-not-read');
  const { openedAt, endReachedAt, textId } = reading;
  const id = evidenceIdOf(ctx, text.kind);
  const { fullName, signature, additions } = body;
  const signed = { ...momentOf(ctx, id, at), fullName, signature };
  const document = signedDocument({ text, facts, additions, reading: { textId, openedAt, endReachedAt }, signed });
  const fileId = fileIdOf(id);
  await storeDocument(ctx, { id: fileId, driverId, uploadedBy: driverId, purpose: 'evidence', document });
  const added = text.kind === 'application-certification' && additions !== '' ? additions : undefined;
  return { text: text.kind, id, fileId, findings: findingsOf(text.kind, facts), additions: added };
}

const momentOf = ({ timeZone, request }: DriverContext, id: string, at: Date) => ({
  ...{ id, signedAt: at.toISOString(), zone: timeZone, ip: request.ip ?? '' },
});

/** The driver withdraws the consent to limited queries; the carrier's file says so, and bars driving. */
export async function withdrawClearinghouseConsent(
  ctx: DriverContext,
  { candidacyId, round }: WithdrawClearinghouseConsentBody & { readonly candidacyId: string },
): Promise<EmploymentApplication> {
  const candidacy = await getOwnCandidacy(ctx, candidacyId);
  requireNoProblem(checkSigned(candidacy.state, round));
  const { of, papers, facts } = await loadApplication(ctx, candidacy, undefined);
  const text = 'clearinghouse-carrier-consent';
  const id = evidenceIdOf(ctx, `withdrawn/${text}`);
  const consent = papers.find((paper) => paper.text === text);
  if (consent?.evidence?.id === id) return readEmploymentApplication(ctx, { candidacyId });
  if (consent?.state !== 'signed') throw new ProblemError('consent-missing-or-withdrawn');
  const at = ctx.now();
  const fileId = fileIdOf(id);
  const withdrawn = momentOf(ctx, id, at);
  const document = withdrawalDocument({ carrier: facts.carrier, driver: facts.fullName, withdrawn });
  const { driverId } = of;
  const signedOn = todayOf(ctx);
  // On one day, the consent would be as new as its withdrawal.
  const replaces = consent.evidence?.signedOn === signedOn ? consent.evidence : null;
  const store = async (trx: Transaction) => {
    await lockEmployment(trx, of.employmentId);
    const now = (await listPapers(trx, [of.employmentId])).get(of.employmentId) ?? [];
    // Another page may have withdrawn it in the meantime.
    if (now.find((paper) => paper.text === text)?.evidence?.id !== consent.evidence?.id) {
      throw new ProblemError('consent-missing-or-withdrawn');
    }
    await storePapers(trx, { ...of, papers: [{ text, id, fileId, findings: ['refused'], replaces }], signedOn, at });
    await queueWithdrawalNotice(trx, ctx, { ...of, isWorking: isOnAssignment(candidacy.state), now: at });
  };
  await storeDocument(ctx, { id: fileId, driverId, uploadedBy: driverId, purpose: 'evidence', document });
  await undoIfRefused(
    () => ctx.db.transaction(store),
    () => deleteRefusedDocuments(ctx, { driverId, ids: [fileId] }),
  );
  return readEmploymentApplication(ctx, { candidacyId });
}
