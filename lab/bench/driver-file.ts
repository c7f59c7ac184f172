import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CarrierContext } from '#api/hiring/dossier/gate';
import { readDriverDossier } from '#api/hiring/dossier/read-dossier';
import type { Db } from '#db/core/handle';
import type { DriverDossier } from '#domain/driver-dossier/schema';
import { readEnvironment, secretsOf } from '#platform/env';
import { createVault } from '#platform/vault';
import { printFigures, round } from '../core/figures';
import type { Lab } from '../core/lab';
import { seedLargeWorld } from '../core/large-world';
import { findStaff } from '../core/people';
import { logProgress } from '../core/progress';
import { worldSeeds } from '../core/seeds';
import { compareQueries, ratioOf, rowOf } from './compare-queries';
import { measureExports } from './driver-file-exports';
import { fillDriverFiles } from './driver-file-world';

export interface DriverFileSize {
  /** Drivers of the world. */
  readonly world: number;
  /** Drivers whose files are opened: 15 employers, 40 documents and 60 notes each. */
  readonly drivers: number;
  readonly rounds: number;
  /** Pages of a short and of a long export, and how often each is rendered. */
  readonly fewPages: number;
  readonly manyPages: number;
  readonly exports: number;
}

const sql = readFileSync(join(__dirname, 'driver-file.sql'), 'utf8').replaceAll(/^--.*\n/gm, '');

/**
 * Measures the opening of a driver's file in process: everything that it shows, and the entry in the access log, against
 * one hand-written statement that reads the same rows (`openSqlRatio`), and its statements (`statementsPerOpening`; a
 * request reads the session, too). Then exports of two sizes: pages per second, and how much the long one needs more
 * memory (`exportPeakGrowth`).
 */
export async function benchDriverFile(lab: Lab, size: DriverFileSize): Promise<void> {
  const { db } = lab;
  logProgress(`seeding a world of ${String(size.world)} drivers`);
  const { world, drivers, rounds } = size;
  const seed = worldSeeds.benchDriverFile;
  await seedLargeWorld(db, { drivers: world, carriers: 4, orders: 0, seed, startPipelines: false, add: lab.isShared });
  const { organizationId, safety } = await findStaff(db);
  const vault = createVault(secretsOf(readEnvironment()));
  const samples = await fillDriverFiles({ db, vault }, { organizationId, authorId: safety.userId, drivers });
  await db.raw('analyze');
  const actor = { userId: safety.userId, organizationId, roles: ['business'], position: 'HR' } as const;
  const open = async (on: Db, driverId: string) =>
    readDriverDossier({ db: on, vault, actor, now: () => new Date() } as unknown as CarrierContext, driverId);
  const statements = await countStatements(db, () => open(db, samples[0] ?? ''));
  const times = await compareQueries(
    db,
    { samples, rounds },
    {
      model: async (on, driverId) => idsIn(await open(on, driverId)),
      handWritten: async (on, driverId) => {
        const { rows } = await on.raw<{ rows: { id: string | null }[] }>(sql, {
          driverId,
          organizationId,
          actorId: safety.userId,
        });
        return rows.flatMap(({ id }) => (id === null ? [] : [id]));
      },
    },
  );
  logProgress('rendering exports');
  const few = await measureExports({ pages: size.fewPages, runs: size.exports });
  const many = await measureExports({ pages: size.manyPages, runs: size.exports });
  console.table([few, many]);
  printFigures([rowOf("opening of a driver's file", times)], {
    bench: 'driver-file',
    ...size,
    statementsPerOpening: statements,
    openSqlRatio: round(ratioOf(times)),
    exportPagesPerSecond: [few, many].map(({ pagesPerSecond }) => round(pagesPerSecond)),
    exportPeakGrowth: round(many.chromiumPeakMb / few.chromiumPeakMb),
  });
}

/** The entries of the histories by date, then documents and consents, the earliest first. */
function idsIn(dossier: DriverDossier): string[] {
  const { employmentHistories, drivingSchools, militaryServices, unemploymentPeriods, violations, accidents } = dossier;
  const dated = [
    ...[...employmentHistories, ...drivingSchools, ...militaryServices, ...unemploymentPeriods].map(
      ({ _id, startDate }) => ({ _id, at: startDate }),
    ),
    ...[...violations, ...accidents].map(({ _id, date }) => ({ _id, at: date })),
  ];
  const sent = dossier.documents.map(({ _id, sentAt }) => ({ _id, at: sentAt }));
  const signed = dossier.consents.map(({ _id, signedAt }) => ({ _id, at: signedAt }));
  return [dated, sent, signed].flatMap(inOrder);
}

/** The ids by date; a document that the reader may not open has none. */
function inOrder(parts: readonly { readonly _id: string | null; readonly at: string }[]): string[] {
  const named = parts.flatMap(({ _id, at }) => (_id === null ? [] : [{ _id, at }]));
  return named
    .sort((one, other) => one.at.localeCompare(other.at) || one._id.localeCompare(other._id))
    .map(({ _id }) => _id);
}

async function countStatements(db: Db, work: () => Promise<unknown>): Promise<number> {
  let statements = 0;
  const count = (): void => {
    statements += 1;
  };
  db.on('query', count);
  try {
    await work();
  } finally {
    db.off('query', count);
  }
  return statements;
}
