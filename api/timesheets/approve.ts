import type { Transaction } from '#db/core/handle';
import type { Db } from '#db/core/handle';
import { type NewApproval, storeApprovals } from '#db/timesheets/approval-store';
import type { AssignmentRow } from '#db/timesheets/assignments';
import { lockAround, type WorkdayRow } from '#db/timesheets/workday-rows';
import { readWorkdaysAround } from '#db/timesheets/workdays-around';
import type { CarrierActor } from '#domain/accounts/actor';
import { type ProblemCode, ProblemError } from '#domain/problems';
import { checkApproval } from '#domain/timesheets/approve';
import { billingOf } from '#domain/timesheets/assignment';
import { byAssignment } from '#domain/timesheets/by-assignment';
import { freeze, type NewlyFrozen } from '#domain/timesheets/freeze';
import { needsAmount } from '#domain/timesheets/rules';
import type {
  ApprovalPreview,
  ApproveManyBody,
  ApproveWorkdayBody,
  Workday,
  WorkdayAnswers,
} from '#domain/timesheets/schema';
import { minutesOfAll } from '#domain/timesheets/shift';
import type { RouteContext } from '../http/context';
import { once } from '../http/once';
import { paidWorkday, placeOf, rulesOf } from './load';
import { tally } from './moves';
import { type ApprovedDays, notifyApproved } from './notify';
import { flagsOf, presentLines } from './present';
import { readWorkday } from './week';

type Carrier = RouteContext & { readonly actor: CarrierActor };
type Requested = ApproveManyBody['workDays'][number];

/** A workday of a request for approval: its row, or why it cannot be approved. */
interface Judged {
  readonly request: Requested;
  readonly row: WorkdayRow | undefined;
  readonly code: ProblemCode | null;
}

/** A batch with everything that its approval stores. */
interface Batch {
  readonly judged: readonly Judged[];
  readonly assignments: ReadonlyMap<string, AssignmentRow>;
  readonly approvals: ReadonlyMap<string, NewApproval>;
}

/** Approves workdays; each has its own answer, and those that are refused keep none of the others. */
export function approveMany(ctx: Carrier, { workDays }: ApproveManyBody): Promise<WorkdayAnswers> {
  return once(ctx, async (trx) => {
    await lockAround(trx, idsOf(workDays));
    const batch = await prepare(trx, ctx, workDays);
    await storeApprovals(trx, [...batch.approvals.values()], { by: ctx.actor.userId, at: ctx.now().toISOString() });
    await notifyApproved(ctx, trx, approvedDays(batch));
    const data = batch.judged.map(({ request, code }) => {
      const approval = batch.approvals.get(request._id);
      const { version = null, payCents = null, billedCents = null } = approval ?? {};
      return { _id: request._id, isDone: code === null, code, version, payCents, billedCents };
    });
    return { data, ...tally(data) };
  });
}

/** Approves one workday. */
export async function approveOne(ctx: Carrier, id: string, body: ApproveWorkdayBody): Promise<Workday> {
  const { data } = await approveMany(ctx, { workDays: [{ _id: id, ...body }] });
  const code = data[0]?.code;
  if (code !== null && code !== undefined) throw new ProblemError(code as ProblemCode);
  return readWorkday(ctx, id);
}

/** The pay and the charges of an approval; stores nothing. */
export async function previewApproval(ctx: Carrier, { workDays }: ApproveManyBody): Promise<ApprovalPreview> {
  const { judged, assignments, approvals } = await prepare(ctx.db, ctx, workDays);
  const data = judged.flatMap(({ request, row, code }) => {
    const assignment = row === undefined ? undefined : assignments.get(row.assignmentId);
    if (row === undefined || assignment === undefined) return [];
    const approval = approvals.get(request._id);
    return {
      _id: row.id,
      day: row.day,
      driver: assignment.driver,
      code,
      minutes: minutesOfAll(row.shifts),
      payCents: approval?.payCents ?? 0,
      billedCents: approval?.billedCents ?? null,
      flags: flagsOf(row, assignment),
      lines: presentLines(approval?.lines ?? [], billingOf(assignment.content) === 'platform'),
    };
  });
  const billed = data.flatMap(({ billedCents }) => billedCents ?? []);
  return {
    data,
    minutes: sum(data.filter(({ code }) => code === null).map(({ minutes }) => minutes)),
    payCents: sum(data.map(({ payCents }) => payCents)),
    billedCents: billed.length === 0 ? null : sum(billed),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const idsOf = (requested: readonly Requested[]): string[] => [...new Set(requested.map(({ _id }) => _id))];

async function prepare(
  db: Db | Transaction,
  { actor: { organizationId }, now }: Carrier,
  requested: readonly Requested[],
): Promise<Batch> {
  const { workdays, assignments } = await readWorkdaysAround(db, idsOf(requested));
  const rows = new Map(workdays.filter((row) => row.organizationId === organizationId).map((row) => [row.id, row]));
  const taken = new Set<string>();
  const judged = requested.map((each) => {
    const row = rows.get(each._id);
    const code = taken.has(each._id) ? 'workday-changed' : codeOf(each, row, { assignments, now: now().getTime() });
    taken.add(each._id);
    return { request: each, row, code };
  });
  return { judged, assignments, approvals: approvalsOf({ judged, assignments, rows: [...rows.values()] }) };
}

function codeOf(
  { version, amount }: Requested,
  row: WorkdayRow | undefined,
  { assignments, now }: Pick<Batch, 'assignments'> & { readonly now: number },
): ProblemCode | null {
  const assignment = row === undefined ? undefined : assignments.get(row.assignmentId);
  if (row === undefined || assignment === undefined) return 'not-found';
  const seen = { version, now, hasAmount: amount !== undefined };
  return checkApproval(row, seen, assignment.content.paymentType) ?? null;
}

interface Approvable {
  readonly judged: readonly Judged[];
  readonly assignments: ReadonlyMap<string, AssignmentRow>;
  readonly rows: readonly WorkdayRow[];
}

function approvalsOf({ judged, assignments, rows }: Approvable): Map<string, NewApproval> {
  const accepted = new Map(
    judged.flatMap(({ request, code }) => (code === null ? [[request._id, request] as const] : [])),
  );
  const approvals = new Map<string, NewApproval>();
  for (const [assignmentId, own] of byAssignment(rows)) {
    const assignment = assignments.get(assignmentId);
    if (assignment === undefined || !own.some(({ id }) => accepted.has(id))) continue;
    for (const approval of approvalsOfAssignment(assignment, own, accepted)) {
      approvals.set(approval.workday.id, approval);
    }
  }
  return approvals;
}

function approvalsOfAssignment(
  assignment: AssignmentRow,
  rows: readonly WorkdayRow[],
  accepted: ReadonlyMap<string, Requested>,
): NewApproval[] {
  const isTyped = needsAmount(assignment.content.paymentType);
  const typedOf = (id: string) => (isTyped ? (accepted.get(id)?.amount ?? null) : null);
  const batch = rows.filter(({ id }) => accepted.has(id));
  const frozen = freeze({
    batch: batch.map((row) => ({ ...paidWorkday(row), typedCents: typedOf(row.id)?.cents ?? null })),
    approved: rows.flatMap((row) => (row.approval === null ? [] : [{ ...paidWorkday(row), frozen: row.approval }])),
    rulesOf: rulesOf(assignment, rows),
    place: placeOf(assignment),
  });
  const byId = new Map(batch.map((row) => [row.id, row]));
  return frozen.flatMap((pay) => {
    const row = byId.get(pay.id);
    return row === undefined ? [] : [approvalOf(assignment, row, { pay, typed: typedOf(row.id) })];
  });
}

function approvalOf(
  { content }: AssignmentRow,
  row: WorkdayRow,
  { pay, typed }: Pick<NewApproval, 'typed'> & { readonly pay: NewlyFrozen },
): NewApproval {
  const { payCents, billCents, weekDifferenceCents, weekOvertimeSeconds, lines, rules } = pay;
  const { assignmentId, orderId, driverId, facilityId, day } = row;
  const minutes = minutesOfAll(row.shifts);
  const { markupBasisPoints } = rules.terms.billing;
  return {
    workday: row,
    version: row.version + 1,
    typed,
    minutes,
    payCents,
    weekDifferenceCents,
    weekOvertimeSeconds,
    lines,
    rules,
    billedCents: billingOf(content) === 'direct' ? null : billCents,
    details: { assignmentId, orderId, driverId, facilityId, day, minutes, payCents, markupBasisPoints },
  };
}

function approvedDays({ approvals, assignments, judged }: Batch): ApprovedDays[] {
  const rows = judged.flatMap(({ row, code }) => (row !== undefined && code === null ? [row] : []));
  return [...byAssignment(rows)].flatMap(([id, own]) => {
    const assignment = assignments.get(id);
    const days = own.map(({ day }) => day).sort();
    const [from] = days;
    const to = days.at(-1);
    if (assignment === undefined || from === undefined || to === undefined) return [];
    const cents = sum(own.map((row) => approvals.get(row.id)?.payCents ?? 0));
    return { assignment, from, to, count: own.length, cents };
  });
}
