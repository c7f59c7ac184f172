import { type AdverseActionRow, listOwnAdverseActions } from '#db/adverse-actions/adverse-action-rows';
import { storeNote } from '#db/messages/note-store';
import { mayOpenReport } from '#domain/adverse-actions/rules';
import type { OwnAdverseAction } from '#domain/adverse-actions/schema';
import { ProblemError } from '#domain/problems';
import { commandAdverseAction } from '../../hiring/adverse-actions/command';
import { presentOwnAdverseAction } from '../../hiring/adverse-actions/present';
import type { FileResult } from '../../http/define-route';
import { openStoredFile } from '../files/stored-files';
import type { DriverContext } from './answer';

/** The last adverse action of a candidacy, whose state takes commands, and those before it. */
interface OwnActions {
  readonly last: AdverseActionRow;
  readonly all: readonly AdverseActionRow[];
}

async function getOwn({ db, actor: { driverId } }: DriverContext, id: string): Promise<OwnActions> {
  const all = await listOwnAdverseActions(db, { driverId, id });
  const last = all.find(({ isLast }) => isLast);
  if (last === undefined) throw new ProblemError('not-found');
  return { last, all };
}

/** The adverse action with this number; the last one if there is none. */
async function present(ctx: DriverContext, id: string, round: number): Promise<OwnAdverseAction> {
  const { last, all } = await getOwn(ctx, id);
  return presentOwnAdverseAction(all.find(({ state }) => state.round === round) ?? last, ctx.now());
}

/** The driver's notices. */
export async function listOwn(ctx: DriverContext): Promise<OwnAdverseAction[]> {
  const rows = await listOwnAdverseActions(ctx.db, { driverId: ctx.actor.driverId });
  return rows.map((row) => presentOwnAdverseAction(row, ctx.now()));
}

/** The driver disputes the report: the clock stops until the carrier has answered. */
export async function disputeReport(
  ctx: DriverContext,
  { id, round, text }: { readonly id: string; readonly round: number; readonly text: string },
): Promise<OwnAdverseAction> {
  const { state } = (await getOwn(ctx, id)).last;
  const noteId = ctx.idempotency.derivedId('adverse-text');
  const { organizationId } = state;
  await storeNote(ctx.db, { id: noteId, organizationId, authorId: ctx.actor.userId, kind: 'reason', text });
  await commandAdverseAction(ctx, { state, name: 'disputeReport', details: { round, noteId } });
  return present(ctx, id, round);
}

/** The driver requests the free copy of the remote path, which opens the report. */
export async function requestReportCopy(
  ctx: DriverContext,
  { id, round }: { readonly id: string; readonly round: number },
): Promise<OwnAdverseAction> {
  const { state } = (await getOwn(ctx, id)).last;
  await commandAdverseAction(ctx, { state, name: 'requestReportCopy', details: { round } });
  return present(ctx, id, round);
}

/** Opens a notice that the driver received. */
export async function openOwnNotice(ctx: DriverContext, id: string, noticeId: string): Promise<FileResult> {
  const notice = (await getOwn(ctx, id)).all.flatMap(({ notices }) => notices).find((one) => one.id === noticeId);
  if (notice === undefined) throw new ProblemError('not-found');
  return openStoredFile(ctx, { driverId: ctx.actor.driverId, fileId: notice.fileId });
}

/** Opens a file of the report. */
export async function openOwnReport(ctx: DriverContext, id: string, fileId: string): Promise<FileResult> {
  const { all } = await getOwn(ctx, id);
  if (!all.some(({ state, fileIds }) => mayOpenReport(state) && fileIds.includes(fileId)))
    throw new ProblemError('not-found');
  return openStoredFile(ctx, { driverId: ctx.actor.driverId, fileId });
}
