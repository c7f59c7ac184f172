import type { AdverseGuide, OpenAdverseActions } from '#domain/adverse-actions/schema';
import type { CandidacyCard, CandidacyCards, DriverApplicationView } from '#domain/candidacies/schema';
import type { CandidacyTab } from '#domain/candidacies/tabs';
import { candidacyTabs } from '#domain/candidacies/tabs';
import type { HosDay } from '#domain/eld/schema';
import type { OwnVerification } from '#domain/employment-verifications/schema';
import type { InvoiceList } from '#domain/invoices/schema';
import type { DriverJobs } from '#domain/job-orders/driver-job/schema';
import type { OrderList } from '#domain/job-orders/schema';
import type { OrderStatus } from '#domain/job-orders/states';
import { orderStatuses } from '#domain/job-orders/states';
import type { EmploymentRows } from '#domain/requirements/file-list-schema';
import type { WorkdayDisputes } from '#domain/timesheets/disputes/schema';
import type { DemoUsers } from './demo-users';
import type { Person } from './people';
import { apiGet } from './people';

/** A driver's row with carrier actions: its tab, order and driver. */
export interface Row {
  readonly orderId: string;
  readonly tab: CandidacyTab;
  readonly driverId: string;
  readonly driverName: string;
}

/** Demo objects to show on pages. */
export interface World {
  /** The first order of each status. */
  readonly orders: Partial<Record<OrderStatus, string>>;
  /** The active order with the most candidates. */
  readonly active: string | undefined;
  /** An active order whose autopilot is on. */
  readonly autopilot: string | undefined;
  /** For each carrier action, a row that offers it; and `readScorecards`. */
  readonly rows: Map<string, Row>;
  /** For each driver action, a driver who can take it now. */
  readonly driversByAction: Map<string, Person>;
  readonly job: string | undefined;
  /** A driver with an offer or a hire, best one without a signed application. */
  readonly hire: WorldHire | undefined;
  /** One verification of each state, with its driver. */
  readonly verifications: readonly WorldVerification[];
  /** The candidacy of a refusal based on a report that is not the first one. */
  readonly refusedAgain: string | undefined;
  /** The oldest invoice of each status of the carrier that pays. */
  readonly invoices: Readonly<Record<string, string>>;
  /** The file of a driver of the carrier whose logs have records today or the day before. */
  readonly fileWithLogs: string | undefined;
  /** A workday whose dispute is open. */
  readonly dispute: string | undefined;
}

/** A driver's application that led to an offer. */
export interface WorldHire {
  readonly person: Person;
  readonly candidacyId: string;
}

/** A verification of a past employment with its driver. */
export interface WorldVerification {
  /** The state, with "-again" if there were earlier answers. */
  readonly name: string;
  readonly person: Person;
  readonly verification: OwnVerification;
}

const LIST_LIMIT = 100;

async function ordersOf(baseUrl: string, person: Person, status: OrderStatus) {
  const organizationId = person.user.organization?._id ?? '';
  const path = `/api/job-order/${status}/organization/${organizationId}?limit=${LIST_LIMIT}`;
  return (await apiGet<OrderList>(baseUrl, person, path)).data;
}

const candidateCount = (counts: OrderList['data'][number]['counts']) =>
  candidacyTabs.reduce((total, tab) => total + counts[tab], 0);

const rowOf = ({ orderId, driverId, driver }: CandidacyCard, tab: CandidacyTab): Row => ({
  orderId,
  tab,
  driverId,
  // As the console shows it: only the initial before review.
  driverName: `${driver.firstName} ${driver.isMasked ? `${driver.lastName.charAt(0)}.` : driver.lastName}`,
});

/** Before its interview, a candidate's scorecards open only if an earlier interview has some. */
const hasScorecards = ({ scorecardInterview: interview, scorecardCount }: CandidacyCard) =>
  interview !== null && (scorecardCount > 0 || Date.parse(interview.startsAt) <= Date.now());

async function rowsOf(baseUrl: string, person: Person, orderIds: readonly string[]): Promise<World['rows']> {
  const rows: World['rows'] = new Map();
  for (const orderId of orderIds) {
    for (const tab of candidacyTabs) {
      const path = `/api/job-order/${orderId}/candidacies?stage=${tab}&limit=10`;
      for (const card of (await apiGet<CandidacyCards>(baseUrl, person, path)).data) {
        for (const action of card.actions) if (!rows.has(action)) rows.set(action, rowOf(card, tab));
        if (hasScorecards(card) && !rows.has('readScorecards')) rows.set('readScorecards', rowOf(card, tab));
      }
    }
  }
  return rows;
}

async function driversByActionOf(baseUrl: string, drivers: readonly Person[]): Promise<World['driversByAction']> {
  const driversByAction: World['driversByAction'] = new Map();
  for (const driver of drivers) {
    const { data } = await apiGet<{ data: DriverApplicationView[] }>(baseUrl, driver, '/api/driver/candidacies');
    for (const action of data.flatMap(({ actions }) => actions)) {
      if (!driversByAction.has(action)) driversByAction.set(action, driver);
    }
  }
  return driversByAction;
}

async function hireOf(baseUrl: string, drivers: readonly Person[]): Promise<World['hire']> {
  const hires: (WorldHire & { readonly isUnsigned: boolean })[] = [];
  for (const person of drivers) {
    const { data } = await apiGet<{ data: DriverApplicationView[] }>(baseUrl, person, '/api/driver/candidacies');
    for (const { candidacyId, state, actions, signature } of data) {
      const isUnsigned = actions.includes('acceptStart') || signature !== 'none';
      if (state === 'hired') hires.push({ person, candidacyId, isUnsigned });
    }
  }
  return hires.find(({ isUnsigned }) => isUnsigned) ?? hires[0];
}

async function verificationsOf(baseUrl: string, drivers: readonly Person[]): Promise<World['verifications']> {
  const byName = new Map<string, WorldVerification>();
  for (const person of drivers) {
    const { data } = await apiGet<{ data: OwnVerification[] }>(baseUrl, person, '/api/driver/verifications');
    for (const verification of data) {
      const { state, round, responses } = verification;
      const name = round > 1 && responses.length > 0 ? `${state}-again` : state;
      if (!byName.has(name)) byName.set(name, { name, person, verification });
    }
  }
  return [...byName.values()];
}

async function refusedAgain(baseUrl: string, person: Person): Promise<string | undefined> {
  const path = '/api/adverse-actions';
  for (const { candidacyId } of (await apiGet<OpenAdverseActions>(baseUrl, person, path)).data) {
    const guide = await apiGet<AdverseGuide>(baseUrl, person, `${path}/${candidacyId}`);
    if (guide.earlier.length > 0) return candidacyId;
  }
  return undefined;
}

async function invoicesOf(baseUrl: string, person: Person): Promise<World['invoices']> {
  const found: Record<string, string> = {};
  for (const status of ['open', 'overdue', 'paid']) {
    const first = (await apiGet<InvoiceList>(baseUrl, person, `/api/invoices?status=${status}`)).data.at(-1);
    if (first !== undefined) found[status] = first._id;
  }
  return found;
}

async function disputeOf(baseUrl: string, person: Person): Promise<string | undefined> {
  const { data } = await apiGet<WorkdayDisputes>(baseUrl, person, '/api/ops/workdays/disputes');
  return data[0]?.workday._id;
}

async function fileWithLogs(baseUrl: string, person: Person): Promise<string | undefined> {
  const { data } = await apiGet<EmploymentRows>(baseUrl, person, '/api/business/employments');
  for (const { _id, driver } of data) {
    const day = await apiGet<HosDay>(baseUrl, person, `/api/business/driver/${driver._id}/hours`).catch(
      () => undefined,
    );
    if (day !== undefined && day.tracks.length > 0) return _id;
  }
  return undefined;
}

/** Finds one demo object for each page. HR may take every carrier action on a driver. */
export async function findWorld(baseUrl: string, users: DemoUsers): Promise<World> {
  const { hr, safety, drivers, payer, ops } = users;
  const lists = await Promise.all(orderStatuses.map((status) => ordersOf(baseUrl, hr, status)));
  const orders = Object.fromEntries(
    orderStatuses.flatMap((status, index) => lists[index]?.slice(0, 1).map(({ _id }) => [status, _id]) ?? []),
  ) as World['orders'];
  const active = [...(lists[orderStatuses.indexOf('active')] ?? [])].sort(
    (one, other) => candidateCount(other.counts) - candidateCount(one.counts),
  );
  const [seeker] = drivers;
  const jobs = seeker ? (await apiGet<DriverJobs>(baseUrl, seeker, '/api/driver/job-orders?page=0')).data : [];
  return {
    orders,
    active: active[0]?._id,
    autopilot: active.find(({ autoPilotActivated }) => autoPilotActivated)?._id,
    rows: await rowsOf(
      baseUrl,
      hr,
      active.map(({ _id }) => _id),
    ),
    driversByAction: await driversByActionOf(baseUrl, drivers),
    job: jobs[0]?._id,
    hire: await hireOf(baseUrl, drivers),
    verifications: await verificationsOf(baseUrl, drivers),
    refusedAgain: await refusedAgain(baseUrl, hr),
    invoices: await invoicesOf(baseUrl, payer),
    fileWithLogs: await fileWithLogs(baseUrl, safety),
    dispute: await disputeOf(baseUrl, ops),
  };
}
