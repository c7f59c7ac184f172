import { defineRun, type Run } from '../core/runs';
import { chaosAgreements } from './agreements';
import { chaosBilling } from './billing';
import { chaosExports } from './exports';
import { chaosHiring } from './hiring';
import { chaosPipeline } from './pipeline';
import { chaosRaces } from './races';

/** Minimum intensity of a smoke run: each process killed once, with commands in flight. */
const onceEach = { rounds: 1, inFlight: 2, inFlightAtKills: 8 } as const;
const twiceEach = { rounds: 2, inFlight: 8, inFlightAtKills: 50 } as const;

/** Every chaos run. */
export const chaosRuns: Readonly<Record<string, Run>> = {
  hiring: defineRun({
    full: { ...twiceEach, world: 1200, drivers: 200, concurrency: 20, responsesBetweenKills: 60 },
    smoke: { ...onceEach, world: 150, drivers: 24, concurrency: 6, responsesBetweenKills: 5 },
    work: chaosHiring,
  }),
  pipeline: defineRun({
    full: { ...twiceEach, drivers: 200, concurrency: 20, responsesBetweenKills: 800 },
    smoke: { ...onceEach, drivers: 5, concurrency: 3, responsesBetweenKills: 12 },
    work: chaosPipeline,
  }),
  exports: defineRun({
    full: { ...twiceEach, world: 1200, drivers: 120, concurrency: 12, responsesBetweenKills: 8 },
    smoke: { ...onceEach, world: 150, drivers: 20, concurrency: 4, responsesBetweenKills: 2 },
    work: chaosExports,
  }),
  billing: defineRun({
    full: { organizations: 2_000, purchases: 20_000, workdays: 40_000, kills: 5, killsPerWork: 6 },
    smoke: { organizations: 80, purchases: 400, workdays: 800, kills: 5, killsPerWork: 1 },
    work: chaosBilling,
  }),
  agreements: defineRun({
    full: { ...twiceEach, carriers: 210, concurrency: 14, responsesBetweenKills: 60 },
    smoke: { ...onceEach, carriers: 21, concurrency: 7, responsesBetweenKills: 6 },
    work: chaosAgreements,
  }),
  races: defineRun({
    full: { world: 4000, races: 200, concurrency: 4, leastWinsPercent: 10 },
    smoke: { world: 150, races: 3, concurrency: 2, leastWinsPercent: 0 },
    work: chaosRaces,
  }),
};
