import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request, { type Response, type Test } from 'supertest';
import type { Route } from '#api/http/define-route';
import type { ExampleWorld } from '#api/http/example-world';
import { allRoutes } from '#api/routes';
import type { Actor } from '#domain/accounts/actor';
import { can, type Permission } from '#domain/accounts/policy';
import { candidacyWorkflowId } from '#domain/candidacies/ids';
import { DAY_MS } from '#domain/shared/durations';
import { newId } from '#platform/ids';
import { changeAdverseAction } from '../support/builders/adverse-actions';
import { agreementParts, changeAgreement, outdatedAgreements } from '../support/builders/agreements';
import { grantStored } from '../support/builders/dq-accesses';
import { anInvoice } from '../support/builders/invoices';
import { aSession, aUser } from '../support/builders/people';
import { eventually } from '../support/eventually';
import { anExampleWorld } from '../support/hiring/example-world';
import { dateIn, HiringApi, inHours } from '../support/hiring/hiring-api';
import '../support/temporal-runtime';

let hiring: HiringApi;
beforeAll(async () => {
  hiring = await HiringApi.start();
});
afterAll(() => hiring.close());

/**
 * Tables that every call writes: idempotency keys, counters, access logs; delivery records; checks of files in the
 * background; keys of people, which the first code that seals something of theirs makes, often a renderer in the background.
 */
const IGNORED_TABLES = [
  'idempotency_keys',
  'command_outcomes',
  'rate_limits',
  'access_log',
  'access_log_heads',
  'sent_texts',
  'file_checks',
  'file_counts',
  'file_lines',
  'person_keys',
];

/** One statement that counts all tables, made once. */
let counting: string | undefined;

/** Returns the number of rows of each table. */
async function countRows(): Promise<Record<string, number>> {
  counting ??= await countingStatement();
  const { rows } = await hiring.db.raw<{ rows: { name: string; count: string }[] }>(counting);
  return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
}

/**
 * Checks of files in the background send notices and signals whenever they are done, exports go on by themselves, and
 * verifications learn of hires later.
 */
const ofCommands: Readonly<Record<string, string>> = {
  driver_files: `where purpose not in ('export', 'audit')`,
  file_export_events: `where state = 'requested'`,
  messages: `where template not like '%driving-barred' and template not like '%driving-allowed' and template <> 'file-export'`,
  outbox: `where topic not in ('hiredFileChecked', 'messageSettled')`,
  workflow_events: `where type <> 'verificationHireChanged'`,
};

async function countingStatement(): Promise<string> {
  const tables = await hiring
    .db('pg_class')
    .whereRaw("relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition")
    .pluck<string[]>('relname');
  const counted = tables.filter((name) => !IGNORED_TABLES.includes(name));
  return counted
    .map((name) => `select '${name}' as name, count(*) from "${name}" ${ofCommands[name] ?? ''}`)
    .join(' union all ');
}

/** Returns the tables that have grown, with the number of new rows. */
function growth(before: Record<string, number>, after: Record<string, number>): Record<string, number> {
  const grown = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const);
  return Object.fromEntries(grown.filter(([, more]) => more !== 0));
}

/** Returns a user who may call the route. */
async function callerOf(route: Route, { driverId, organizationId }: ExampleWorld): Promise<string> {
  const may = (actor: Actor) => route.permission === 'signed-in' || can(actor, route.permission as Permission);
  if (may({ userId: driverId, roles: ['applicant'], driverId })) return driverId;
  for (const position of ['HR', 'RECRUITER', 'SAFETY'] as const) {
    const staff = { roles: ['business', 'business-admin'] as const, position, organizationId };
    if (may({ ...staff, userId: driverId })) return (await aUser(hiring.db, { ...staff, roles: [...staff.roles] })).id;
  }
  return (await aUser(hiring.db, { roles: ['ops', 'ops-admin'] })).id;
}

/** Preconditions of commands for which the example data is not sufficient. */
const preparations: Readonly<Record<string, (world: ExampleWorld, callerId: string) => Promise<unknown>>> = {
  'account-settings.text-referral-link': (_, id) =>
    hiring.db('users').where({ id }).update({ phone: '+15625550142', sms_consent_at: new Date() }),
  'bench.add': async ({ benchEntryId }) => {
    await hiring.db('bench_events').where({ entry_id: benchEntryId }).delete();
    await hiring.db('bench_entries').where({ id: benchEntryId }).delete();
  },
  'adverse-actions.send-first-notice': async ({ candidacyId, adverseReportFileId: id }, by) => {
    await changeAdverseAction(hiring.db, candidacyId, { name: 'withdrawn' });
    await hiring.db('driver_files').where({ id }).update({ uploaded_by: by });
  },
  'adverse-actions.send-final-notice': ({ candidacyId }) =>
    changeAdverseAction(hiring.db, candidacyId, { name: 'ready' }),
  'adverse-actions.resolve-dispute': ({ candidacyId }) =>
    changeAdverseAction(hiring.db, candidacyId, {
      name: 'disputed',
      wait: { daysLeft: 3, endsOn: null, endsAt: null },
    }),
  'driver.request-report-copy': ({ candidacyId }) =>
    changeAdverseAction(hiring.db, candidacyId, { name: 'noticed', path: 'remote' }),
  'agreement.give-notice': ({ organizationId }) => activeAgreement(organizationId),
  'agreement.withdraw-notice': ({ organizationId }) => noticeOf(organizationId, 'carrier'),
  'ops.give-notice': ({ quietOrganizationId }) => activeAgreement(quietOrganizationId),
  'ops.withdraw-notice': ({ quietOrganizationId }) => noticeOf(quietOrganizationId, 'operations'),
  'ops.warn-about-payment': ({ quietOrganizationId }) => anOverdueInvoice(quietOrganizationId),
  'ops.disable-carrier': async ({ quietOrganizationId: organizationId }) => {
    await anOverdueInvoice(organizationId);
    await changeAgreement(hiring.db, organizationId, { name: 'trial', warnings: agreementParts().warnings });
  },
  'ops.enable-carrier': ({ quietOrganizationId }) =>
    changeAgreement(hiring.db, quietOrganizationId, { name: 'trial', isDisabled: true }),
  'dossier.add-document': (world, id) => ownUpload(world, id),
  'dossier.add-document-by-body': (world, id) => ownUpload(world, id),
  'dq-access.give-up': ({ accessId }) => grantStored(hiring.db, accessId),
  'driver.extend-access': ({ accessId }) => grantStored(hiring.db, accessId),
  'driver.revoke-access': ({ accessId }) => grantStored(hiring.db, accessId),
  'notes.delete': (world, id) => ownNote(world, id),
  'notes.edit': (world, id) => ownNote(world, id),
  'ops.add-document': (world, id) => ownUpload(world, id),
  'ops.offer-call-time': () => hiring.db('call_times').delete(),
  'ops.change-view': ({ savedViewId }, id) => ownView(savedViewId, id),
  'ops.delete-view': ({ savedViewId }, id) => ownView(savedViewId, id),
  'ops.take-over-view': ({ savedViewId }) => leaveView(savedViewId),
  'views.change': ({ carrierViewId }, id) => ownView(carrierViewId, id),
  'views.delete': ({ carrierViewId }, id) => ownView(carrierViewId, id),
  'views.take-over': ({ carrierViewId }) => leaveView(carrierViewId),
  'staff.deactivate': ({ colleagueId: id }) => hiring.db('users').where({ id }).update({ status: 'confirmed' }),
  'staff.reactivate': ({ colleagueId: id }) =>
    hiring.db('users').where({ id }).update({ is_active: false, status: 'confirmed' }),
  'ops-staff.reactivate': ({ opsMemberId: id }) =>
    hiring.db('users').where({ id }).update({ is_active: false, status: 'confirmed' }),
  'ops-staff.deactivate': ({ opsMemberId: id }) => hiring.db('users').where({ id }).update({ status: 'confirmed' }),
};

const anOverdueInvoice = (organizationId: string) =>
  anInvoice(hiring.db, { organizationId, issuedAt: new Date(Date.now() - 90 * DAY_MS).toISOString() });

const activeAgreement = (organizationId: string) =>
  changeAgreement(hiring.db, organizationId, { name: 'active', term: agreementParts().term });

const noticeOf = (organizationId: string, party: 'carrier' | 'operations') =>
  changeAgreement(hiring.db, organizationId, agreementParts().noticeOf(party));

const ownView = (id: string, ownerId: string) => hiring.db('saved_views').where({ id }).update({ owner_id: ownerId });

function leaveView(id: string) {
  const owner = hiring.db('saved_views').where({ id }).select('owner_id');
  return hiring.db('users').whereIn('id', owner).update({ is_active: false });
}

const ownUpload = ({ evidenceFileId: id }: ExampleWorld, uploaderId: string) =>
  hiring.db('driver_files').where({ id }).update({ uploaded_by: uploaderId });

const ownNote = ({ candidateNoteId: id }: ExampleWorld, authorId: string) =>
  hiring.db('candidate_notes').where({ id }).update({ author_id: authorId });

interface Call {
  send: (key: string) => Promise<Response>;
}

/** The route's example in a separate world; the address of an invitation has no account yet. */
async function aCall(route: Route): Promise<Call> {
  const world = await anExampleWorld(hiring.db);
  const callerId = await callerOf(route, world);
  const { token } = await aSession(hiring.db, callerId);
  const { familyId } = await aSession(hiring.db, callerId);
  await preparations[route.id]?.(world, callerId);
  const { params = {}, query = {}, body } = route.example({ ...world, familyId });
  const path = route.paths[0].replace(/:(\w+)/g, (_, name: string) => params[name] ?? 'missing');
  const sent =
    body !== null && typeof body === 'object' && 'email' in body ? { ...body, email: `${newId()}@x.example` } : body;
  return {
    send: async (key) => {
      const agent = request(hiring.app);
      const call = agent[route.method](path).query(query);
      call.set({ Authorization: `Bearer ${token}`, 'Idempotency-Key': key });
      return sent === undefined ? call : call.send(sent as object);
    },
  };
}

/** The response without its request id. */
function responseOf({ status, body }: Response) {
  const { instance: _, ...response } = (body ?? {}) as Record<string, unknown>;
  return { status, body: Array.isArray(body) ? (body as unknown) : response };
}

const deleteStoredResponse = (key: string) =>
  hiring.db('idempotency_keys').where({ key }).update({ status: null, response: null });

/**
 * Refused here, because no order or candidacy in this world has a workflow in that state, and no file was uploaded.
 * Retries of the hiring flow are tested below; a refusal stores nothing, so its retry is a new attempt.
 */
const refused: Readonly<Record<string, string>> = {
  'autopilot.pause': 'not-found',
  'autopilot.set': 'not-found',
  // Repeated orders are tested with the purchases.
  'billing.order-onboarding': 'driver-not-hired',
  'business-drivers.approve-assignment': 'not-found',
  'candidacies.accept-proposed-start': 'not-found',
  'candidacies.approve-for-interview': 'not-found',
  'candidacies.cancel-assignment': 'not-found',
  'candidacies.cancel-interview': 'not-found',
  'candidacies.cancel-invite': 'not-found',
  'candidacies.confirm-proposal': 'not-found',
  'candidacies.confirm-start': 'not-found',
  'candidacies.end-assignment': 'not-found',
  'candidacies.hire': 'not-found',
  'candidacies.invite': 'internal',
  'candidacies.keep-start': 'not-found',
  'candidacies.reschedule-interview': 'not-found',
  'candidacies.move-start': 'not-found',
  'candidacies.move-to-review': 'not-found',
  'candidacies.pass': 'not-found',
  'candidacies.pass-request': 'candidacy-changed',
  'candidacies.record-no-show': 'not-found',
  'candidacies.reject-interview': 'not-found',
  'candidacies.reject-review': 'not-found',
  'candidacies.rescind-start': 'not-found',
  'candidacies.schedule-interview': 'not-found',
  'compliance.sign': 'legal-text-changed',
  'adverse-actions.add-report': 'file-empty',
  'dossier.receive-document-file': 'file-empty',
  'driver.receive-evidence-file': 'file-empty',
  'files.receive-evidence-file': 'file-empty',
  'ops.receive-evidence-file': 'file-empty',
  'hours.import-driver-file': 'file-empty',
  'hours.import-file': 'file-empty',
  // Repeated requests are tested with the access to files.
  'dq-access.request': 'access-already-requested',
  // Repeated signatures are tested with the applications to carriers.
  'driver.mark-application-reading': 'no-offer-to-sign-for',
  'driver.sign-employment-application': 'no-offer-to-sign-for',
  'driver.withdraw-clearinghouse-consent': 'no-offer-to-sign-for',
  'driver.dispute-verification': 'verification-changed',
  'driver.rebut-verification': 'verification-changed',
  'driver.review-verification': 'verification-changed',
  'driver.sign-verification-consent': 'legal-text-changed',
  'verifications.close-good-faith': 'too-few-attempts',
  'driver-files.upload-avatar': 'file-empty',
  'driver-files.upload-document': 'file-empty',
  'scorecards.fill': 'scorecard-too-early',
  'driver.accept-interview': 'not-found',
  'driver.pick-time': 'not-found',
  'driver.accept-invite': 'not-found',
  'driver.accept-start': 'not-found',
  'driver.decline-invite': 'not-found',
  'driver.decline-start': 'not-found',
  'driver.end-assignment': 'not-found',
  'driver.pre-qualify': 'already-qualified',
  'driver.propose-start': 'not-found',
  'driver.propose-time': 'not-found',
  'driver.request-job': 'driver-already-requested',
  'driver.withdraw-proposed-time': 'not-found',
  'driver.withdraw': 'not-found',
  'ops.accept-order': 'not-found',
  'ops.claim-review': 'section-not-waiting',
  'ops.correct-accident': 'item-changed',
  'ops.correct-violation': 'item-changed',
  'ops.edit-driver-note': 'note-not-yours',
  'ops.end-assignment': 'not-found',
  'ops.import-clearinghouse': 'file-empty',
  'ops.record-missed-call': 'pipeline-changed',
  'ops.receive-result': 'file-empty',
  'ops.receive-screening': 'file-empty',
  'ops.record-call': 'pipeline-changed',
  'ops.remove-accident': 'item-changed',
  'ops.remove-violation': 'item-changed',
  'ops.reopen-document': 'pipeline-changed',
  'ops.review-document': 'pipeline-changed',
  'ops.review-item': 'item-changed',
  'ops.review-task': 'pipeline-changed',
  'ops.send-order-back': 'not-found',
  'ops.undo-approval': 'pipeline-changed',
  'ops.undo-move': 'pipeline-changed',
  'orders.cancel': 'not-found',
  'orders.delete': 'not-found',
  'orders.duplicate': 'internal',
  'orders.set-visibility': 'not-found',
  'orders.update': 'order-not-editable',
  'payments.save-card': 'card-token-expired',
  'social.unlink': 'social-user-missing',
};

/** Routes with shared records or messages to all of operations: a call in the second world has another effect. */
const shared = [
  'ops.add-price',
  'ops.add-requirement',
  'ops.correct-requirement',
  'ops.end-requirement',
  'ops.serve-states',
  'orders.create',
];

/** Routes that end their own session, so that a retry is not signed in. */
const endsOwnSession = ['account-settings.end-all-sign-ins'];

const repeatable = allRoutes.filter(
  ({ id, method, idempotent, permission }) =>
    method !== 'get' && idempotent !== false && permission !== 'public' && !endsOwnSession.includes(id),
);

/** The tables that have grown, as soon as no bulk action is running and every agreement knows its facts. */
async function growthSince(before: Record<string, number>) {
  await eventually(async () => expect(await hiring.db('bulk_actions').whereNull('finished_at')).toEqual([]));
  await eventually(async () => expect(await outdatedAgreements(hiring.db)).toEqual([]));
  return growth(before, await countRows());
}

/** A first call, which succeeds, and the rows that it adds. */
async function firstCall(route: Route) {
  const call = await aCall(route);
  const before = await countRows();
  const response = responseOf(await call.send('once'));
  expect({ ...response, isDone: response.status < 300 }).toMatchObject({ isDone: true });
  return { call, before, response, effect: await growthSince(before) };
}

const firstCalls = new Map<string, ReturnType<typeof firstCall>>();

/** One first call serves both tests of a route. */
function firstCallOf(route: Route): ReturnType<typeof firstCall> {
  const first = firstCalls.get(route.id) ?? firstCall(route);
  firstCalls.set(route.id, first);
  return first;
}

describe.each(repeatable.filter(({ id }) => !(id in refused)))('$id', (route) => {
  it('changes nothing else when retried with its key, and returns the same response', async () => {
    const { call, before, response, effect } = await firstCallOf(route);

    await deleteStoredResponse('once');
    const again = responseOf(await call.send('once'));

    expect(again).toEqual(response);
    expect(await growthSince(before)).toEqual(effect);
  });

  if (shared.includes(route.id)) return;

  it('has one effect when sent three times concurrently with one key', async () => {
    const { response, effect } = await firstCallOf(route);
    const call = await aCall(route);
    const before = await countRows();

    const concurrent = (await Promise.all(['concurrent', 'concurrent', 'concurrent'].map(call.send))).map(responseOf);

    expect(concurrent).toEqual([concurrent[0], concurrent[0], concurrent[0]]);
    expect(concurrent[0]?.status).toBe(response.status);
    expect(await growthSince(before)).toEqual(effect);
  });
});

describe('a command that is retried with its key', () => {
  it.each(repeatable.filter(({ id }) => id in refused))('$id is refused here', async (route) => {
    const response = responseOf(await (await aCall(route)).send('once'));

    expect(response.body).toMatchObject({ code: refused[route.id] });
  });
});

describe('the hiring flow with every step retried', () => {
  it('has each effect once and returns the same responses', async () => {
    const driver = await hiring.aDriver();
    const orderId = await hiring.anActiveOrder();
    const flow = hiring.flow(orderId, driver);
    const { recruiter, safety } = hiring.carrier;
    // Only the candidacy writes its events before it responds; those of the pipeline and the order arrive later.
    const eventsOfCandidacy = () =>
      hiring
        .db('workflow_events')
        .where({ workflow_id: candidacyWorkflowId(orderId, driver.id) })
        .orderBy('seq')
        .pluck('type');

    const twice = async (name: string, send: () => Test) => {
      const first = responseOf(await send().set('Idempotency-Key', name));
      expect({ [name]: first.status < 300, ...first }).toMatchObject({ [name]: true });
      const events = await eventsOfCandidacy();
      await deleteStoredResponse(name);
      expect(responseOf(await send().set('Idempotency-Key', name))).toEqual(first);
      expect(await eventsOfCandidacy()).toEqual(events);
    };
    const responses = async (name: string, body: object = {}) => {
      const { candidacyId, round } = await flow.application();
      await twice(name, () => driver.post(`/api/driver/candidacies/${candidacyId}/${name}`).send({ round, ...body }));
    };

    await twice('invite', () => flow.invite());
    await responses('accept-invite');
    const review = await flow.card('review');
    await twice('approve', () => safety.patch(`/api/job-assignment/approve/${String(review.assignmentId)}`));
    const date = inHours(48);
    await twice('schedule', () => flow.schedule(review, { date }));
    const planned = await flow.card('interview');
    await responses('propose-time', { interviewId: planned.interview?._id, date: inHours(72) });
    const { interview, jobRequestId } = await flow.card('interview');
    await twice('confirm', () => recruiter.post(`/api/job-order/interview/${String(interview?._id)}/confirm`));
    await twice('hire', () =>
      recruiter.patch(`/api/job-request/approve/${String(jobRequestId)}`).send({ startDate: dateIn(3) }),
    );
    await responses('accept-start');
    expect(await eventsOfCandidacy()).toEqual(
      expect.arrayContaining(['invited', 'interviewConfirmed', 'hired', 'startAccepted']),
    );
  });
});
