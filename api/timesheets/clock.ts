import type { Transaction } from '#db/core/handle';
import { type AssignmentRow, findAssignments } from '#db/timesheets/assignments';
import { findEarlyTaps, recordLateEffect } from '#db/timesheets/late-tap-store';
import { addShift, changeShift, findOpenShift, isAtWork } from '#db/timesheets/shift-store';
import { type ArrivedTimeEvent, findTimeEvent, recordTimeEvent } from '#db/timesheets/time-event-store';
import { lockWorkday, type WorkdayRow } from '#db/timesheets/workday-rows';
import { changeWorkday, createWorkday, lockHours, newWorkdayRow, workdayIdOf } from '#db/timesheets/workday-store';
import type { DriverActor } from '#domain/accounts/actor';
import type { ProblemCode } from '#domain/problems';
import { DAY_MS, instantAfter } from '#domain/shared/durations';
import { dateAt } from '#domain/shared/zoned-time';
import { isWithinAssignment } from '#domain/timesheets/assignment';
import { decideTap, marksOf, type TapMarks } from '#domain/timesheets/clock';
import { CLOCK_TOLERANCE_MS, OPEN_SHIFT_MS } from '#domain/timesheets/limits';
import { checkWorkdayCommand, workdayStateOf } from '#domain/timesheets/rules';
import type { TimeEventAnswers, TimeEventsBody } from '#domain/timesheets/schema';
import type { StoredShift } from '#domain/timesheets/shift';
import { derivedId } from '#platform/ids';
import type { RouteContext } from '../http/context';
import { once } from '../http/once';

type Driver = RouteContext & { readonly actor: DriverActor };
type Answer = TimeEventAnswers['data'][number];

/**
 * Records taps in the order in which they happened: what a phone queued without network arrives together. One that is refused
 * is recorded as well, and keeps none of the others. One that arrives after later ones has its effect before theirs.
 */
export const recordTimeEvents = (ctx: Driver, body: TimeEventsBody): Promise<TimeEventAnswers> =>
  once(ctx, (trx) => recordAll(ctx, trx, body));

async function recordAll(ctx: Driver, trx: Transaction, { sentAt, events }: TimeEventsBody): Promise<TimeEventAnswers> {
  const { driverId } = ctx.actor;
  await lockHours(trx, driverId);
  const assignments = new Map((await findAssignments(trx, { driverId })).map((row) => [row.assignmentId, row]));
  const answers = new Map<string, Answer>();
  const oldestFirst = [...events].sort((one, other) => Date.parse(one.deviceAt) - Date.parse(other.deviceAt));
  for (const event of oldestFirst) {
    const tap = {
      ...event,
      driverId,
      deviceAt: new Date(event.deviceAt).toISOString(),
      sentAt: new Date(sentAt).toISOString(),
      receivedAt: ctx.now().toISOString(),
    };
    answers.set(event.id, await record(trx, tap, assignments.get(event.assignmentId)));
  }
  return { data: events.flatMap(({ id }) => answers.get(id) ?? []) };
}

async function record(trx: Transaction, tap: ArrivedTimeEvent, assignment: AssignmentRow | undefined): Promise<Answer> {
  const earlier = await findTimeEvent(trx, tap);
  if (earlier !== undefined) return answerOf(tap, earlier, 'repeated');
  const marks = marksOf(tap);
  const effect = await apply(trx, { tap, assignment, marks });
  const outcome = {
    workdayId: 'workdayId' in effect ? effect.workdayId : null,
    refusal: 'refused' in effect ? effect.refused : null,
    clockDiffers: marks.clockDiffers,
  };
  await recordTimeEvent(trx, tap, outcome);
  if (outcome.refusal === null) await applyEarlyTaps(trx, tap);
  return answerOf(tap, outcome, outcome.refusal === null ? 'recorded' : 'refused');
}

/** Decides refused taps again that happened after this one and arrived before it. */
async function applyEarlyTaps(trx: Transaction, { driverId, deviceAt, receivedAt }: ArrivedTimeEvent): Promise<void> {
  // One that is still to come was tapped by a clock that was ahead.
  const [to = deviceAt] = [instantAfter(deviceAt, OPEN_SHIFT_MS), instantAfter(receivedAt, CLOCK_TOLERANCE_MS)].sort();
  for (const early of await findEarlyTaps(trx, { driverId, from: deviceAt, to })) {
    const tap = { ...early, receivedAt };
    // No assignment: none of them is a clock-in.
    const effect = await apply(trx, { tap, assignment: undefined, marks: early.marks });
    if ('workdayId' in effect) await recordLateEffect(trx, tap, { workdayId: effect.workdayId, at: receivedAt });
  }
}

const answerOf = (
  { id }: ArrivedTimeEvent,
  { workdayId, refusal, clockDiffers }: { workdayId: string | null; refusal: string | null; clockDiffers: boolean },
  result: Answer['result'],
): Answer => ({ id, result, code: refusal, workdayId, clockDiffers });

interface Attempt {
  readonly tap: ArrivedTimeEvent;
  readonly assignment: AssignmentRow | undefined;
  readonly marks: TapMarks;
}

type Effect = { readonly workdayId: string } | { readonly refused: ProblemCode };

async function apply(trx: Transaction, attempt: Attempt): Promise<Effect> {
  const { kind, deviceAt: at, driverId, receivedAt } = attempt.tap;
  if (Date.parse(at) - Date.parse(receivedAt) > DAY_MS) return { refused: 'time-in-future' };
  const open = await findOpenShift(trx, driverId, at);
  const decision = decideTap(open, { kind, at });
  if ('refused' in decision) return decision;
  if ('starts' in decision) return clockIn(trx, attempt);
  if (open === undefined) return { refused: 'no-open-shift' };
  return changeOpen(trx, attempt, { open, changed: { ...open, ...decision.changed } });
}

async function clockIn(trx: Transaction, { tap, assignment, marks }: Attempt): Promise<Effect> {
  const { deviceAt: at, receivedAt, driverId } = tap;
  if (assignment === undefined) return { refused: 'workday-outside-assignment' };
  const day = dateAt(at, assignment.timeZone);
  if (!isWithinAssignment(assignment.periods, day)) return { refused: 'workday-outside-assignment' };
  const until = new Date(Date.parse(at) + 1).toISOString();
  if (await isAtWork(trx, { driverId, from: at, to: until })) return { refused: 'workday-overlaps' };
  await createWorkday(trx, newWorkdayRow(assignment, { day, at: receivedAt }));
  const workday = await lockWorkday(trx, workdayIdOf(assignment.assignmentId, day));
  const refused = workday === undefined ? 'not-found' : refusalOf(workday);
  if (workday === undefined || refused !== undefined) return { refused: refused ?? 'not-found' };
  const id = derivedId('shift', driverId, tap.id);
  const shift: StoredShift = { id, startsAt: at, endsAt: null, breaks: [], ...marks };
  await addShift(trx, workday, shift);
  await saveClocked(trx, workday, { tap, shifts: [...workday.shifts, shift] });
  return { workdayId: workday.id };
}

interface OpenShift {
  readonly open: StoredShift & { readonly workdayId: string };
  readonly changed: StoredShift;
}

async function changeOpen(trx: Transaction, { tap, marks }: Attempt, { open, changed }: OpenShift): Promise<Effect> {
  const workday = await lockWorkday(trx, open.workdayId);
  const refused = workday === undefined ? 'not-found' : refusalOf(workday);
  if (workday === undefined || refused !== undefined) return { refused: refused ?? 'not-found' };
  const { startsAt, endsAt } = changed;
  const hours = { driverId: tap.driverId, from: startsAt, to: endsAt ?? startsAt, except: open.id };
  if (endsAt !== null && (await isAtWork(trx, hours))) return { refused: 'workday-overlaps' };
  const clockDiffers = changed.clockDiffers || marks.clockDiffers;
  const shift = { ...changed, id: open.id, clockDiffers, sentLate: changed.sentLate || marks.sentLate };
  await changeShift(trx, workday, shift);
  const shifts = workday.shifts.map((each) => (each.id === open.id ? shift : each));
  await saveClocked(trx, workday, { tap, shifts });
  return { workdayId: workday.id };
}

const refusalOf = ({ state, isOnInvoice }: WorkdayRow): ProblemCode | undefined =>
  checkWorkdayCommand('clock', {
    ...{ actor: 'driver', isDisputed: false, isEndMissing: false },
    state: workdayStateOf(state, isOnInvoice),
  });

const saveClocked = (
  trx: Transaction,
  workday: WorkdayRow,
  { tap, shifts }: { readonly tap: ArrivedTimeEvent; readonly shifts: readonly StoredShift[] },
): Promise<string> =>
  changeWorkday(trx, workday, {
    type: 'workdayClocked',
    actor: { kind: 'driver', userId: tap.driverId },
    at: tap.receivedAt,
    state: workday.state,
    before: { shifts: workday.shifts, entries: workday.entries },
    after: { shifts, entries: workday.entries },
  });
