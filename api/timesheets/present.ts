import type { AssignmentRow } from '#db/timesheets/assignments';
import type { WorkdayNote, WorkdayRow } from '#db/timesheets/workday-rows';
import type { PayLine as ComputedLine } from '#domain/pay/model';
import { billingOf, optionsOf } from '#domain/timesheets/assignment';
import { type AssignmentPay, payOf } from '#domain/timesheets/pay-days';
import { isComplete, needsAmount, type WorkdayOffer, workdayOffer, workdayStateOf } from '#domain/timesheets/rules';
import type { TimesheetAssignment, Workday } from '#domain/timesheets/schema';
import {
  dayMinutes,
  isUnpaidBreak,
  minutesNextDay,
  minutesOf,
  minutesOfAll,
  needsEnd,
  type StoredShift,
} from '#domain/timesheets/shift';
import type { WorkdayFlag } from '#domain/timesheets/states';
import type { PayLine, Shift } from '#domain/timesheets/workday/schema';
import type { Viewer } from './viewer';

/** An assignment as both sides see it. */
export function presentAssignment(row: AssignmentRow): TimesheetAssignment {
  const { content, periods, assignmentId, orderId, organizationId, carrier, facilityId, facility } = row;
  const last = periods.at(-1);
  return {
    _id: assignmentId,
    orderId,
    title: content.title,
    organizationId,
    carrier,
    facilityId,
    facility,
    driverId: row.driverId,
    driver: row.driver,
    timeZone: row.timeZone,
    startsOn: periods[0]?.from ?? '',
    endsOn: last?.to ?? null,
    paymentType: content.paymentType,
    options: optionsOf(content),
    billing: billingOf(content),
  };
}

/** A shift with its minutes. */
export const presentShift = (shift: StoredShift, { zone, now }: { zone: string; now: number }): Shift => ({
  _id: shift.id,
  startsAt: shift.startsAt,
  endsAt: shift.endsAt,
  breaks: shift.breaks.map((pause) => ({ ...pause, isPaid: !isUnpaidBreak(pause) })),
  minutes: minutesOf(shift),
  needsEnd: needsEnd(shift, now),
  minutesNextDay: minutesNextDay(shift, zone),
  clockDiffers: shift.clockDiffers,
  sentLate: shift.sentLate,
});

/** Lines of pay; the carrier's amounts are not for drivers. */
export const presentLines = (lines: readonly ComputedLine[], showsBill: boolean): PayLine[] =>
  lines.map(({ billing: _, billCents, ...line }) => ({
    ...line,
    params: { ...line.params },
    billCents: showsBill ? billCents : null,
  }));

/** Reasons for a look before the approval. */
export function flagsOf(row: WorkdayRow, assignment: AssignmentRow): WorkdayFlag[] {
  const { shifts, driverEdited, approverEdited, typedCents } = row;
  const isOpen = shifts.some((shift) => minutesOf(shift) === null);
  return [
    ...(isOpen ? (['endMissing'] as const) : []),
    ...(shifts.some(({ clockDiffers }) => clockDiffers) ? (['clockDiffers'] as const) : []),
    ...(shifts.some(({ sentLate }) => sentLate) ? (['sentLate'] as const) : []),
    ...(driverEdited ? (['editedByHand'] as const) : []),
    ...(approverEdited ? (['editedByApprover'] as const) : []),
    ...(needsAmount(assignment.content.paymentType) && typedCents === null ? (['amountMissing'] as const) : []),
  ];
}

/** How a workday is billed: as its approval froze it, also if the order was changed since. */
export const billingOfWorkday = ({ approval }: WorkdayRow, { content }: AssignmentRow) =>
  approval?.billing ?? billingOf(content);

/** The pay and the charge of a workday: frozen after the approval, an estimate before. */
export function amountsOf(row: WorkdayRow, assignment: AssignmentRow, pay: AssignmentPay) {
  const { approval } = row;
  const billing = billingOfWorkday(row, assignment);
  const estimate = payOf(pay, row.id);
  return {
    isFrozen: approval !== null,
    payCents: approval?.payCents ?? estimate.payCents,
    lines: approval?.lines ?? estimate.lines,
    weekDifferenceCents: approval?.weekDifferenceCents ?? 0,
    billing,
    billedCents: billing === 'direct' ? null : (approval?.billedCents ?? estimate.billCents),
    /** Amounts that settled disputes, in addition. */
    adjustedPayCents: row.adjusted?.payCents ?? 0,
    adjustedBillCents: billing === 'direct' ? 0 : (row.adjusted?.cents ?? 0),
  };
}

function adjustmentOf(
  { adjustedPayCents: payCents, adjustedBillCents: billedCents }: ReturnType<typeof amountsOf>,
  showsBill: boolean,
): Workday['adjustment'] {
  if (payCents === 0 && (billedCents === 0 || !showsBill)) return null;
  return { payCents, billedCents: showsBill ? billedCents : null };
}

const noteOf = (note: WorkdayNote | null) =>
  note === null ? null : { note: note.note, by: note.name ?? '', at: note.at };

/** A workday as the viewer may see it. */
export function presentWorkday(
  row: WorkdayRow,
  { assignment, pay }: { readonly assignment: AssignmentRow; readonly pay: AssignmentPay },
  viewer: Viewer,
): Workday {
  const state = workdayStateOf(row.state, row.isOnInvoice);
  const amounts = amountsOf(row, assignment, pay);
  const { isFrozen, payCents, lines, weekDifferenceCents, billing, billedCents } = amounts;
  const showsBill = viewer.kind !== 'driver' && billing === 'platform';
  const { dispute, timeZone: zone } = row;
  return {
    _id: row.id,
    assignmentId: row.assignmentId,
    day: row.day,
    timeZone: zone,
    state,
    stateSince: row.stateSince,
    version: row.version,
    shifts: row.shifts.map((shift) => presentShift(shift, { zone, now: viewer.now })),
    minutes: minutesOfAll(row.shifts),
    dayMinutes: dayMinutes(row.day, zone),
    entries: row.entries,
    typedCents: row.typedCents,
    typedReason: row.typedReason,
    flags: flagsOf(row, assignment),
    correction: noteOf(row.correction),
    dispute: dispute === null ? null : { by: dispute.by, note: dispute.note, at: dispute.at },
    pay: { isFrozen, cents: payCents, lines: presentLines(lines, showsBill), weekDifferenceCents },
    billing,
    billedCents: showsBill ? billedCents : null,
    adjustment: adjustmentOf(amounts, showsBill),
    ...offerOf(row, viewer),
  };
}

const offerOf = (row: WorkdayRow, viewer: Viewer): WorkdayOffer =>
  workdayOffer({
    state: workdayStateOf(row.state, row.isOnInvoice),
    actor: viewer.kind,
    isDisputed: row.dispute !== null,
    isAdjusted: row.adjusted !== null,
    isEndMissing: row.shifts.some((shift) => needsEnd(shift, viewer.now)),
    mayAct: viewer.mayAct,
    isComplete: isComplete(row.shifts, row.entries),
  });
