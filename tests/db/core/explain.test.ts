import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listWaveDrivers, listWaves } from '#db/autopilot/waves';
import { countBench, listBench } from '#db/bench/bench-list';
import { readBoardColumn } from '#db/board/board';
import { readBoardHeads } from '#db/board/board-heads';
import { findCandidacy, findCandidacyByRecord, findCandidacyOf } from '#db/candidacies/candidacy';
import { listCandidates } from '#db/candidacies/candidate-lists';
import { findCandidateOrders } from '#db/candidacies/candidate-orders';
import { readCardFacts } from '#db/candidacies/card-facts';
import { listCarrierInterviews, listCarrierOffers } from '#db/candidacies/carrier-calendar';
import { listDriverCandidacies } from '#db/candidacies/driver-candidacies';
import { listInterviews } from '#db/candidacies/interview-calendar';
import { findTakenTimes } from '#db/candidacies/interview-conflicts';
import {
  findCandidaciesOfDriver,
  findCandidaciesOfOrder,
  findOtherLiveCandidacies,
} from '#db/candidacies/live-candidacies';
import { findLiveHires } from '#db/candidacies/live-hires';
import { readTimeline } from '#db/candidacies/timeline';
import { listCallTimes } from '#db/carriers/call-times';
import { listApplications } from '#db/carriers/carrier-applications';
import { searchCensus } from '#db/carriers/census';
import type { Db } from '#db/core/handle';
import { findLastActor } from '#db/core/last-actor';
import type { NearestDb } from '#db/core/nearest';
import { withRawConnection } from '#db/core/raw-connection';
import { readDashboard } from '#db/dashboard/dashboard';
import { readDigestCalls, readDigestLine } from '#db/digest/digest';
import { listDigestRecipients } from '#db/digest/digest-store';
import { countWaitingDocuments, listWaitingDocuments } from '#db/driver-dossier/waiting-documents';
import { findDriverAsOf } from '#db/driver-pipeline/driver-as-of';
import { findOpsDriver, listOpsDrivers } from '#db/driver-pipeline/ops-drivers';
import { readDriverTimeline } from '#db/driver-timeline/driver-timeline';
import { listAccess } from '#db/drivers/driver-access';
import { findDriverJob } from '#db/drivers/driver-job';
import { listDriverJobs } from '#db/drivers/driver-jobs';
import { findPersonalInfo } from '#db/drivers/driver-personal-info';
import { findDriverProfile } from '#db/drivers/driver-profile';
import { countFound, noFilters, searchDrivers } from '#db/drivers/driver-search';
import { findDriverSelf } from '#db/drivers/driver-self';
import { searchRanked } from '#db/drivers/ranked-search';
import { listFacilities, listNearbyFacilities } from '#db/facilities/facilities';
import { findCarrierDrivers, findCarrierFacilities, findCarrierOrders } from '#db/find/find-for-carrier';
import { findCarriers, findDrivers, findOrders } from '#db/find/find-for-operations';
import { countRows, listRows } from '#db/hiring-reports/list-rows';
import { readHiringReport } from '#db/hiring-reports/report';
import { listReportedOrders } from '#db/hiring-reports/reported-orders';
import { findOrder } from '#db/job-orders/order';
import { countAssignments } from '#db/job-orders/order-assignments';
import { listCandidacies } from '#db/job-orders/order-candidacies';
import { tabStates } from '#db/job-orders/order-counts';
import { readOrderFacts } from '#db/job-orders/order-facts';
import { countOrders, listOrders } from '#db/job-orders/order-list';
import { takeDueMessage } from '#db/messages/message-store';
import { countVisits, listVisits } from '#db/reports/stage-visits';
import { countUncheckedFiles, pageOfCarrierFiles } from '#db/requirements/carrier-files';
import { readDriverFiles } from '#db/requirements/driver-files';
import { listDueLines, pageOfDueLines } from '#db/requirements/due-lines';
import { listCheckedEmployments } from '#db/requirements/file-subjects';
import { readItemReviews } from '#db/review-queue/item-review-store';
import { takeOldestReview } from '#db/review-queue/review-claim-store';
import { countQueuedReviews, listClaimedReviews, listQueuedReviews } from '#db/review-queue/review-queue';
import { listReviewedFiles } from '#db/review-queue/reviewed-files';
import { listClearinghouseOrders, listOrdersToSubmit } from '#db/screening/screening-orders';
import { countScreening, listScreening } from '#db/screening/screening-results';
import { countScreeningCalls, listScreeningCalls } from '#db/screening-calls/screening-calls';
import { countStalled, listStalled, stalledDriverIds } from '#db/stalled/stalled';
import { carrierWaits } from '#domain/dashboard/candidate-lists';
import { digestKinds } from '#domain/digest/lines';
import { hiringNumbers } from '#domain/hiring-reports/report-figures';
import { reportPeriod } from '#domain/reports/period';
import { stores } from '#domain/requirements/model/requirement';
import { stalledKinds } from '#domain/stalled/waits';
import { createNearestTestPool, createTestDatabase, createTestPool, type TestDatabase } from '../../support/database';
import { aLargeWorld, type LargeWorld } from '../../support/hiring/large-world';
import { aLargeAccessLog } from '../../support/large-access-log';
import { aLargeCensus } from '../../support/large-census';
import { largeFiles } from '../../support/large-files';

let database: TestDatabase;
let db: Db;
let nearest: NearestDb;
let world: LargeWorld;
let large: ReadonlySet<string>;

const today = '2026-11-21';
const aLine = '018f0000-0000-7000-8000-000000000001';
const page = { limit: 10, skip: 0 };
const urgentFirst = { on: today, stores: ['hr'], state: 'current', shows: 'all', sort: 'urgent', ...page } as const;
const quarter = { from: today, to: '2027-02-19' };
const due = (organizationId: string) => ({ organizationId, ...quarter, withOverdue: true, stores });
const now = `${today}T12:00:00Z`;
const longestFirst = { now, sort: 'since', direction: 'asc' } as const;
const column = { stage: 'Interview', overdue: false, limit: 26, now: new Date(today) } as const;

beforeAll(async () => {
  database = await createTestDatabase();
  db = createTestPool(database.url, { pool: 4 });
  nearest = createNearestTestPool(database.url, 2);
  world = await aLargeWorld(db);
  await aLargeCensus(db);
  await aLargeAccessLog(db);
  await largeFiles(db);
  const { rows }: { rows: { relname: string }[] } = await db.raw(`select relname from pg_class
    where relkind in ('r', 'p') and reltuples > 5000 and relnamespace = 'public'::regnamespace`);
  large = new Set(rows.map(({ relname }) => relname));
}, 300_000);
afterAll(async () => {
  await Promise.all([db.destroy(), nearest.destroy()]);
  await database.drop();
});

const reviews = { limit: 31, now: new Date(today) };
const search = {
  near: { latitude: 32.78, longitude: -96.8 },
  miles: 100,
  ...noFilters,
  certifiedOnly: true,
  classes: ['driverLicenseClassB'],
  transmissions: ['manual'],
  endorsements: ['H'],
  limit: 10,
  offset: 0,
} as const;

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const twoWeeks = reportPeriod({ from: dayIn(-14), to: dayIn(14) }, new Date(), 'America/Chicago');
const visitsWanted = { period: twoWeeks, number: 'exited', stage: 'Interview' } as const;
const stalled = { escalated: false, snoozed: 'hide', now: new Date() } as const;
const byDue = { sort: 'due', direction: 'asc', limit: 26, after: null } as const;

const questions: Record<string, (of: LargeWorld) => PromiseLike<unknown>> = {
  'a driver search with filters': ({ orderId }) => searchDrivers(nearest, { ...search, orderId }),
  'a driver search by name': ({ orderId }) =>
    searchDrivers(nearest, { ...search, orderId, name: 'Olga', endorsements: [] }),
  'a driver search by match': ({ orderId }) =>
    searchRanked(nearest, { ...search, orderId }, { sort: 'match', fitsOnly: false, today, fitOf: () => [] }),
  'a driver search by availability': ({ orderId }) =>
    searchRanked(nearest, { ...search, orderId }, { sort: 'availability', fitsOnly: false, today, fitOf: () => [] }),
  'the count of a driver search': ({ orderId }) => countFound(nearest, { ...search, orderId }),
  'orders of a carrier': ({ organizationId }) => listOrders(db, { organizationId, status: 'active', now, ...page }),
  'filtered orders of a carrier': ({ organizationId }) =>
    listOrders(db, { organizationId, status: 'active', text: 'driver', seats: 'open', sort: 'title', now, ...page }),
  'orders of a carrier that wait for it': ({ organizationId }) =>
    listOrders(db, {
      organizationId,
      status: 'active',
      waits: { for: ['requests', 'reviews'], at: now },
      now,
      ...page,
    }),
  'drivers of a carrier by name': ({ organizationId }) =>
    findCarrierDrivers(db, { organizationId, text: 'olga', limit: 6 }),
  'orders of a carrier by title': ({ organizationId }) =>
    findCarrierOrders(db, { organizationId, text: 'driver', limit: 6 }),
  'facilities of a carrier by name': ({ organizationId }) =>
    findCarrierFacilities(db, { organizationId, text: 'yard', limit: 6 }),
  'orders of all carriers': () => listOrders(db, { organizationId: null, status: 'pending', now, ...page }),
  'order counts of a carrier': ({ organizationId }) => countOrders(db, { organizationId }),
  'an order': ({ orderId }) => findOrder(db, orderId, now),
  'the facts of an order': ({ organizationId, facilityId, driverId, orderId }) =>
    readOrderFacts(db, { organizationId, facilityId, contactId: driverId, orderId }),
  'orders of candidates': ({ orderId }) => findCandidateOrders(db, [orderId]),
  'assignments of an order': ({ orderId }) => countAssignments(db, orderId),
  'a tab of an order': ({ orderId }) => listCandidacies(db, { orderId, states: tabStates.review, ...page }),
  'autopilot waves of an order': ({ orderId }) => listWaves(db, { orderId, limit: 10, skip: 0 }),
  'drivers of an autopilot wave': ({ orderId }) => listWaveDrivers(db, { orderId, number: 1 }),
  'candidacies of an order': ({ orderId }) => findCandidaciesOfOrder(db, orderId),
  'live candidacies of a driver': ({ driverId }) => findCandidaciesOfDriver(db, driverId),
  'other live candidacies': ({ driverId, candidacyId }) => findOtherLiveCandidacies(db, driverId, candidacyId),
  'a candidacy': ({ candidacyId }) => findCandidacy(db, candidacyId),
  'a candidacy by order and driver': ({ orderId, driverId }) => findCandidacyOf(db, orderId, driverId),
  'a candidacy by record': ({ candidacyId }) => findCandidacyByRecord(db, candidacyId, 'fleetJobRequest'),
  'the applications of a driver': ({ driverId }) => listDriverCandidacies(db, driverId, today),
  'jobs for a driver': ({ driverId }) => listDriverJobs(nearest, { driverId, miles: 100, limit: 10, offset: 0, today }),
  'a job for a driver': ({ driverId, orderId }) => findDriverJob(db, { driverId, orderId, today }),
  'a profile': ({ driverId, orderId }) => findDriverProfile(db, { driverId, orderId }),
  "a driver's own file": ({ driverId }) => findPersonalInfo(db, driverId),
  "the access log of a driver's file": ({ driverId }) => listAccess(db, { driverId, after: aLine, limit: 10 }),
  'the own view of a driver': ({ driverId }) => findDriverSelf(db, driverId),
  'drivers of operations': () => listOpsDrivers(db, { ...page, overdue: false, name: '', now: new Date(today) }),
  'overdue drivers of an owner': ({ driverId }) =>
    listOpsDrivers(db, { ...page, owner: driverId, overdue: true, name: '', now: new Date(today) }),
  'a driver by name': () => findDrivers(db, { text: 'ursula vander', limit: 6 }),
  'a driver by the beginning of a name': () => findDrivers(db, { text: 'xq', limit: 6 }),
  'a driver by email': () => findDrivers(db, { text: 'nora@example.com', limit: 6 }),
  'an order by title': () => findOrders(db, { text: 'kumquat', limit: 6 }),
  'a carrier by name': () => findCarriers(db, { text: 'zanzibar', limit: 6 }),
  'drivers of operations by name': () =>
    listOpsDrivers(db, { ...page, overdue: false, name: 'ursula vander', now: new Date(today) }),
  'a column of the board': () => readBoardColumn(db, { ...column, after: undefined }),
  'a later page of a column': ({ driverId }) => readBoardColumn(db, { ...column, after: { dueAt: today, driverId } }),
  'the end of a column': ({ driverId }) => readBoardColumn(db, { ...column, after: { dueAt: null, driverId } }),
  'a column of an owner': ({ driverId }) => readBoardColumn(db, { ...column, owner: driverId, after: undefined }),
  'the heads of the board': () => readBoardHeads(db, column),
  'the heads of an owner': ({ driverId }) => readBoardHeads(db, { ...column, owner: driverId }),
  'stalled items': () => listStalled(db, { ...stalled, ...byDue }),
  'a later page of stalled items': () => listStalled(db, { ...stalled, ...byDue, after: { at: today, id: aLine } }),
  'stalled drivers of an owner': ({ driverId }) => listStalled(db, { ...stalled, ...byDue, owner: driverId }),
  'stalled drivers by what they wait for': () =>
    listStalled(db, { ...stalled, ...byDue, kind: 'driver', next: 'renewProof' }),
  'stalled applications that wait for drivers': () =>
    listStalled(db, { ...stalled, ...byDue, kind: 'candidacy', waitsFor: 'driver' }),
  'stalled items by last contact': () => listStalled(db, { ...stalled, ...byDue, sort: 'lastContact' }),
  'stalled drivers by time in their stage': () =>
    listStalled(db, { ...stalled, ...byDue, kind: 'driver', sort: 'entered', direction: 'desc' }),
  'the counts of stalled items': () => countStalled(db, { ...stalled, minDaysOver: 8, escalated: true }),
  'stalled drivers for a bulk action': () => stalledDriverIds(db, { ...stalled, stage: 'Interview' }, 500),
  'screening calls': () => listScreeningCalls(db, { turn: 'due', now: new Date(today), after: null, limit: 25 }),
  'results of all drivers': () => listScreening(db, { after: null, limit: 25 }),
  'a later page of results': () =>
    listScreening(db, { after: { since: today, id: 7 }, limit: 25, result: 'mvr', status: 'needed' }),
  'results that wait with a provider': () =>
    listScreening(db, { after: null, limit: 25, provider: 'psp', status: 'waiting' }),
  'accepted results': () => listScreening(db, { after: null, limit: 25, status: 'accepted' }),
  // Of all kinds, every order that waits with a provider is read; here these are most orders.
  'the counts of results of a kind': () => countScreening(db, { result: 'mvr' }),
  'orders to submit': () => listOrdersToSubmit(db, { providers: ['psp'], limit: 25 }),
  "a carrier's queries": ({ organizationId }) => listClearinghouseOrders(db, organizationId),
  'the counts of screening calls': () => countScreeningCalls(db, { now: new Date(today) }),
  'the review queue': () => listQueuedReviews(db, { ...reviews, filters: {}, after: undefined }),
  'a later page of reviews': ({ driverId }) =>
    listQueuedReviews(db, { ...reviews, filters: {}, after: { sentAt: today, driverId, thing: 'mvr' } }),
  'reviews of a kind': () => listQueuedReviews(db, { ...reviews, filters: { kind: 'mvr' }, after: undefined }),
  'reviews of a stage': () => listQueuedReviews(db, { ...reviews, filters: { stage: 'Interview' }, after: undefined }),
  'the count of reviews': () => countQueuedReviews(db, {}),
  'the count of reviews of a kind and stage': () => countQueuedReviews(db, { kind: 'photo', stage: 'PendingHR' }),
  'waiting documents': () => listWaitingDocuments(db, { kind: undefined, after: undefined, limit: 25 }),
  'the count of waiting documents': () => countWaitingDocuments(db),
  'claimed reviews': () => listClaimedReviews(db, new Date(today)),
  'the next review': ({ driverId }) =>
    takeOldestReview(db, { actorId: driverId, now: new Date(today), lapsesAt: today, filters: {}, after: null }),
  'a driver of operations': ({ driverId }) => findOpsDriver(db, driverId),
  "an order's timeline": ({ orderId }) => readTimeline(db, { of: { orderId }, before: null, limit: 20 }),
  "a driver's timeline": ({ driverId }) => readTimeline(db, { of: { driverId }, before: null, limit: 20 }),
  'the full timeline of a driver': ({ driverId }) => readDriverTimeline(db, { driverId, before: null, limit: 26 }),
  'a later page of the documents of a driver': ({ driverId }) =>
    readDriverTimeline(db, {
      driverId,
      kind: 'documents',
      from: '2020-01-01T00:00:00.000Z',
      before: { at: '2026-11-21T00:00:00.000Z', source: 'z', seq: 1 },
      limit: 26,
    }),
  'a driver as of a day': ({ driverId }) => findDriverAsOf(db, { driverId, before: '2026-11-21T00:00:00.000Z' }),
  "a carrier's timeline": ({ organizationId }) => readTimeline(db, { of: { organizationId }, before: null, limit: 20 }),
  'the last actor': ({ workflowId }) => findLastActor(db, { workflowId }),
  'the last actor on a document': ({ workflowId }) => findLastActor(db, { workflowId, about: 'mvr' }),
  "the reviews of a driver's items": ({ driverId }) => readItemReviews(db, driverId),
  "a driver's files for reviewers": ({ driverId }) => listReviewedFiles(db, driverId),
  'the rows behind a figure': () => listVisits(db, { ...visitsWanted, after: null, limit: 51 }),
  'drivers in a stage': () =>
    listVisits(db, { period: twoWeeks, number: 'waiting', stage: 'Interview', after: null, limit: 51 }),
  'the count of drivers who left a stage': () =>
    countVisits(db, { period: twoWeeks, number: 'left', stage: 'Interview' }),
  'the recipients of digests': () => listDigestRecipients(db),
  'the lines of a digest': ({ driverId }) =>
    db.transaction(async (trx) => {
      const times = { since: `${today}T00:00:00Z`, now, endOfDay: `${today}T23:00:00Z` };
      // Drivers have no owner here, and counting all of them would read all of them.
      for (const kind of digestKinds)
        for (const what of stalledKinds)
          await readDigestLine(trx, { kind, what, ownerId: what === 'order' ? null : driverId, ...times });
      await readDigestCalls(trx, { ownerId: driverId, until: times.endOfDay, now: times.now });
    }),
  'the dashboard': ({ organizationId }) => readDashboard(db, organizationId, now),
  'candidates of all orders of a carrier': ({ organizationId }) =>
    listCandidates(db, { organizationId, lists: carrierWaits, ...longestFirst, ...page }),
  'candidates of all orders of a carrier by distance': ({ organizationId }) =>
    listCandidates(db, { organizationId, lists: carrierWaits, ...longestFirst, sort: 'distance', ...page }),
  'candidates of all orders of a carrier by name': ({ organizationId }) =>
    listCandidates(db, { organizationId, lists: carrierWaits, ...longestFirst, sort: 'name', name: 'ma', ...page }),
  'late candidates of a carrier': ({ organizationId }) =>
    listCandidates(db, { organizationId, lists: ['late'], ...longestFirst, ...page }),
  'the facts of cards': ({ organizationId, orderId, driverId, candidacyId }) =>
    readCardFacts(db, {
      ...{ organizationId, noteIds: [candidacyId], interviewerIds: [driverId], interviewIds: [candidacyId] },
      hireIds: [candidacyId],
      contacts: [{ orderId, driverId }],
      times: [
        {
          ...{ key: 'time', driverId, interviewerId: driverId, candidacyId },
          ...{ startsAt: `${today}T12:00:00Z`, endsAt: `${today}T13:00:00Z` },
        },
      ],
    }),
  'the bench of a carrier': ({ organizationId }) =>
    listBench(db, { organizationId, status: 'approved', near: undefined, miles: undefined, ...page }),
  'the nearest drivers on the bench of a carrier': ({ organizationId }) =>
    listBench(db, { organizationId, status: undefined, near: search.near, miles: 100, ...page }),
  'the counts of a bench': ({ organizationId }) => countBench(db, { organizationId, overdueSince: today }),
  'the report of a carrier': ({ organizationId }) => readHiringReport(db, { organizationId, period: twoWeeks }),
  'the report of a facility': ({ organizationId, facilityId: facility }) =>
    readHiringReport(db, { organizationId, period: twoWeeks, facility }),
  'the orders of the report of a carrier': ({ organizationId }) => listReportedOrders(db, organizationId),
  'the rows behind the figures of the report of a carrier': async ({ organizationId }) => {
    for (const number of hiringNumbers) {
      const rows = { organizationId, period: twoWeeks, number } as const;
      await countRows(db, rows);
      await listRows(db, { ...rows, after: null, limit: 51 });
    }
  },
  "a carrier's calendar": ({ organizationId }) =>
    listInterviews(db, { of: { organizationId }, from: today, to: '2027-01-01' }),
  "a facility's interviews of a day": ({ organizationId, facilityId }) =>
    listInterviews(db, { of: { organizationId, facilityId }, from: today, to: '2027-01-01' }),
  "a carrier's interviews of a week": ({ organizationId, facilityId, driverId }) =>
    listCarrierInterviews(db, { organizationId, facilityId, interviewerId: driverId, from: today, to: '2027-01-01' }),
  "a carrier's offered times": ({ organizationId }) => listCarrierOffers(db, { organizationId }),
  'times that are taken': ({ driverId, orderId: candidacyId }) =>
    findTakenTimes(db, [
      {
        ...{ key: 'time', driverId, interviewerId: driverId, candidacyId },
        ...{ startsAt: `${today}T12:00:00Z`, endsAt: `${today}T13:00:00Z` },
      },
    ]),
  'the hires of the drivers on a page': ({ driverId }) => findLiveHires(db, [driverId]),
  "a driver's calendar": ({ driverId }) => listInterviews(db, { of: { driverId }, from: today, to: '2027-01-01' }),
  'the census by number': () => searchCensus(db, '12'),
  'the census by name': () => searchCensus(db, 'carrier 9'),
  'applications of carriers': () => listApplications(db, { status: 'new', ...page }),
  'upcoming calls': () => listCallTimes(db, new Date(today)),
  'facilities of a carrier': ({ organizationId }) => listFacilities(db, organizationId),
  'the nearest facilities of a carrier': ({ organizationId }) =>
    listNearbyFacilities(db, { organizationId, ...search.near }),
  "a carrier's files, most urgent first": ({ organizationId }) =>
    pageOfCarrierFiles(db, { ...urgentFirst, organizationId }),
  'the file of a driver for requirements': ({ driverId }) => readDriverFiles(db, [{ driverId, employmentId: null }]),
  'the files of a driver in each employment': async ({ driverId }) =>
    readDriverFiles(db, await listCheckedEmployments(db, [driverId])),
  'what is due for a carrier': ({ organizationId }) => pageOfDueLines(db, due(organizationId), { limit: 25, skip: 0 }),
  'a later page of the export of what is due': ({ organizationId }) =>
    listDueLines(db, due(organizationId), { after: { dueOn: today, id: aLine }, limit: 500 }),
  'the unchecked files of a carrier': ({ organizationId }) => countUncheckedFiles(db, { organizationId, on: today }),
  'the next message to send': () => db.transaction((trx) => takeDueMessage(trx, new Date())),
};

describe('the query plans with 100,000 rows', () => {
  it('are checked for existing tables', () => {
    expect([...large]).toEqual(
      expect.arrayContaining([
        ...['drivers', 'candidacies', 'job_orders', 'users', 'messages', 'access_log', 'interviews', 'facilities'],
        ...['bench_entries', 'candidacy_rounds', 'candidacy_spans', 'autopilot_waves', 'autopilot_wave_drivers'],
        ...['employments', 'evidence', 'evidence_reviews', 'stated_facts'],
        ...['driver_history_items', 'driver_submissions'],
      ]),
    );
  });

  it.each(Object.keys(questions))('have no sequential scan of a large table for %s', async (name) => {
    const statements = await statementsOf(name);
    const scans = await Promise.all(statements.map(sequentialScans));

    expect(statements.length).toBeGreaterThan(0);
    expect(scans.flat()).toEqual([]);
  });
});

it('finds the drivers of a search by match from indexes alone', async () => {
  const [hits] = await statementsOf('a driver search by match');
  const nodes = hits === undefined ? [] : nodesOf(await planOf(hits));
  const scans = nodes.filter((node) => /^driver(s|_pipelines|_places)$/.test(node['Relation Name'] ?? ''));

  expect(scans.map((node) => node['Node Type'])).toEqual(['Index Only Scan', 'Index Only Scan', 'Index Only Scan']);
});

interface Statement {
  readonly sql: string;
  readonly bindings: readonly unknown[];
  /** The pool that sent the query. */
  readonly by: Db;
}

/** The queries that the read model actually sends. */
async function statementsOf(name: string): Promise<Statement[]> {
  const sent: Statement[] = [];
  const listenTo = (by: Db) => {
    const listen = ({ sql, bindings }: { sql: string; bindings?: readonly unknown[] }): void => {
      if (/^(select|with)/i.test(sql)) sent.push({ sql, bindings: bindings ?? [], by });
    };
    by.on('query', listen);
    return () => by.removeListener('query', listen);
  };
  const stops = [db, nearest].map(listenTo);
  try {
    await questions[name]?.(world);
  } finally {
    for (const stop of stops) stop();
  }
  return sent;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

const planOf = ({ sql, bindings, by }: Statement): Promise<PlanNode> =>
  withRawConnection(by, async (client: ExplainingClient) => {
    const { rows } = await client.query(`explain (format json) ${sql}`, bindings);
    return rows[0]['QUERY PLAN'][0].Plan;
  });

const sequentialScans = async (statement: Statement): Promise<string[]> =>
  nodesOf(await planOf(statement))
    .filter((node) => node['Node Type'] === 'Seq Scan' && large.has(node['Relation Name'] ?? ''))
    .map((node) => node['Relation Name'] ?? '');

interface ExplainingClient {
  query(sql: string, values?: readonly unknown[]): Promise<{ rows: [{ 'QUERY PLAN': [{ Plan: PlanNode }] }] }>;
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}
