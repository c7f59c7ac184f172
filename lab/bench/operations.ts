import { readEnvironment } from '#platform/env';
import { median, percentile, printFigures, round } from '../core/figures';
import type { Lab } from '../core/lab';
import { seedWorld } from '../core/seed';
import { worldSeeds } from '../core/seeds';
import { ratioOf, rowOf, type Times } from './compare-queries';
import { measureBulk } from './operations-bulk';
import { type ListKind, listKinds, type ListTimes, measureLists } from './operations-lists';
import { measureMoves } from './operations-moves';
import { measurePages, type PageFigures } from './operations-pages';
import { measurePreview } from './operations-preview';

export interface OperationsSize {
  /** Open pipelines in the two worlds for the lists. */
  readonly small: number;
  readonly large: number;
  readonly moves: number;
  /** Drivers of one bulk action. */
  readonly bulk: number;
  /** Drivers in the world for the pages and the preview. */
  readonly shown: number;
  readonly rounds: number;
  readonly lighthouseRuns: number;
  /** Number of wheel events while measuring the longest task. */
  readonly wheels: number;
}

/** Few enough for a column to fit on one page. */
const LIVE_DRIVERS = 120;

/**
 * Measures the operations views: board and stalled list against hand-written statements and in a larger world, the time
 * until another person's board shows a move, the preview of a requirement, the time of a bulk action, and Lighthouse scores
 * of both pages.
 */
export async function benchOperations(lab: Lab, size: OperationsSize): Promise<void> {
  const { DATABASE_URL } = readEnvironment();
  const small = await measureLists(lab, DATABASE_URL, { drivers: size.small, rounds: size.rounds });
  const large = await measureLists(lab, DATABASE_URL, { drivers: size.large, rounds: size.rounds });
  await seedWorld({
    drivers: LIVE_DRIVERS,
    carriers: 2,
    orders: 0,
    seed: worldSeeds.benchOperations,
    startPipelines: false,
    add: lab.isShared,
  });
  const moves = await measureMoves(lab, size.moves);
  await seedWorld({
    drivers: size.shown,
    carriers: 20,
    orders: 100,
    seed: worldSeeds.benchOperationsShown,
    startPipelines: false,
    add: true,
  });
  await lab.db.raw('vacuum analyze');
  const preview = await measurePreview(lab);
  const bulkSeconds = await measureBulk(lab, size.bulk);
  report(size, { small, large, moves, preview, bulkSeconds, pages: await measurePages(lab, size) });
}

interface Measured {
  readonly small: ListTimes;
  readonly large: ListTimes;
  readonly moves: readonly number[];
  readonly preview: { readonly drivers: number; readonly seconds: number };
  readonly bulkSeconds: number;
  readonly pages: readonly PageFigures[];
}

const kindsOf = (list: 'board' | 'stalled'): ListKind[] => listKinds.filter((kind) => kind.startsWith(`${list}:`));

const merged = (times: ListTimes, kinds: readonly ListKind[]): Times => ({
  model: kinds.flatMap((kind) => times[kind].model),
  sql: kinds.flatMap((kind) => times[kind].sql),
});

const worst = (times: ListTimes, kinds: readonly ListKind[]): number =>
  Math.max(...kinds.map((kind) => ratioOf(times[kind])));

const growth = ({ small, large }: Pick<Measured, 'small' | 'large'>, kind: ListKind): number =>
  median(large[kind].model) / median(small[kind].model);

function report(size: OperationsSize, measured: Measured): void {
  const { small, large, moves, preview, bulkSeconds, pages } = measured;
  const [board, stalled] = [kindsOf('board'), kindsOf('stalled')];
  console.table(listKinds.map((kind) => rowOf(`${kind}, ${String(size.small)}`, small[kind])));
  console.table(pages);
  printFigures(
    listKinds.map((kind) => rowOf(`${kind}, ${String(size.large)}`, large[kind])),
    {
      bench: 'operations',
      ...size,
      boardSqlRatio: round(ratioOf(merged(large, board))),
      boardSqlRatioWorst: round(worst(large, board)),
      stalledSqlRatio: round(ratioOf(merged(large, stalled))),
      stalledSqlRatioWorst: round(worst(large, stalled)),
      boardGrowth: round(growth(measured, 'board: first page')),
      stalledGrowth: round(growth(measured, 'stalled: first page')),
      headsGrowth: round(growth(measured, 'board: heads')),
      headsMs: round(median(large['board: heads'].model)),
      moveToSeenMs: round(percentile(moves, 0.99), 0),
      moveToSeenP50Ms: round(median(moves), 0),
      previewSeconds: round(preview.seconds),
      previewDrivers: preview.drivers,
      bulk500Seconds: round(bulkSeconds, 1),
      ...Object.fromEntries(
        pages.flatMap(({ name, performance, accessibility, longestTaskMs }) => [
          [`${name}Performance`, performance],
          [`${name}Accessibility`, accessibility],
          [`${name}LongestTaskMs`, round(longestTaskMs, 0)],
        ]),
      ),
    },
  );
}
