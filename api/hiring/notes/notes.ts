import {
  addCandidateNote,
  deleteCandidateNote,
  editCandidateNote,
  listNoteMentions,
  lockCandidateNote,
  type NoteFacts,
  setMentions,
} from '#db/candidate-notes/candidate-note-store';
import { findMentionNotice, listMentionCandidates } from '#db/candidate-notes/members';
import { findNote } from '#db/candidate-notes/note-list';
import type { Transaction } from '#db/core/handle';
import { queueAccountMessage } from '#db/messages/account-message-store';
import type { CarrierActor } from '#domain/accounts/actor';
import { mentionables, mentionedIn } from '#domain/candidate-notes/mentions';
import { checkChangeNote } from '#domain/candidate-notes/rules';
import type { CandidateNote } from '#domain/candidate-notes/schema';
import { ProblemError, requireNoProblem } from '#domain/problems';
import type { RouteContext } from '../../http/context';
import { once } from '../../http/once';
import { requireKnown } from '../driver-search/profile';

type Carrier = RouteContext & { readonly actor: CarrierActor };

/** Stores a note about a driver whom the carrier knows or can find, and notifies the members whom it mentions. */
export async function addNote(
  ctx: Carrier,
  { driverId, text }: { readonly driverId: string; readonly text: string },
): Promise<CandidateNote> {
  await requireKnown(ctx, driverId);
  const { actor, idempotency, now } = ctx;
  const id = await once(ctx, async (trx) => {
    const { organizationId, userId: authorId } = actor;
    const note = { id: idempotency.derivedId('note'), organizationId, driverId, authorId, text, at: now() };
    await addCandidateNote(trx, note);
    await mention(ctx, trx, note);
    return note.id;
  });
  return readNote(ctx, id);
}

/** Replaces the text of the caller's note. Only members whom it did not mention before are notified. */
export async function editNote(
  ctx: Carrier,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<CandidateNote> {
  await once(ctx, async (trx) => {
    const note = await lockOwn(ctx, trx, id);
    if (note.text === text) return;
    await editCandidateNote(trx, note, { text, at: ctx.now() });
    await mention(ctx, trx, { ...note, text });
  });
  return readNote(ctx, id);
}

/** Deletes the caller's note. */
export const deleteNote = (ctx: Carrier, id: string): Promise<void> =>
  once(ctx, async (trx) => {
    await deleteCandidateNote(trx, await lockOwn(ctx, trx, id), ctx.now());
  });

async function lockOwn({ actor }: Carrier, trx: Transaction, id: string): Promise<NoteFacts> {
  const note = await lockCandidateNote(trx, { id, organizationId: actor.organizationId });
  if (note === undefined) throw new ProblemError('not-found');
  requireNoProblem(checkChangeNote(note, actor.userId));
  return note;
}

/** One note as the caller reads it. */
export async function readNote({ db, actor }: Carrier, id: string): Promise<CandidateNote> {
  const note = await findNote(db, { id, organizationId: actor.organizationId, userId: actor.userId });
  if (note === undefined) throw new ProblemError('not-found');
  return note;
}

type WrittenNote = Pick<NoteFacts, 'id' | 'driverId' | 'organizationId' | 'text'>;

async function mention(ctx: Carrier, trx: Transaction, note: WrittenNote): Promise<void> {
  const staff = await listMentionCandidates(trx, note.organizationId);
  const members = mentionables(staff);
  // Nobody can mention members who have left, but an edit does not take them out of a note.
  const known = new Map([...(await listNoteMentions(trx, note.id)), ...members].map((each) => [each.handle, each]));
  const mentions = mentionedIn(note.text, [...known.values()]).filter(({ userId }) => userId !== ctx.actor.userId);
  const others = [...new Map(mentions.map((each) => [each.userId, each])).values()];
  const added = await setMentions(trx, { id: note.id, mentions: others, at: ctx.now() });
  const author = staff.find(({ userId }) => userId === ctx.actor.userId)?.name ?? '';
  await notify(ctx, trx, { note, author, userIds: added.map(({ userId }) => userId) });
}

async function notify(
  { sealer, publicUrl }: Carrier,
  trx: Transaction,
  { note, author, userIds }: { readonly note: WrittenNote; readonly author: string; readonly userIds: string[] },
): Promise<void> {
  if (userIds.length === 0) return;
  const { driverId, organizationId, text } = note;
  const { recipients, driver } = await findMentionNotice(trx, { userIds, driverId, organizationId });
  const link = new URL(`/business/driver/${driverId}/profile#notes`, publicUrl).href;
  for (const { userId, email, firstName } of recipients) {
    await queueAccountMessage(trx, sealer, {
      channel: 'mail',
      to: email,
      userId,
      template: 'note-mention',
      params: { firstName, author, driver, text, link },
    });
  }
}
