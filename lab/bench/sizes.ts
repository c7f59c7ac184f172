import { setTimeout as delay } from 'node:timers/promises';
import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import type { Db } from '#db/core/handle';
import { candidacyWorkflowId } from '#domain/candidacies/ids';
import { driverPipelineWorkflowId } from '#domain/driver-pipeline/ids';
import { jobOrderWorkflowId } from '#domain/job-orders/ids';
import { newId } from '#platform/ids';
import { requireSuccess } from '../core/calls';
import { median, printFigures, round } from '../core/figures';
import { hiringCalls, pair } from '../core/hiring-steps';
import type { Lab } from '../core/lab';
import { makeOrders } from '../core/orders';
import { findFreeDrivers, findStaff } from '../core/people';
import { logProgress } from '../core/progress';
import { seedWorld } from '../core/seed';
import { worldSeeds } from '../core/seeds';

export interface SizesSize {
  readonly drivers: number;
  readonly carriers: number;
  readonly orders: number;
  /** Drivers to hire through the API, for the sizes of their workflows' histories. */
  readonly hires: number;
}

interface TableSize {
  readonly table: string;
  readonly rows: number;
  readonly bytes: number;
  readonly indexBytes: number;
}

/** Measures the size of each table, with its indexes, per row and per driver, and of the histories of a hire. */
export async function benchSizes(lab: Lab, { hires, ...world }: SizesSize): Promise<void> {
  logProgress('seeding a world');
  await seedWorld({ ...world, startPipelines: false, seed: worldSeeds.benchSizes, add: lab.isShared });
  const tables = await tableSizes(lab.db);
  logProgress(`hiring ${String(hires)} drivers`);
  const histories = await historySizes(lab, hires);
  const drivers = tables.find(({ table }) => table === 'drivers')?.rows ?? 0;
  const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
  const perRow = tables.map(({ table, rows, ...size }) => ({
    table,
    rows,
    bytesPerRow: round(size.bytes / rows, 0),
    indexBytesPerRow: round(size.indexBytes / rows, 0),
    bytesPerDriver: round(size.bytes / drivers, 0),
  }));
  printFigures(perRow, {
    bench: 'sizes',
    drivers,
    bytesPerDriver: round(bytes / drivers, 0),
    bytesPerRow: Object.fromEntries(perRow.map(({ table, bytesPerRow }) => [table, bytesPerRow])),
    historyBytes: histories,
  });
}

/** Every table with rows, the largest first. Sizes include TOAST and indexes. */
async function tableSizes(db: Db): Promise<TableSize[]> {
  const tables = await db('pg_stat_user_tables').pluck<string[]>('relname');
  const sizes: TableSize[] = [];
  for (const table of tables) {
    const size = await db
      .select(
        db.raw('pg_total_relation_size(?::regclass) as bytes', [table]),
        db.raw('pg_indexes_size(?::regclass) as "indexBytes"', [table]),
        db.raw('(select count(*) from ??) as rows', [table]),
      )
      .first<Omit<TableSize, 'table'>>();
    if (size.rows > 0) sizes.push({ table, ...size });
  }
  return sizes.sort((one, other) => other.bytes - one.bytes);
}

/** Median size in bytes of each workflow of a hire (five commands), as the server reports it. */
async function historySizes({ db, temporal, baseUrl }: Lab, hires: number) {
  const staff = await findStaff(db);
  const orders = await makeOrders(baseUrl, staff, { count: 1, seats: hires });
  const pairings = pair(orders, await findFreeDrivers(db, hires));
  for (const pairing of pairings) {
    for (const call of hiringCalls(staff, pairing)) await requireSuccess(baseUrl, { ...call, key: newId() });
  }
  const sizesOf = (ids: readonly string[]) => Promise.all(ids.map((id) => historySize(temporal, id)));
  return {
    candidacy: median(
      await sizesOf(pairings.map(({ orderId, driver }) => candidacyWorkflowId(orderId, driver.userId))),
    ),
    pipeline: median(await sizesOf(pairings.map(({ driver }) => driverPipelineWorkflowId(driver.userId)))),
    order: median(await sizesOf(orders.map(jobOrderWorkflowId))),
  };
}

const STARTED_WITHIN_MS = 30_000;
const RETRY_MS = 250;

/** The workflow of an imported driver starts with the first signal, which the outbox sends after the hire. */
async function historySize(client: Client, workflowId: string): Promise<number> {
  const until = Date.now() + STARTED_WITHIN_MS;
  for (;;) {
    try {
      const { raw } = await client.workflow.getHandle(workflowId).describe();
      return Number(raw.workflowExecutionInfo?.historySizeBytes ?? 0);
    } catch (error) {
      if (!(error instanceof WorkflowNotFoundError) || Date.now() > until) throw error;
      await delay(RETRY_MS);
    }
  }
}
