import { MINUTE_MS } from '#domain/shared/durations';
import { defineRun, type Run } from '../core/runs';
import { benchAbuse } from './abuse';
import { benchAuth } from './auth';
import { benchBilling } from './billing';
import { benchConsole } from './console';
import { benchDriverFile } from './driver-file';
import { benchHiring } from './hiring';
import { benchOperations } from './operations';
import { benchPages } from './pages';
import { benchPipeline } from './pipeline';
import { benchReads } from './reads';
import { benchRequirements } from './requirements';
import { benchSearch } from './search';
import { benchSizes } from './sizes';

/** All benchmarks. Several share the same small world, so that smoke runs on one installation seed it only once. */
export const benches: Readonly<Record<string, Run>> = {
  abuse: defineRun({
    full: { drivers: 10_000, people: 30, seconds: 20, perSecond: 100, lists: 240, signIns: 64, settleMs: 5_000 },
    smoke: { drivers: 150, people: 4, seconds: 1, perSecond: 20, lists: 8, signIns: 4, settleMs: 1 },
    work: benchAbuse,
  }),
  auth: defineRun({
    full: { drivers: 600, orders: 10, people: 100, rounds: 5, calls: 1500, fewCarriers: 20_000, carriers: 2_000_000 },
    smoke: { drivers: 30, orders: 2, people: 8, rounds: 1, calls: 20, fewCarriers: 200, carriers: 2_000 },
    work: benchAuth,
  }),
  billing: defineRun({
    full: {
      ...{ fewOrganizations: 1_000, organizations: 10_000, purchases: 100_000, workdays: 200_000 },
      ...{ approved: 500, samples: 40, rounds: 10 },
    },
    smoke: {
      ...{ fewOrganizations: 6, organizations: 12, purchases: 60, workdays: 240 },
      ...{ approved: 20, samples: 4, rounds: 1 },
    },
    work: benchBilling,
  }),
  hiring: defineRun({
    full: { world: 6200, drivers: 200, alone: 20, rounds: 3, counted: 5, settleMs: 4_000 },
    smoke: { world: 150, drivers: 4, alone: 2, rounds: 1, counted: 1, settleMs: 500 },
    work: benchHiring,
  }),
  pipeline: defineRun({
    full: {
      pipelines: 10_000,
      due: 1000,
      listed: 100_000,
      minuteMs: MINUTE_MS,
      marginMs: 15_000,
      settleMs: 4_000,
      replays: 20,
      rounds: 5,
    },
    smoke: {
      pipelines: 20,
      due: 3,
      listed: 60,
      minuteMs: 2_000,
      marginMs: 3_000,
      settleMs: 500,
      replays: 2,
      rounds: 1,
    },
    work: benchPipeline,
  }),
  search: defineRun({
    full: { drivers: 100_000, samples: 200, rounds: 5 },
    smoke: { drivers: 120, samples: 10, rounds: 1 },
    work: benchSearch,
  }),
  requirements: defineRun({
    full: { world: 100_000, drivers: 2_000, files: 500, rounds: 50 },
    smoke: { world: 60, drivers: 40, files: 3, rounds: 1 },
    work: benchRequirements,
  }),
  'driver-file': defineRun({
    full: { world: 3_000, drivers: 200, rounds: 10, fewPages: 10, manyPages: 150, exports: 3 },
    smoke: { world: 60, drivers: 3, rounds: 1, fewPages: 5, manyPages: 9, exports: 1 },
    work: benchDriverFile,
  }),
  sizes: defineRun({
    full: { drivers: 10_000, carriers: 100, orders: 300, hires: 10 },
    smoke: { drivers: 150, carriers: 2, orders: 2, hires: 1 },
    work: benchSizes,
  }),
  operations: defineRun({
    full: {
      small: 10_000,
      large: 100_000,
      moves: 300,
      bulk: 500,
      shown: 10_000,
      rounds: 5,
      lighthouseRuns: 3,
      wheels: 60,
    },
    // One turn of the wheel: the columns of so few drivers are no longer than two.
    smoke: { small: 60, large: 120, moves: 2, bulk: 12, shown: 60, rounds: 1, lighthouseRuns: 1, wheels: 1 },
    work: benchOperations,
  }),
  pages: defineRun({
    full: {
      ...{ drivers: 100_000, orders: 1000, pages: 4, rounds: 5 },
      ...{ latencyMs: 400, msPerKB: 20, slowdown: 4, lighthouseRuns: 5, audits: 2 },
    },
    smoke: {
      ...{ drivers: 150, orders: 12, pages: 2, rounds: 1 },
      ...{ latencyMs: 5, msPerKB: 1, slowdown: 1, lighthouseRuns: 1, audits: 0 },
    },
    work: benchPages,
  }),
  // Copies whatever the installation contains, too.
  console: defineRun({
    full: {
      ...{ carriers: 1_000, drivers: 100_000, orders: 50_000, candidacies: 500_000 },
      ...{ samples: 40, rounds: 5, calls: 1_000 },
    },
    smoke: { carriers: 6, drivers: 160, orders: 40, candidacies: 300, samples: 4, rounds: 1, calls: 3 },
    work: benchConsole,
  }),
  // Last, because it copies whatever the installation contains.
  reads: defineRun({
    full: { small: 100_000, large: 1_000_000, orders: 1000, calls: 1000, searches: 200, reports: 20 },
    smoke: { small: 150, large: 300, orders: 12, calls: 3, searches: 3, reports: 3 },
    work: benchReads,
  }),
};
