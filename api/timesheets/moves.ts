import type { Transaction } from '#db/core/handle';
import { storeAdjustment, takeChargeBack } from '#db/timesheets/approval-store';
import { findAssignment } from '#db/timesheets/assignments';
import { findWorkday, lockAround, lockWorkday, type WorkdayRow } from '#db/timesheets/workday-rows';
import { changeWorkday, type WorkdayChange, workdayEventId } from '#db/timesheets/workday-store';
import { eventActorOf } from '#domain/accounts/event-actor';
import { ProblemError } from '#domain/problems';
import { checkMove } from '#domain/timesheets/approve';
import type { AdjustWorkdayBody } from '#domain/timesheets/disputes/schema';
import type { Workday, WorkdayAnswers, WorkdayNoteBody, WorkdaysBody } from '#domain/timesheets/schema';
import { type WorkdayCommand, workdayMoves } from '#domain/timesheets/states';
import { once } from '../http/once';
import { notifyCorrection, notifyDispute, notifySettled } from './notify';
import { billingOfWorkday } from './present';
import { isOwn, seenBy, sideOf, type SignedIn } from './viewer';
import { readWorkday } from './week';

type NoteCommand = Extract<WorkdayCommand, 'requestCorrection' | 'reopen' | 'dispute'>;

interface Move {
  readonly id: string;
  readonly command: NoteCommand;
  readonly body: WorkdayNoteBody;
}

/** Sends a workday back, reopens or disputes it, with a note that the other side reads. */
export async function moveWithNote(ctx: SignedIn, { id, command, body }: Move): Promise<Workday> {
  await once(ctx, async (trx) => {
    if (command === 'reopen') await lockAround(trx, [id]);
    const workday = await ownWorkday(ctx, trx, id);
    const refusal = checkMove(command, workday, { ...seenBy(ctx), version: body.version });
    if (refusal !== undefined) throw new ProblemError(refusal);
    if (command === 'reopen' && workday.adjusted !== null) throw new ProblemError('workday-adjusted');
    if (command === 'reopen' && !(await takeChargeBack(trx, workday))) throw new ProblemError('workday-locked');
    await changeWorkday(trx, workday, changeOf(ctx, workday, { command, note: body.note }));
    await notify(ctx, trx, { workday, command, note: body.note });
  });
  return readWorkday(ctx, id);
}

async function ownWorkday({ actor }: SignedIn, trx: Transaction, id: string): Promise<WorkdayRow> {
  const workday = await lockWorkday(trx, id);
  if (workday === undefined || !isOwn(actor, workday)) throw new ProblemError('not-found');
  return workday;
}

function changeOf(
  { actor, now }: SignedIn,
  { id, version, state }: WorkdayRow,
  { command, note }: { readonly command: WorkdayCommand; readonly note: string | null },
): WorkdayChange {
  const { event, to } = workdayMoves[command];
  const eventId = workdayEventId(id, version + 1);
  return {
    type: event,
    actor: eventActorOf(actor),
    at: now().toISOString(),
    state: to ?? state,
    note,
    columns: {
      ...(command === 'requestCorrection' && { correction_id: eventId }),
      ...(command === 'submit' && { correction_id: null }),
      ...(command === 'reopen' && { approval_version: null, dispute_id: null }),
      ...(command === 'dispute' && { dispute_id: eventId }),
      ...(command === 'adjust' && { dispute_id: null }),
    },
  };
}

async function notify(
  ctx: SignedIn,
  trx: Transaction,
  { workday, command, note }: { readonly workday: WorkdayRow; readonly command: NoteCommand; readonly note: string },
): Promise<void> {
  if (command === 'reopen') return;
  const assignment = await findAssignment(trx, workday.assignmentId);
  if (assignment === undefined) return;
  const notice = { assignment, day: workday.day, note };
  if (command === 'requestCorrection') return notifyCorrection(ctx, trx, notice);
  await notifyDispute(ctx, trx, { ...notice, by: sideOf(ctx.actor) === 'driver' ? 'driver' : 'fleet' });
}

/** Submits workdays of the driver; each has its own answer. */
export function submitWorkdays(ctx: SignedIn, { workDays }: WorkdaysBody): Promise<WorkdayAnswers> {
  return once(ctx, async (trx) => {
    const answers = new Map<(typeof workDays)[number], WorkdayAnswers['data'][number]>();
    // In one order, so that two requests do not wait for each other.
    for (const seen of [...workDays].sort((one, other) => one._id.localeCompare(other._id))) {
      const { _id, version } = seen;
      const code = await submit(ctx, trx, { id: _id, version });
      const isDone = code === null;
      const after = { version: isDone ? version + 1 : null, payCents: null, billedCents: null };
      answers.set(seen, { _id, isDone, code, ...after });
    }
    const data = workDays.flatMap((seen) => answers.get(seen) ?? []);
    return { data, ...tally(data) };
  });
}

/** How many were done, and how many refused. */
export const tally = (answers: readonly { readonly isDone: boolean }[]) => {
  const done = answers.filter(({ isDone }) => isDone).length;
  return { done, refused: answers.length - done };
};

async function submit(
  ctx: SignedIn,
  trx: Transaction,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<string | null> {
  const workday = await lockWorkday(trx, id);
  if (workday === undefined || !isOwn(ctx.actor, workday)) return 'not-found';
  const refusal = checkMove('submit', workday, { ...seenBy(ctx), version });
  if (refusal !== undefined) return refusal;
  await changeWorkday(trx, workday, changeOf(ctx, workday, { command: 'submit', note: null }));
  return null;
}

/**
 * Settles a dispute for operations: the next invoice has the carrier's amount, and the next payout of the week the driver's. An
 * amount of 0 changes nothing. A carrier that is not billed pays the driver itself, and both read the amounts.
 */
export async function adjustWorkday(
  ctx: SignedIn,
  id: string,
  { cents, payCents, note, version }: AdjustWorkdayBody,
): Promise<Workday> {
  const found = await findWorkday(ctx.db, id);
  if (found === undefined) throw new ProblemError('not-found');
  await once(ctx, async (trx) => {
    const workday = await ownWorkday(ctx, trx, id);
    const refusal = checkMove('adjust', workday, { ...seenBy(ctx), version: version ?? workday.version });
    if (refusal !== undefined) throw new ProblemError(refusal);
    const change = { ...changeOf(ctx, workday, { command: 'adjust', note }), cents, payCents };
    const eventId = await changeWorkday(trx, workday, change);
    const assignment = await findAssignment(trx, workday.assignmentId);
    if (assignment === undefined) return;
    const billing = billingOfWorkday(workday, assignment);
    if (cents !== 0 && billing === 'platform') await storeAdjustment(trx, { workday, eventId, cents, at: change.at });
    await notifySettled(ctx, trx, { assignment, day: workday.day, note, billing, cents, payCents });
  });
  return readWorkday(ctx, id);
}
