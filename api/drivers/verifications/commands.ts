import { storeNote } from '#db/messages/note-store';
import type { PostponeConsentBody } from '#domain/employment-verifications/consent-schema';
import type { OwnVerification } from '#domain/employment-verifications/schema';
import { ProblemError } from '#domain/problems';
import {
  commandVerification,
  getVerification,
  requireAllowed,
  senderOf,
  targetOf,
} from '../../hiring/verifications/command';
import type { DriverContext } from '../me/answer';
import { readOwnVerification } from './read-own';

/** Records that the driver opened the answer; once is enough. */
export async function reviewAnswer(ctx: DriverContext, id: string): Promise<OwnVerification> {
  const { row, responseId } = await answered(ctx, id);
  if (row.snapshot.answer?.isReviewed !== true) {
    const details = { round: row.snapshot.round, responseId };
    await commandVerification(ctx, targetOf(row), { name: 'reviewAnswer', details, ...senderOf(ctx) });
  }
  return readOwnVerification(ctx, id);
}

/** The driver does not want the past employer asked yet; the carrier gets the words. The consent stays possible. */
export async function postponeConsent(
  ctx: DriverContext,
  { id, round, text }: PostponeConsentBody & { readonly id: string },
): Promise<OwnVerification> {
  const row = await getVerification(ctx, id);
  const noteId = text === '' ? null : ctx.idempotency.derivedId('words');
  const command = { name: 'postponeConsent', details: { round, noteId }, ...senderOf(ctx) } as const;
  requireAllowed(ctx, targetOf(row), command);
  if (noteId !== null) {
    const { organizationId } = row;
    await storeNote(ctx.db, { id: noteId, organizationId, authorId: ctx.actor.userId, kind: 'reason', text });
  }
  await commandVerification(ctx, targetOf(row), command);
  return readOwnVerification(ctx, id);
}

interface Words {
  readonly id: string;
  readonly text: string;
}

/** The driver requests the correction of the answer. */
export const disputeAnswer = (ctx: DriverContext, words: Words): Promise<OwnVerification> =>
  sayAboutAnswer(ctx, 'disputeAnswer', words);

/** The driver attaches a statement to the answer; the carrier and the past employer get it immediately. */
export const attachRebuttal = (ctx: DriverContext, words: Words): Promise<OwnVerification> =>
  sayAboutAnswer(ctx, 'attachRebuttal', words);

async function sayAboutAnswer(
  ctx: DriverContext,
  name: 'disputeAnswer' | 'attachRebuttal',
  { id, text }: Words,
): Promise<OwnVerification> {
  const { row, responseId } = await answered(ctx, id);
  const noteId = ctx.idempotency.derivedId('words');
  const details = { round: row.snapshot.round, responseId, noteId };
  const command = { name, details, ...senderOf(ctx) } as const;
  requireAllowed(ctx, targetOf(row), command);
  const { organizationId } = row;
  await storeNote(ctx.db, { id: noteId, organizationId, authorId: ctx.actor.userId, kind: 'reason', text });
  await commandVerification(ctx, targetOf(row), command);
  return readOwnVerification(ctx, id);
}

async function answered(ctx: DriverContext, id: string) {
  const row = await getVerification(ctx, id);
  const { answer } = row.snapshot;
  if (answer === null) throw new ProblemError('verification-changed');
  return { row, responseId: answer.responseId };
}
