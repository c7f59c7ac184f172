import { recordRows } from '#db/candidacies/candidacy-records';
import { candidacyRow } from '#db/candidacies/candidacy-row';
import { interviewFacts } from '#db/candidacies/interviews';
import { eventRow, type EventScope, type StoredEvent } from '#db/core/workflow-events';
import { roundRow, spanRow } from '#db/hiring-reports/follow-candidacy';
import { jobOrderRow } from '#db/job-orders/projection';
import { questionsToAnswer } from '#domain/candidacies/dealbreakers/rules';
import type { CandidacyEvent } from '#domain/candidacies/events';
import { candidacyWorkflowId } from '#domain/candidacies/ids';
import { emptyPipeline } from '#domain/driver-pipeline/empty-pipeline';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import type { DriverPipelineState } from '#domain/driver-pipeline/state';
import { followAll } from '#domain/hiring-reports/rounds';
import { jobOrderWorkflowId } from '#domain/job-orders/ids';
import { DEFAULT_SCORECARD } from '#domain/scorecards/rules';
import { MAX_RATING } from '#domain/scorecards/schema';
import { systemActor } from '#domain/shared/actor';
import { DAY_MS } from '#domain/shared/durations';
import { derivedId } from '#platform/ids';
import { accessTables } from './accesses';
import { applicationTables } from './applications/tables';
import { waveTableRows } from './autopilot-rows';
import { benchTables } from './bench';
import type { CandidacyHistory } from './candidacy-history';
import { noteTables } from './candidate-notes';
import { dotNumberOf } from './carrier-sign-up';
import type { Row } from './copy';
import { importedAt } from './driver-pipeline';
import type { OrderHistory } from './order-history';
import { Random } from './random';
import type { SeedDriver } from './seed-driver';
import { verificationTables } from './verifications/tables';
import type { World } from './world';

/** Rows of every table, in an order that satisfies foreign keys. */
export function* tablesOf(world: World, passwordHash: string): Generator<readonly [string, readonly Row[]]> {
  const { carriers, drivers, orders, candidacies } = world;
  const facilities = carriers.flatMap((carrier) => [...carrier.facilities, ...carrier.closedFacilities]);
  yield [
    'organizations',
    carriers.map(({ id, name, createdAt }, index) => ({
      id,
      name,
      is_active: true,
      created_at: createdAt,
      dot_number: dotNumberOf(world.size.seed, index),
    })),
  ];
  yield ['users', userRows(world, passwordHash)];
  yield ['facilities', facilities.map(({ row }) => row)];
  yield [
    'facility_recruiters',
    facilities.flatMap((facility) =>
      facility.recruiterIds.map((user) => ({ facility_id: facility.row['id'], user_id: user })),
    ),
  ];
  yield ['fleet_configurations', facilities.map(({ configuration }) => configuration)];
  yield ['safety_profiles', carriers.map(({ safetyProfile }) => safetyProfile)];
  yield ['drivers', drivers.map(({ row }) => row)];
  yield ['driver_pipelines', drivers.map(({ pipeline }) => pipeline)];
  yield ['notes', [noteRow(world), ...drivers.flatMap((driver) => pipelineNotes(driver, world))]];
  yield ['workflow_events', drivers.flatMap((driver) => driverEvents(driver, world))];
  yield* applicationTables(drivers, { opsId: world.ops.id, now: world.size.now });
  yield ['job_order_versions', [...orders.map(({ plan }) => plan), ...world.newOrders].map(versionRow)];
  yield ['job_orders', orders.map(orderRow)];
  yield ['autopilot_waves', orders.flatMap(waveTableRows)];
  yield ['workflow_events', orders.flatMap(orderEvents)];
  yield ['candidacies', candidacies.map(candidacyTableRow)];
  yield ['workflow_events', candidacies.flatMap(candidacyEvents)];
  yield ['candidacy_records', candidacies.flatMap(recordTableRows)];
  yield ['interviews', candidacies.flatMap(interviewRows)];
  yield ['interview_scorecards', candidacies.flatMap((history) => scorecardRows(history, world.size.now))];
  yield ['driver_hires', candidacies.flatMap(hireRows)];
  yield* benchTables(world);
  yield* accessTables(world);
  yield* verificationTables(world);
  yield* noteTables(world);
  yield ['account_audit', signInRows(world)];
  yield ['candidacy_rounds', candidacies.flatMap(roundRows)];
  yield ['candidacy_spans', candidacies.flatMap(spanRows)];
  yield ['dealbreaker_answers', dealbreakerAnswerRows(world)];
}

/** The yes of every driver who applied or accepted an invitation, to the questions of the order. */
function dealbreakerAnswerRows({ orders, candidacies }: World): Row[] {
  const questions = new Map(orders.map(({ plan }) => [plan.id, questionsToAnswer(plan.content.dealbreakerQuestions)]));
  return candidacies.flatMap(({ state: { orderId, driverId }, events }) => {
    const applied = events.find(({ type }) => type === 'requested' || type === 'inviteAccepted');
    if (applied === undefined) return [];
    return (questions.get(orderId) ?? []).map((question) => ({
      order_id: orderId,
      driver_id: driverId,
      question,
      answered_at: applied.at,
    }));
  });
}

function userRows({ carriers, drivers, opsTeam }: World, passwordHash: string): Row[] {
  const people = [
    opsTeam.lead,
    ...opsTeam.others,
    opsTeam.former,
    ...carriers.flatMap(({ staff }) => staff),
    ...drivers.map(({ user }) => user),
  ];
  // Drivers whose phone task is open have not confirmed their phone.
  const unconfirmed = new Set(drivers.filter(({ state }) => state.tasks.phone === 'initial').map(({ id }) => id));
  return people.map((user) => ({
    ...user,
    password_hash: passwordHash,
    status: 'confirmed',
    is_active: user.id !== opsTeam.former.id,
    email_confirmed_at: user.created_at,
    phone_confirmed_at: unconfirmed.has(user.id) ? null : user.created_at,
    // Staff are not new to the console.
    welcome_read_at: user.roles.includes('applicant') ? null : user.created_at,
  }));
}

const MAX_SIGN_INS = 1_000;

/** The latest sign-in of each driver, up to three weeks ago; in large worlds only of the first ones. */
function signInRows({ drivers, size: { seed, now } }: World): Row[] {
  return drivers.slice(0, MAX_SIGN_INS).map(({ id, user }) => {
    const from = Math.max(Date.parse(user.created_at), now - 21 * DAY_MS);
    return {
      id: derivedId('seed', String(seed), 'sign-in', id),
      user_id: id,
      organization_id: null,
      kind: 'signed-in',
      details: '{}',
      device: null,
      ip_prefix: null,
      at: new Date(Random.of(seed, 'sign-in', id).between(from, now)).toISOString(),
    };
  });
}

const RUN = 'import';

function rowsOf(events: readonly StoredEvent[], workflowId: string, scope: EventScope): Row[] {
  return events.map((event) => ({ ...eventRow({ workflowId, runId: RUN, scope }, event) }));
}

/** A driver's past events, followed by the import. */
function driverEvents(driver: SeedDriver, { ops }: World): Row[] {
  const { id, state, application, pastStages, desk } = driver;
  const users = { driver: id, ops: state.ownerId ?? ops.id, system: null };
  const stages = pastStages.map((pastStage) => ({
    ...pastStage,
    about: null,
    note: null,
    changes: { call: null, tries: null },
  }));
  const sent = (application?.events ?? []).map((item) => ({ ...item, changes: {} }));
  const happened = [...desk, ...stages, ...sent].sort((one, other) => one.at.localeCompare(other.at));
  let known = beforeDesk(driver);
  const past = happened.map(({ type, about, by, at, reason, note, changes }, index) => {
    known = { ...known, ...changes };
    return {
      seq: index + 1,
      type,
      at,
      actor: { kind: by, userId: users[by] },
      updateId: `${RUN}/${String(index)}`,
      reason,
      noteId: note?.id ?? null,
      snapshot: { ...known, ...stageAt(driver, at), seq: index + 1, about },
    };
  });
  const imported = {
    seq: state.seq,
    type: 'imported',
    at: importedAt(driver),
    actor: systemActor,
    updateId: RUN,
    reason: null,
    noteId: null,
    snapshot: state,
  };
  const scope = { organizationId: null, orderId: null, driverId: id };
  return rowsOf([...past, imported], driverPipelineWorkflowId(id), scope);
}

/** The state before operations recorded calls and results; everything else is as imported. */
function beforeDesk({ state, results }: SeedDriver): DriverPipelineState {
  return { ...state, tries: null, ...(results.length > 0 && { results: emptyPipeline(state.driverId).results }) };
}

/** The driver's stage at that time; the state itself has the current one. */
function stageAt({ pastStages, state }: SeedDriver, at: string): object {
  const then = pastStages.findLast((entry) => entry.at <= at) ?? pastStages[0];
  if (then === undefined || at >= state.enteredAt) return {};
  return { stage: then.stage, previousStage: null, enteredAt: then.at };
}

const pipelineNotes = ({ state, application, desk }: SeedDriver, { ops }: World): Row[] =>
  [...(application?.events ?? []), ...desk].flatMap(({ note }) =>
    note === null ? [] : [{ ...note, organization_id: null, author_id: state.ownerId ?? ops.id, kind: 'reason' }],
  );

const noteRow = ({ sendBackNote, ops }: World): Row => ({
  ...sendBackNote,
  organization_id: null,
  author_id: ops.id,
  kind: 'send-back',
});

const versionRow = ({ id, carrier, facility, content, terms, createdAt }: OrderHistory['plan']): Row => ({
  id: terms.versionId,
  order_id: id,
  organization_id: carrier.id,
  content: JSON.stringify(content),
  created_by: facility.recruiterIds[0] ?? null,
  created_at: new Date(createdAt).toISOString(),
});

function orderRow({ events }: OrderHistory): Row {
  const last = lastOf(events);
  return { ...jobOrderRow(last), created_at: firstOf(events).at };
}

function orderEvents({ plan, events }: OrderHistory): Row[] {
  const scope = { organizationId: plan.carrier.id, orderId: plan.id, driverId: null };
  return rowsOf(events, jobOrderWorkflowId(plan.id), scope);
}

function candidacyTableRow({ events }: CandidacyHistory): Row {
  return { ...candidacyRow(lastOf(events)), created_at: firstOf(events).at };
}

function candidacyEvents({ context, events }: CandidacyHistory): Row[] {
  const { organizationId, orderId, driverId } = context;
  return rowsOf(events, candidacyWorkflowId(orderId, driverId), { organizationId, orderId, driverId });
}

/** Current candidacy records with their creation and last status change times. */
function recordTableRows({ events }: CandidacyHistory): Row[] {
  const rows = new Map<string, Row>();
  for (const { snapshot, at } of events) {
    for (const row of recordRows(snapshot, at)) {
      const before = rows.get(row.id);
      if (before === undefined) rows.set(row.id, row);
      else if (before['status'] !== row.status) rows.set(row.id, { ...row, created_at: before['created_at'] });
    }
  }
  return [...rows.values()];
}

function interviewRows({ events }: CandidacyHistory): Row[] {
  const { seq, snapshot } = lastOf(events);
  const { interview } = snapshot;
  if (interview === null) return [];
  return [
    {
      ...interviewFacts(snapshot, interview, seq),
      id: interview.interviewId,
      candidacy_id: snapshot.candidacyId,
      driver_id: snapshot.driverId,
      slot: `{[${interview.startsAt},${interview.endsAt})}`,
      is_live: snapshot.name === 'interviewing',
    },
  ];
}

/** The recruiter's scorecard of an interview that was held; the hire is still open. */
function scorecardRows({ context, state }: CandidacyHistory, now: number): Row[] {
  const { interview } = state;
  const isHeld = state.name === 'interviewing' && interview !== null && Date.parse(interview.endsAt) < now;
  if (!isHeld) return [];
  const { questions } = DEFAULT_SCORECARD;
  const answers = questions.map(({ id, kind }, index) => ({
    questionId: id,
    value: kind === 'rating' ? MAX_RATING - (index % 2) : true,
  }));
  return [
    {
      id: derivedId('seed', interview.interviewId, 'scorecard'),
      interview_id: interview.interviewId,
      candidacy_id: state.candidacyId,
      author_id: context.recruiterId,
      questions: JSON.stringify(questions),
      answers: JSON.stringify(answers),
      recommendation: 'hire',
      note: 'Calm and experienced. Asked good questions about the routes.',
      written_at: interview.endsAt,
    },
  ];
}

function hireRows({ events }: CandidacyHistory): Row[] {
  const hired = events.find(({ snapshot }) => snapshot.name === 'hired');
  if (hired === undefined) return [];
  const { candidacyId, round, hireSeq, driverId, orderId } = hired.snapshot;
  const released = events.find(({ seq, snapshot }) => seq > hired.seq && snapshot.name !== 'hired');
  const key = { candidacy_id: candidacyId, round, hire_seq: hireSeq, driver_id: driverId, order_id: orderId };
  return [{ ...key, hired_at: hired.at, released_at: released?.at ?? null }];
}

const roundRows = ({ events }: CandidacyHistory): Row[] =>
  followAll(events).rounds.map((round) => roundRow(lastOf(events).snapshot, round));

const spanRows = ({ events }: CandidacyHistory): Row[] =>
  followAll(events).spans.map((span) => spanRow(lastOf(events).snapshot, span));

function lastOf<Event extends CandidacyEvent | OrderHistory['events'][number]>(events: readonly Event[]): Event {
  return defined(events.at(-1));
}
function firstOf<Event extends CandidacyEvent | OrderHistory['events'][number]>(events: readonly Event[]): Event {
  return defined(events[0]);
}
function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The history has no events');
  return value;
}
