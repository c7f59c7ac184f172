import { listBench } from '#db/bench/bench-list';
import { listCandidates } from '#db/candidacies/candidate-lists';
import { createDatabase, type Db } from '#db/core/handle';
import { readDashboard } from '#db/dashboard/dashboard';
import { readHiringReport } from '#db/hiring-reports/report';
import { listCandidacies } from '#db/job-orders/order-candidacies';
import { listOrders } from '#db/job-orders/order-list';
import { type BoardColumn, boardColumns, columnStates } from '#domain/candidacies/board/columns';
import { carrierWaits } from '#domain/dashboard/candidate-lists';
import { reportDays, type ReportPeriod, reportPeriod } from '#domain/reports/period';
import { compareQueries, type Implementations, statement, type Times } from './compare-queries';
import { reportFigures } from './console-report';
import type { SampledCarrier } from './console-samples';

const PAGE_SIZE = 20;

export interface ComparedList {
  readonly name: string;
  readonly times: Times;
}

/** Compares the first page of each list of the console with a hand-written statement. */
export async function compareLists(
  databaseUrl: string,
  carriers: readonly SampledCarrier[],
  rounds: number,
): Promise<ComparedList[]> {
  const db = createDatabase(databaseUrl, { pool: 2 });
  try {
    const now = new Date();
    const { orders, dashboard, candidates, allCandidates, bench, report } = listsAt(now);
    const compare = <Params>(samples: readonly Params[], list: Implementations<Params>) =>
      compareQueries(db, { samples, rounds }, list);
    const columns = carriers.flatMap(({ orderId }) => boardColumns.map((column) => ({ orderId, column })));
    return [
      { name: 'orders', times: await compare(carriers, orders) },
      { name: 'dashboard', times: await compare(carriers, dashboard) },
      { name: 'board of an order', times: await compare(columns, candidates) },
      { name: 'candidates of all orders', times: await compare(carriers, allCandidates) },
      { name: 'bench', times: await compare(carriers, bench) },
      { name: 'report', times: await compare(carriers, report) },
    ];
  } finally {
    await db.destroy();
  }
}

const queryOrders = statement('console-orders.sql');
const queryDashboard = statement('console-dashboard.sql');
const queryCandidates = statement('console-candidates.sql');
const queryAllCandidates = statement('console-all-candidates.sql');
const queryBench = statement('console-bench.sql');
const queryReport = statement('console-report.sql');
const page = { limit: PAGE_SIZE, skip: 0 } as const;
const bySince = { sort: 'since', direction: 'asc' } as const;

interface Column {
  readonly orderId: string;
  readonly column: BoardColumn;
}

interface Lists {
  readonly candidates: Implementations<Column>;
  readonly orders: Implementations<SampledCarrier>;
  readonly dashboard: Implementations<SampledCarrier>;
  readonly allCandidates: Implementations<SampledCarrier>;
  readonly bench: Implementations<SampledCarrier>;
  readonly report: Implementations<SampledCarrier>;
}

function listsAt(at: Date): Lists {
  const now = at.toISOString();
  const period = reportPeriod(reportDays({}, now.slice(0, 10)), at, 'UTC');
  return {
    orders: {
      model: async (db, { organizationId }) =>
        (await listOrders(db, { organizationId, status: 'active', now, ...page })).orders.map(({ id }) => id),
      handWritten: (db, { organizationId }) =>
        queryOrders(db, { organizationId, status: 'active', limit: PAGE_SIZE, now }),
    },
    dashboard: {
      model: (db, { organizationId }) => dashboardFigures(db, organizationId, now),
      handWritten: (db, { organizationId }) => queryDashboard(db, { organizationId, now }),
    },
    candidates: {
      model: async (db, { orderId, column }) =>
        (await listCandidacies(db, { orderId, states: columnStates[column], ...page })).candidacies.map(
          ({ candidacyId }) => candidacyId,
        ),
      handWritten: (db, { orderId, column }) =>
        queryCandidates(db, { orderId, states: [...columnStates[column]], limit: PAGE_SIZE }),
    },
    allCandidates: {
      model: async (db, { organizationId }) =>
        (await listCandidates(db, { organizationId, lists: carrierWaits, now, ...bySince, ...page })).candidacies.map(
          ({ candidacyId }) => candidacyId,
        ),
      handWritten: (db, { organizationId }) => queryAllCandidates(db, { organizationId, limit: PAGE_SIZE, now }),
    },
    bench: {
      model: async (db, { organizationId, ...near }) =>
        (await listBench(db, { organizationId, status: 'approved', near, miles: undefined, ...page })).rows.map(
          ({ id }) => id,
        ),
      handWritten: (db, { organizationId, facilityId }) =>
        queryBench(db, { organizationId, facilityId, status: 'approved', limit: PAGE_SIZE }),
    },
    report: {
      model: async (db, { organizationId }) => reportFigures(await readHiringReport(db, { organizationId, period })),
      handWritten: (db, { organizationId }) => queryReport(db, { organizationId, ...instants(period) }),
    },
  };
}

const instants = ({ start, end, moment }: ReportPeriod) => ({ start, end, moment });

/** The figures of the dashboard as text, sorted as the hand-written statement sorts them. */
async function dashboardFigures(db: Db, organizationId: string, now: string): Promise<string[]> {
  const { orders, organization, ...counts } = await readDashboard(db, organizationId, now);
  if (organization === undefined) throw new Error('The carrier does not exist');
  const { name, staff, facilities } = organization;
  return Object.entries({ ...orders, ...counts, name, staff, facilities })
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `${key}=${String(value)}`);
}
