import { storeNote } from '#db/messages/note-store';
import type { RecordMailingBody } from '#domain/adverse-actions/schema';
import { ProblemError } from '#domain/problems';
import type { ReceivedFile } from '#domain/requirements/file-schema';
import { openStoredFile } from '../../drivers/files/stored-files';
import type { FileResult } from '../../http/define-route';
import { receiveFileOf } from '../../requirements/files/evidence-files';
import { commandAdverseAction } from './command';
import { type Carrier, loadGuide, stateOfGuide } from './guide';

/** Receives a file of the report; without a notice that names it, it is deleted after a day. */
export async function receiveReport(ctx: Carrier, candidacyId: string): Promise<ReceivedFile> {
  const { candidacy } = await loadGuide(ctx, candidacyId);
  return receiveFileOf(ctx, candidacy.driverId);
}

/** Answers the driver's dispute; the clock runs on. */
export async function resolveDispute(
  ctx: Carrier,
  candidacyId: string,
  { round, text }: { readonly round: number; readonly text: string },
): Promise<void> {
  const guide = await loadGuide(ctx, candidacyId);
  const details = { round, noteId: await textFor(ctx, guide.candidacy.organizationId, text) };
  await commandAdverseAction(ctx, { state: stateOfGuide(guide), name: 'resolveDispute', details });
}

/** The carrier continues with the driver. */
export async function withdrawAdverseAction(
  ctx: Carrier,
  candidacyId: string,
  { round, text }: { readonly round: number; readonly text: string },
): Promise<void> {
  const guide = await loadGuide(ctx, candidacyId);
  const noteId = text === '' ? null : await textFor(ctx, guide.candidacy.organizationId, text);
  const details = { round, noteId };
  await commandAdverseAction(ctx, { state: stateOfGuide(guide), name: 'withdrawAdverseAction', details });
}

/** Records that the last notice was mailed. */
export async function recordMailing(
  ctx: Carrier,
  candidacyId: string,
  { round, mailedOn, text }: RecordMailingBody,
): Promise<void> {
  const guide = await loadGuide(ctx, candidacyId);
  const details = { round, mailedOn, noteId: await textFor(ctx, guide.candidacy.organizationId, text) };
  await commandAdverseAction(ctx, { state: stateOfGuide(guide), name: 'recordMailing', details });
}

async function textFor({ db, idempotency, actor }: Carrier, organizationId: string, text: string): Promise<string> {
  const id = idempotency.derivedId('adverse-text');
  await storeNote(db, { id, organizationId, authorId: actor.userId, kind: 'reason', text });
  return id;
}

/** The last adverse action of a candidacy and those before it. */
async function loadActions(ctx: Carrier, candidacyId: string) {
  const { candidacy, action, earlier } = await loadGuide(ctx, candidacyId);
  return { candidacy, actions: action === undefined ? [] : [action, ...earlier] };
}

/** Opens a letter that was sent; logged where the driver can see it. */
export async function openNotice(ctx: Carrier, candidacyId: string, noticeId: string): Promise<FileResult> {
  const { candidacy, actions } = await loadActions(ctx, candidacyId);
  const notice = actions.flatMap(({ notices }) => notices).find(({ id }) => id === noticeId);
  if (notice === undefined) throw new ProblemError('not-found');
  return openStoredFile(ctx, { driverId: candidacy.driverId, fileId: notice.fileId });
}

/** Opens a file of the report; logged where the driver can see it. */
export async function openReport(ctx: Carrier, candidacyId: string, fileId: string): Promise<FileResult> {
  const { candidacy, actions } = await loadActions(ctx, candidacyId);
  if (!actions.some(({ fileIds }) => fileIds.includes(fileId))) throw new ProblemError('not-found');
  return openStoredFile(ctx, { driverId: candidacy.driverId, fileId });
}
