import type { Transaction } from '#db/core/handle';
import { areReceivedFiles, isSameDocument } from '#db/evidence/evidence-files';
import {
  findEvidenceEmployment,
  isCorrected,
  isCorrectedAlready,
  isSameFileAgain,
  lockVerdict,
  recordEvidence,
  reviewEvidence,
} from '#db/evidence/evidence-store';
import type { EvidenceDetails } from '#db/requirements/file-details';
import { listRequirementRecords } from '#db/requirements/requirement-records';
import { isDriver, isOps } from '#domain/accounts/actor';
import { checkI9 } from '#domain/driver-dossier/adding';
import { kindOfEvidence } from '#domain/driver-dossier/document-kinds';
import { ProblemError } from '#domain/problems';
import { checkEvidence } from '#domain/requirements/entries/check-evidence';
import { type Owner, ownerOf, unaskedDocument } from '#domain/requirements/entries/documents';
import { type EntryProblem, problemIf } from '#domain/requirements/entries/problem';
import type { ReviewEvidenceBody } from '#domain/requirements/file-calls-schema';
import type { CorrectEvidenceBody, FileEvidence, NewEvidenceBody } from '#domain/requirements/file-schema';
import { ownContent } from '#domain/requirements/model/content';
import type { Employment } from '#domain/requirements/model/employment';
import type { Evidence } from '#domain/requirements/model/evidence';
import { storeOf } from '#domain/requirements/model/evidence-stores';
import type { Requirement } from '#domain/requirements/model/requirement';
import { mayReadLine, storesOf } from '#domain/requirements/readers';
import { once } from '../../http/once';
import type { SignedIn } from '../../pipelines/command';
import { knownDays, requireNoEntryProblem } from './entry';
import { notifyRejection } from './notify-rejection';
import { presentEvidence } from './present-evidence';
import { type FileScope, type LoadedFile, loadFile, opsScope } from './scope';

/** An entry; of a correction, with the entry that it replaces. */
interface Recording {
  readonly scope: FileScope;
  readonly body: NewEvidenceBody;
  readonly corrects?: { readonly evidenceId: string; readonly reason: string };
  /** Set for a document of the driver file (decision 062). */
  readonly document?: DocumentOfFile;
}

/** The parts that documents of the driver file have beyond other evidence. */
export interface DocumentOfFile {
  readonly title: string | null;
  /** Problems that are reported together with those of the entry. */
  readonly problems: readonly EntryProblem[];
}

interface Reviewable {
  readonly evidence: Evidence;
  readonly details: EvidenceDetails;
}

/** The file that a document of the driver belongs to: of its employment, or of the driver alone. */
export async function evidenceScope(ctx: SignedIn, driverId: string, evidenceId: string): Promise<FileScope> {
  const employmentId = await findEvidenceEmployment(ctx.db, { id: evidenceId, driverId });
  return opsScope(ctx, driverId, employmentId);
}

/** Records a document of a file, with the verdict of the person who enters it. A driver's entry waits for a review. */
export const recordDocument = (ctx: SignedIn, scope: FileScope, body: NewEvidenceBody): Promise<FileEvidence> =>
  record(ctx, { scope, body });

/** Replaces a wrong entry by a new one. Without a new file, the document stays. */
export function correctDocument(
  ctx: SignedIn,
  entry: { readonly scope: FileScope; readonly evidenceId: string; readonly body: CorrectEvidenceBody },
): Promise<FileEvidence> {
  const { reason, ...body } = entry.body;
  return record(ctx, { scope: entry.scope, body, corrects: { evidenceId: entry.evidenceId, reason } });
}

/** Accepts or rejects a document, or takes the verdict back; the last verdict counts. */
export async function reviewDocument(
  ctx: SignedIn,
  entry: { readonly scope: FileScope; readonly evidenceId: string; readonly body: ReviewEvidenceBody },
): Promise<FileEvidence> {
  const { actor, now } = ctx;
  const { scope, evidenceId, body } = entry;
  const { result, reason } = body;
  const isUnexplained = result === 'rejected' && (reason ?? '') === '';
  requireNoEntryProblem(problemIf(isUnexplained, '/reason', 'reason-missing'));
  const loaded = await loadFile(ctx, scope);
  const id = ctx.idempotency.derivedId('evidence-review');
  await once(ctx, async (trx) => {
    await requireReviewable(ctx, trx, { loaded, scope, evidenceId });
    const before = await lockVerdict(trx, evidenceId);
    await reviewEvidence(trx, { id, evidenceId, result, reason, by: actor.userId, at: now().toISOString() });
    // Two reviewers can reject it at the same time.
    if (result === 'rejected' && before !== 'rejected')
      await notifyRejection(ctx, trx, { evidenceId, reason: reason ?? '' });
  });
  return readEvidence(ctx, scope, evidenceId);
}

/** The entry, if the caller may review and correct it; 404 if they may not see it. */
async function requireReviewable(
  { actor }: SignedIn,
  trx: Transaction,
  {
    loaded,
    scope,
    evidenceId,
  }: { readonly loaded: LoadedFile; readonly scope: FileScope; readonly evidenceId: string },
): Promise<Reviewable> {
  const { file, details } = loaded;
  const evidence = file.evidence.find(({ id }) => id === evidenceId);
  const found = details.evidence.get(evidenceId);
  const seen = evidence && presentEvidence({ actor, details }, evidence);
  if (evidence === undefined || found === undefined || seen === undefined) {
    throw new ProblemError((await isCorrected(trx, { ...scope, id: evidenceId })) ? 'entry-corrected' : 'not-found');
  }
  if (!seen.isOwn) throw new ProblemError('forbidden');
  return { evidence, details: found };
}

async function readEvidence(ctx: SignedIn, scope: FileScope, id: string): Promise<FileEvidence> {
  const { file, details } = await loadFile(ctx, scope);
  const evidence = file.evidence.find((one) => one.id === id);
  const shown = evidence && presentEvidence({ actor: ctx.actor, details }, evidence);
  if (shown === undefined) throw new ProblemError('not-found');
  return shown;
}

/**
 * Records a document of the driver file: also one that no requirement asks for, or of a store that the caller does not read.
 * Returns its id, since not everybody who adds a document reads it.
 */
export const recordFileDocument = (
  ctx: SignedIn,
  scope: FileScope,
  { body, ...document }: DocumentOfFile & { readonly body: NewEvidenceBody },
): Promise<string> => store(ctx, { scope, body, document });

async function record(ctx: SignedIn, recording: Recording): Promise<FileEvidence> {
  return readEvidence(ctx, recording.scope, await store(ctx, recording));
}

async function store(ctx: SignedIn, recording: Recording): Promise<string> {
  const loaded = await loadFile(ctx, recording.scope);
  const requirements = await recordableRequirements(ctx, recording.scope);
  const id = ctx.idempotency.derivedId('evidence');
  return once(ctx, async (trx) => {
    if (recording.document !== undefined) await requireReceived(ctx, trx, recording);
    await storeDocument(ctx, trx, { id, recording, loaded, requirements });
    return id;
  });
}

/** Refuses a document whose upload is not the caller's, or was deleted because nothing named it for a day. */
async function requireReceived({ actor }: SignedIn, trx: Transaction, { scope, body }: Recording): Promise<void> {
  const ids = [body.fileId, body.backFileId].filter((id) => id !== null);
  const isReceived = await areReceivedFiles(trx, { ids, driverId: scope.driverId, uploadedBy: actor.userId });
  if (!isReceived) throw new ProblemError('file-unknown');
}

/** The requirements for which the caller may record documents in this file. */
export async function recordableRequirements({ db, actor }: SignedIn, scope: FileScope): Promise<Requirement[]> {
  const all = await listRequirementRecords(db);
  return all.filter(
    (requirement) =>
      mayReadLine(actor, requirement) &&
      (requirement.organizationId === null || requirement.organizationId === scope.organizationId) &&
      (!isDriver(actor) || requirement.acts === 'driver'),
  );
}

interface Storing {
  readonly id: string;
  readonly recording: Recording;
  readonly loaded: LoadedFile;
  readonly requirements: readonly Requirement[];
}

async function storeDocument(ctx: SignedIn, trx: Transaction, storing: Storing): Promise<void> {
  const { actor, now, idempotency } = ctx;
  const { id, recording, loaded, requirements } = storing;
  const { scope, body, corrects } = recording;
  const replaced = corrects && (await requireReviewable(ctx, trx, { loaded, scope, ...corrects }));
  const owner = replaced?.evidence.obtainedBy ?? ownerIn(recording, requirements);
  const at = now().toISOString();
  const row = { ...rowOf(recording, owner, replaced), id, recorded_by: actor.userId, recorded_at: at };
  requireNoEntryProblem([
    ...problemsOf(ctx, { ...storing, owner, hasFile: body.fileId !== null || keepsDocument(replaced) }),
    ...(await fileProblems(ctx, trx, { recording, row })),
  ]);
  await recordEvidence(trx, row).catch((error: unknown) => {
    if (isCorrectedAlready(error)) throw new ProblemError('entry-corrected');
    if (isSameFileAgain(error)) requireNoEntryProblem([{ pointer: '/fileId', code: 'evidence-exists' }]);
    throw error;
  });
  if (!body.isAccepted || isDriver(actor)) return;
  const reviewId = idempotency.derivedId('evidence-review');
  await reviewEvidence(trx, { id: reviewId, evidenceId: id, result: 'accepted', by: actor.userId, at });
}

/** A document of the driver file belongs to the carrier that adds it, also before an employment. */
function ownerIn({ scope, body, document }: Recording, requirements: readonly Requirement[]): Owner {
  const isOfCarrier = scope.employmentId !== null || (document !== undefined && scope.organizationId !== null);
  return document !== undefined && isOfCarrier ? 'carrier' : ownerOf(requirements, body.kind, isOfCarrier);
}

function problemsOf(
  ctx: SignedIn,
  { recording, loaded, requirements, owner, hasFile }: Storing & { readonly owner: Owner; readonly hasFile: boolean },
): EntryProblem[] {
  const { body, document, scope } = recording;
  const { file } = loaded;
  const { today } = knownDays(ctx, file);
  if (document !== undefined) {
    const fallback = [unaskedDocument(body.kind)];
    const own = checkEvidence({ ...body, hasFile }, { file, requirements, owner, today, fallback });
    return [...document.problems, ...own];
  }
  if (!storesOf(ctx.actor).includes(storeOf[body.kind])) return [{ pointer: '/kind', code: 'evidence-not-required' }];
  const employment = file.employments.find(({ id }) => id === scope.employmentId);
  return [
    ...(kindOfEvidence(body.kind) === 'i9' ? i9Problems(ctx, employment) : []),
    ...checkEvidence({ ...body, hasFile }, { file, requirements, owner, today }),
  ];
}

/** Form I-9 is between the carrier and its employee: operations record none. */
function i9Problems({ actor }: SignedIn, employment: Employment | undefined): EntryProblem[] {
  if (isOps(actor)) return [{ pointer: '/kind', code: 'document-kind-not-allowed' }];
  const code = checkI9(employment && { type: employment.type ?? null });
  return code === undefined ? [] : [{ pointer: '/kind', code }];
}

/** The platform's own documents may be stored elsewhere. */
const keepsDocument = (replaced: Reviewable | undefined): boolean =>
  replaced !== undefined && (replaced.evidence.form === 'document' || replaced.details.fileId !== null);

type Row = Parameters<typeof recordEvidence>[1];

/** A file counts only if the caller uploaded it for this driver; the same document counts once. */
async function fileProblems(
  { actor }: SignedIn,
  trx: Transaction,
  { recording, row }: { readonly recording: Recording; readonly row: Row },
): Promise<EntryProblem[]> {
  const { scope, body, corrects } = recording;
  const { driverId } = scope;
  const received = { driverId, uploadedBy: actor.userId };
  const isUnknown = async (id: string | null): Promise<boolean> =>
    id !== null && !(await areReceivedFiles(trx, { ...received, ids: [id] }));
  const place = {
    driverId,
    kind: body.kind,
    about: body.about,
    organizationId: row.organization_id as string | null,
    employmentId: row.employment_id as string | null,
  };
  const isAgain =
    body.fileId !== null &&
    (await isSameDocument(trx, { ...place, fileId: body.fileId, corrects: corrects?.evidenceId ?? null }));
  return [
    ...problemIf(await isUnknown(body.fileId), '/fileId', 'file-unknown'),
    ...problemIf(await isUnknown(body.backFileId), '/backFileId', 'file-unknown'),
    ...problemIf(isAgain, '/fileId', 'evidence-exists'),
  ];
}

/** The entry as a row; a correction stays in the file, and keeps the document if none was uploaded. */
function rowOf({ scope, body, corrects, document }: Recording, owner: Owner, replaced: Reviewable | undefined) {
  const { kind, form, dates, findings, content, about, fileId, backFileId } = body;
  const kept = fileId === null ? replaced : undefined;
  const place = replaced?.evidence ?? (owner === 'carrier' ? scope : { organizationId: null, employmentId: null });
  return {
    driver_id: scope.driverId,
    kind,
    form,
    obtained_by: owner,
    organization_id: place.organizationId,
    employment_id: place.employmentId,
    about,
    findings,
    content: ownContent(body, content),
    signed_on: dates.signed ?? null,
    issued_on: dates.issued ?? null,
    examined_on: dates.examined ?? null,
    performed_on: dates.performed ?? null,
    queried_on: dates.queried ?? null,
    sent_on: dates.sent ?? null,
    received_on: dates.received ?? null,
    participated_on: dates.participated ?? null,
    tested_on: dates.tested ?? null,
    enrolled_on: dates.enrolled ?? null,
    expires_on: dates.expires ?? null,
    medical_expires_on: dates.medicalExpires ?? null,
    file_id: kept?.details.fileId ?? fileId,
    back_file_id: kept?.details.backFileId ?? backFileId,
    submission_id: kept?.details.submissionId ?? null,
    title: replaced?.details.title ?? document?.title ?? null,
    ...(corrects !== undefined && { corrects_id: corrects.evidenceId, correction_reason: corrects.reason }),
  };
}
