import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readDriverFile } from '#db/requirements/driver-files';
import { listCheckedEmployments } from '#db/requirements/file-subjects';
import type { AutopilotPreview, WaveDriver } from '#domain/autopilot/schema';
import type { CalendarItem } from '#domain/candidacies/calendar/schema';
import type { CandidacyCard, CandidacyCards, DriverApplicationView } from '#domain/candidacies/schema';
import type { Mentions } from '#domain/candidate-notes/schema';
import type { Candidates, Dashboard } from '#domain/dashboard/schema';
import type { FileAccessView, OwnAccesses } from '#domain/dq-access/schema';
import type { BenchDriver } from '#domain/drivers/bench/schema';
import type { DqAccesses } from '#domain/drivers/dq-access/schema';
import { fitCriteria } from '#domain/drivers/fit-facts';
import type { DriverCards, DriverProfile } from '#domain/drivers/schema';
import type { FacilityView } from '#domain/facilities/schema';
import type { HiringReport } from '#domain/hiring-reports/schema';
import { answerFile } from '#domain/requirements/engine/answer-file';
import type { FileOnDay } from '#domain/requirements/file-schema';
import { requirements } from '#domain/requirements/records/all';
import type { ScorecardForm } from '#domain/scorecards/schema';
import { DAY_MS } from '#domain/shared/durations';
import { dateAt } from '#domain/shared/zoned-time';
import { eventually } from '../support/eventually';
import { certify } from '../support/front-door/certify';
import { relevantColumns, unwrittenColumns } from '../support/front-door/columns';
import { completeFile } from '../support/front-door/complete-file';
import { emptyFields } from '../support/front-door/empty-fields';
import { EmptyProduct, type SignedIn } from '../support/front-door/empty-product';
import { addFacility, type NewCarrier, postOrder, registerCarrier } from '../support/front-door/new-carrier';
import { completeApplication, type NewDriver, signUpDriver } from '../support/front-door/new-driver';
import { recordCredential } from '../support/front-door/record-credential';
import { readAndSign } from '../support/hiring/application-papers';
import { messagesTo } from '../support/mailbox';

// Everyone here signed up, was invited or was added by command; the test itself writes no row.

let product: EmptyProduct;
let ops: SignedIn;
let carrier: NewCarrier;
let facilityId: string;
let orderId: string;
let sam: NewDriver;
let una: NewDriver;

beforeAll(async () => {
  product = await EmptyProduct.start();
  ops = await product.createOpsAdmin();
  carrier = await registerCarrier(product, ops);
  facilityId = await addFacility(carrier);
  orderId = await postOrder(carrier, ops, facilityId);
  sam = await signUpDriver(product, 'Sam');
  una = await signUpDriver(product, 'Una');
  await completeApplication(product, sam);
  await certify(ops, sam.id);
});
afterAll(() => product.close());

async function get<Body>(path: string, { by = carrier.recruiter, query = {} } = {}): Promise<Body> {
  const response: { body: unknown } = await by.get(path).query(query).expect(200);
  return response.body as Body;
}

/** The fit is compared above; it has an empty list for each criterion of which the driver lacks nothing. */
const withoutFit = (row: { readonly fit: unknown } | undefined): object => ({ ...row, fit: 'compared' });
/** Access to the file has a test of its own. */
const withoutAccess = (profile: DriverProfile): object => ({ ...withoutFit(profile), fileAccess: 'tested' });
const ofCarrier = (path: string) => path.replace('{orgId}', carrier.organizationId);
const profile = () => get<DriverProfile>(`/api/business/driver/${sam.id}/profile`, { query: { orderId } });

it('the search by match begins with the driver, whose application answers every criterion', async () => {
  const search = { orderId, sort: 'match', limit: 100 };
  const response: { body: unknown } = await carrier.recruiter.post('/api/drivers/search').send(search).expect(200);
  const [best, next, ...others] = (response.body as DriverCards).data;

  expect([best?._id, next?._id, others]).toEqual([sam.id, una.id, []]);
  // A valid license is not listed.
  const criteria = fitCriteria.filter((criterion) => criterion !== 'license');
  expect(best?.fit.map(({ criterion }) => criterion).toSorted()).toEqual(criteria.toSorted());
  expect(best?.fit.filter(({ result }) => result !== 'pass')).toEqual([]);
  expect(best?.fit.filter(({ detail }) => 'notStated' in detail)).toEqual([]);
  expect(best).toMatchObject({ isCertified: true, readinessGaps: [] });
  expect(emptyFields(withoutFit(best))).toEqual(['readinessGaps', 'candidacy', 'inviteRefusal', 'benchStatus']);
});

it("the driver's profile has a value in every field, except those of a candidate", async () => {
  expect(emptyFields(withoutAccess(await profile()))).toEqual([
    'readinessGaps',
    'middleName',
    'contact',
    'expiries',
    'candidacy',
    'inviteRefusal',
    'pipelineTaskSnapshot',
    'candidacies',
    'bench',
  ]);
});

it('a driver is added to the bench, shown there, and removed', async () => {
  const { recruiter, hr } = carrier;
  const added = await recruiter
    .post('/api/bench-driver')
    .send({ driverId: una.id, note: 'For the weekends' })
    .expect(201);
  const { _id: entryId } = added.body as BenchDriver;
  const path = ofCarrier('/api/bench-driver/fleet/{orgId}');
  const { address: place } = await get<FacilityView>(`/api/facility/fleet/${facilityId}`);
  const [row] = (
    await get<{ data: BenchDriver[] }>(path, { query: { latitude: place.latitude, longitude: place.longitude } })
  ).data;

  expect(row).toMatchObject({ _id: entryId, status: 'requested', addedBy: 'Rita Flores', note: 'For the weekends' });
  expect(row?.distanceMiles).toBeGreaterThan(0);
  // Reviews need access to the driver's file.
  const refused = await hr.patch(`/api/bench-driver/approve/${entryId}`).send({}).expect(403);
  expect(refused.body).toMatchObject({ code: 'access-not-granted' });
  await recruiter.delete(`/api/bench-driver/${entryId}`).expect(204);
  expect((await get<{ data: BenchDriver[] }>(path)).data).toMatchObject([{ status: 'removed' }]);
});

it('a driver grants access to the file, HR reviews with it, and nothing opens after the driver revokes it', async () => {
  const { recruiter, hr, organizationId } = carrier;
  const early = await recruiter
    .patch('/api/dq-access/request')
    .send({ organizationId, driverId: una.id, reason: 'For the weekends' })
    .expect(409);
  expect(early.body).toMatchObject({ code: 'dq-file-not-available' });
  const entry = await recruiter.post('/api/bench-driver').send({ driverId: sam.id, note: '' }).expect(201);
  const { _id: entryId } = entry.body as BenchDriver;

  const requested = await hr
    .patch('/api/dq-access/request')
    .send({ organizationId, driverId: sam.id, reason: 'For the port runs' })
    .expect(200);
  const { _id: accessId } = requested.body as FileAccessView;
  const waiting = await get<OwnAccesses>('/api/driver/dq-accesses', { by: sam });
  expect(waiting.data).toMatchObject([{ _id: accessId, state: 'requested', reason: 'For the port runs' }]);
  expect((await messagesTo(product.db, sam.email)).at(-1)).toMatchObject({ template: 'access-requested' });
  await sam
    .patch(`/api/driver/dq-accesses/${String(accessId)}/grant`)
    .send({})
    .expect(200);

  const approved = await hr.patch(`/api/bench-driver/approve/${entryId}`).send({}).expect(200);
  expect(approved.body).toMatchObject({ status: 'approved', fileAccess: { state: 'approved' } });

  await sam
    .patch(`/api/driver/dq-accesses/${String(accessId)}/revoke`)
    .send({ text: 'I need a break' })
    .expect(200);
  const list = await get<DqAccesses>(`/api/dq-access/${organizationId}`);
  expect(list.data).toMatchObject([{ state: 'revoked', ending: { by: 'driver', text: 'I need a break' } }]);
  const again = await hr
    .patch('/api/dq-access/request')
    .send({ organizationId, driverId: sam.id, reason: 'For the port runs' })
    .expect(409);
  expect(again.body).toMatchObject({ code: 'access-requested-recently' });
  await recruiter.delete(`/api/bench-driver/${entryId}`).expect(204);
});

it('a mention in a note reaches the colleague, in the list and by email', async () => {
  const members = await get<{ data: { _id: string; handle: string }[] }>('/api/note/business/members');
  const handle = members.data.find(({ _id }) => _id === carrier.hr.id)?.handle ?? '';
  await carrier.recruiter
    .post(`/api/note/business/driver/${sam.id}`)
    .send({ text: `@${handle} knows the port` })
    .expect(201);

  const { unread, data } = await get<Mentions>('/api/note/business/mentions', { by: carrier.hr });
  expect([unread, data]).toMatchObject([1, [{ driverId: sam.id, author: 'Rita Flores', isUnread: true }]]);
  expect((await messagesTo(product.db, carrier.hr.email)).at(-1)).toMatchObject({ template: 'note-mention' });
});

const dashboard = async () => (await get<Dashboard>(ofCarrier('/api/dashboard/organization/{orgId}'))).waiting;
async function listed(waiting: string) {
  const { data } = await get<Candidates>(ofCarrier('/api/candidates/organization/{orgId}'), { query: { waiting } });
  return data.map(({ card }) => [card.driverId, card.source, card.state]);
}

const idle = { requests: 0, reviews: 0, toInterview: 0, proposals: 0, outcomes: 0, startsToConfirm: 0, files: 0 };

/** Switches autopilot on after a dry run; its wave invites the driver. Returns the time of the invitation. */
async function inviteByAutopilot(): Promise<string> {
  const path = `/api/job-order/${orderId}/autopilot`;
  const { waves, leftOutCounts } = await get<AutopilotPreview>(`${path}/preview`);
  expect(waves.flatMap(({ drivers }) => drivers.map(({ driver }) => driver._id))).toEqual([sam.id]);
  expect(leftOutCounts).toEqual([{ reason: 'no_match', count: 1 }]);
  await carrier.recruiter.patch(`/api/order/${orderId}`).send({ autoPilotActivated: true }).expect(200);
  await product.pass('24 hours');
  await eventually(async () => {
    const { data } = await get<{ data: WaveDriver[] }>(`${path}/waves/1`);
    expect(data).toMatchObject([{ driver: { _id: sam.id }, wasReady: true, outcome: 'invited' }]);
  });
  const { data } = await get<{ data: WaveDriver[] }>(`${path}/waves/1`);
  return data[0]?.decidedAt ?? '';
}

async function answer(name: string, body: object = {}) {
  const { data } = await get<{ data: DriverApplicationView[] }>('/api/driver/candidacies', { by: sam });
  const { candidacyId, round } = data.find((each) => each.orderId === orderId) ?? {};
  await sam
    .post(`/api/driver/candidacies/${String(candidacyId)}/${name}`)
    .send({ round, ...body })
    .expect(200);
}

/** The driver accepts the start date, and signs the application to the carrier in the same act. */
async function acceptStart() {
  const { data } = await get<{ data: DriverApplicationView[] }>('/api/driver/candidacies', { by: sam });
  const { candidacyId = '' } = data.find((each) => each.orderId === orderId) ?? {};
  await answer('accept-start', { application: await readAndSign(sam, candidacyId, 'Sam Lee Rivera') });
}

/** The driver's signature answers these lines of the carrier's file, without an upload. */
async function expectSigned() {
  const employment = String((await card('hired')).start?.employmentId);
  const { lines } = await get<FileOnDay>(`/api/business/employments/${employment}/file`, { by: carrier.hr });
  const day = dateAt(product.inHours(0), 'America/Los_Angeles');
  for (const code of ['application', 'prior-employers-notice', 'clearinghouse-consent', 'drug-alcohol-question']) {
    const line = lines.find((one) => one.code === code);
    expect([code, line?.evidence]).toMatchObject([code, { dates: { signed: day }, review: { result: 'accepted' } }]);
  }
}

async function card(stage: string): Promise<CandidacyCard> {
  const { data } = await get<CandidacyCards>(`/api/job-order/${orderId}/candidacies`, { query: { stage } });
  const [found] = data;
  if (found?.driverId !== sam.id) throw new Error(`The driver is not in ${stage}`);
  return found;
}

/** The driver accepts the invitation and picks one of the times that are offered after the review. */
async function agreeOnInterview(): Promise<CandidacyCard> {
  await answer('accept-invite');
  expect([await dashboard(), await listed('reviews')]).toEqual([
    { ...idle, reviews: 1 },
    [[sam.id, 'autopilot', 'inReview']],
  ]);
  const { assignmentId } = await card('review');
  await carrier.hr.patch(`/api/job-assignment/approve/${String(assignmentId)}`).expect(200);
  expect([await dashboard(), await listed('toInterview')]).toEqual([
    { ...idle, toInterview: 1 },
    [[sam.id, 'autopilot', 'approved']],
  ]);
  const [date, picked, last] = [product.inHours(24), product.inHours(30), product.inHours(48)];
  const offer = { date, otherDates: [picked, last], interviewerId: carrier.recruiter.id, address: 'Gate B' };
  await carrier.recruiter
    .post('/api/job-order/interview')
    .send({ assignmentId, ...offer })
    .expect(201);
  const { offer: offered } = await card('interview');
  await answer('pick-time', { interviewId: offered?._id, date: picked });
  const { data } = await get<{ data: CalendarItem[] }>(ofCarrier('/api/interviews/organization/{orgId}'), {
    query: { from: product.inHours(0).slice(0, 10), interviewerId: carrier.recruiter.id },
  });
  expect(data).toMatchObject([{ driverId: sam.id, startsAt: picked, status: 'accepted', facilityName: 'Harbor Yard' }]);
  return card('interview');
}

/** The driver's license, as the application has it. */
const license = {
  ...{ state: 'CA', isForeign: false, class: 'A', heldFrom: '2015-01-01', heldUntil: null },
  ...{ endorsements: ['N', 'T'], restrictions: [] },
};

/** Fills in the scorecard after the interview, and hires the driver, who accepts the start date. Returns the time of the hire. */
async function hire({ interview, jobRequestId }: CandidacyCard): Promise<string> {
  await product.pass('32 hours');
  // The dashboard's line is counted by the clock of the database, which this test does not move.
  expect(await card('interview')).toMatchObject({ turn: 'carrier', next: 'decideAfterInterview' });
  const { version, questions } = await get<ScorecardForm>('/api/scorecard');
  const answers = questions.filter(({ isRequired }) => isRequired).map(({ id }) => ({ questionId: id, value: 4 }));
  await carrier.recruiter
    .put(`/api/job-order/interview/${String(interview?._id)}/scorecard`)
    .send({ version, answers, recommendation: 'hire', note: 'Knows the port' })
    .expect(200);
  expect((await card('interview')).scorecardCount).toBe(1);
  const startDate = dateAt(product.inHours(24), 'America/Los_Angeles');
  const hiring = (by = carrier.recruiter) =>
    by.patch(`/api/job-request/approve/${String(jobRequestId)}`).send({ startDate });
  // The driver only typed the end of the card, and the port asks for the card itself.
  const refusal = await hiring(carrier.hr).expect(409);
  expect(refusal.body).toMatchObject({
    code: 'driver-not-ready',
    params: { lines: [{ code: 'twic', status: 'missing' }] },
  });
  await recordCredential(ops, sam.id, { kind: 'twic', issued: '2026-05-31', expires: '2031-05-30' });
  await hiring().expect(200);
  const hiredAt = product.inHours(0);
  await acceptStart();
  const hiredCard = [[sam.id, 'autopilot', 'hired']];
  expect([await dashboard(), await listed('approved')]).toEqual([{ ...idle, files: 1 }, hiredCard]);
  expect(await listed('files')).toEqual(hiredCard);
  await expectSigned();
  await completeFile(carrier.hr, String((await card('hired')).start?.employmentId), {
    today: dateAt(product.inHours(0), 'America/Los_Angeles'),
    licenses: [license],
  });
  await product.checkFiles([sam.id]);
  await eventually(async () => expect(await dashboard()).toEqual(idle));
  // An accepted start of a driver whose file is complete begins the assignment.
  await product.pass('48 hours');
  return hiredAt;
}

/** Columns that this story leaves empty or at their default, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'candidacy_rounds.closed_at': 'the round ends with a hire',
  'candidacy_rounds.closed_by': 'the round ends with a hire',
  'candidacy_rounds.closed_reason': 'the round ends with a hire',
  'driver_hires.released_at': 'written when a hire ends',
  'drivers.last_drove_on': 'the driver still works in the last job',
  'facilities.country': 'carriers have facilities in one country',
  'facilities.is_active': 'the form sends the default',
};

/** The columns that matching reads, and those of tables that only forms and processes write. */
async function columnsOfCarriers(): Promise<string[]> {
  const tables = ['candidacy_rounds', 'drivers', 'facilities', 'fleet_configurations', 'safety_profiles', 'scorecards'];
  const rows: { table_name: string; column_name: string }[] = await product
    .db('information_schema.columns')
    .where({ table_schema: 'public' })
    .whereIn('table_name', tables)
    .select('table_name', 'column_name');
  const columns = rows.map(({ table_name: table, column_name: column }) => `${table}.${column}`);
  return [...new Set([...columns, ...relevantColumns()])].filter((column) => !(column in exceptions)).sort();
}

it('autopilot invites, and the hire shows on the dashboard, in the lists and in the reports', async () => {
  const invitedAt = await inviteByAutopilot();
  const hiredAt = await hire(await agreeOnInterview());

  const board = await get<Dashboard>(ofCarrier('/api/dashboard/organization/{orgId}'));
  // The check in the background judges the file by the machine's clock, days before the dates that this story records.
  const { files: _judgedByAnotherClock, ...waiting } = idle;
  expect(board).toMatchObject({ waiting, late: 0, approvedDrivers: 0, onAssignment: 1 });
  expect(emptyFields(board)).toEqual([]);
  for (const list of ['all', 'onAssignment']) {
    expect([list, await listed(list)]).toEqual([list, [[sam.id, 'autopilot', 'hired']]]);
  }
  const report = await get<HiringReport>(ofCarrier('/api/reports/organization/{orgId}'));
  expect(report).toMatchObject({ contacts: 1, hires: { count: 1 }, closed: 0, reasons: [] });
  expect(report.hires.medianDays).toBeCloseTo((Date.parse(hiredAt) - Date.parse(invitedAt)) / DAY_MS, 1);
  expect(report.sources.find(({ source }) => source === 'autopilot')).toMatchObject({ contactsHired: 1 });
  expect(emptyFields(withoutAccess(await profile()))).toEqual([
    'readinessGaps',
    ...['bench.note', 'bench.reason', 'bench.reasonText', 'bench.dueAt', 'bench.refusals'],
  ]);
  expect(emptyFields(withoutFit(await card('hired')))).toEqual([
    ...['driver.readinessGaps', 'metDealbreakers', 'targetDays', 'dueAt', 'driverJobRequestId'],
    ...['agreedRate', 'interview', 'offer', 'start.endOn', 'start.proposal', 'ending', 'lapsedSince', 'refusals'],
  ]);
  expect(await unwrittenColumns(product.db, await columnsOfCarriers())).toEqual([]);
});

it("the hire's file has an employment, and what the driver, the platform and the carrier obtained", async () => {
  const day = dateAt(product.inHours(0), 'America/Los_Angeles');
  const [subject] = await listCheckedEmployments(product.db, [sam.id]);
  const file = subject && (await readDriverFile(product.db, subject));
  if (file === undefined) throw new Error('The carrier employs nobody');

  expect(subject?.organizationId).toBe(carrier.organizationId);
  expect(file.facts).toMatchObject({
    ...{ birthDate: '1990-04-02', timeZone: 'America/Los_Angeles', jobState: 'CA' },
    ...{ cdlJob: true, cargoTank: true, hazmat: false, portArea: true, manualTransmission: true },
  });
  const startedOn = dateAt(product.inHours(-24), 'America/Los_Angeles');
  expect(file.employments).toMatchObject([{ hiredOn: startedOn, startedOn, endedOn: null }]);
  expect(file.pastEmployers).toMatchObject([{ name: 'Lone Star Freight', mode: 'fmcsa', isSafetySensitive: true }]);
  expect([file.work?.length, file.homes?.length]).toEqual([1, 1]);
  expect(file.evidence.filter(({ review }) => review?.result !== 'accepted')).toEqual([]);
  const kindsOf = (by: string) =>
    file.evidence
      .filter(({ obtainedBy }) => obtainedBy === by)
      .map(({ kind }) => kind)
      .toSorted();
  expect(kindsOf('carrier')).toEqual([
    ...['application', 'clearinghouseConsent', 'clearinghouseFull', 'drugAlcoholQuestion', 'drugTest'],
    ...['mvr', 'mvr', 'priorEmployersNotice', 'roadTest'],
  ]);
  expect(kindsOf('driver')).toEqual(['license', 'medicalCertificate', 'singleLicenseCertification', 'twic', 'twic']);
  expect(kindsOf('platform')).toEqual([
    ...['backgroundReport', 'cdlis', 'clearinghouseConsent', 'complianceForm', 'confirmedEmail', 'confirmedPhone'],
    ...['drugAlcoholRelease', 'employmentHistory', 'employmentVerification', 'fcraAuthorization', 'fcraDisclosure'],
    ...['mvr', 'photo', 'pspConsent', 'reference', 'residenceHistory', 'schedule', 'violationsCertificate'],
  ]);
  const answers = answerFile(file, requirements, { employment: subject?.employmentId ?? null, on: day, knownAt: null });
  const platform = answers.filter(({ store, status }) => store === 'platform' && status === 'done');
  expect(platform.map(({ requirement }) => requirement.code).toSorted()).toEqual([
    ...['age-18', 'background-check', 'cdlis', 'compliance-form', 'contact-email', 'contact-phone'],
    ...[
      'employment-history',
      'medical-card',
      'mvr',
      'photo',
      'references',
      'residence-history',
      'schedule',
      'verifications',
    ],
  ]);
});
