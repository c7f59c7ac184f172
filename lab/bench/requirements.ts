import type { Db } from '#db/core/handle';
import { readAnswers } from '#db/requirements/answers';
import { pageOfCarrierFiles } from '#db/requirements/carrier-files';
import { pageOfDueLines } from '#db/requirements/due-lines';
import { refreshFileLines } from '#db/requirements/refresh-file-lines';
import { stores } from '#domain/requirements/model/requirement';
import { daysAfter } from '#domain/shared/periods';
import { utcDate } from '#domain/shared/zoned-time';
import { readEnvironment, secretsOf } from '#platform/env';
import { createSealer } from '#platform/sealing';
import { median, percentile, printFigures, round } from '../core/figures';
import type { Lab } from '../core/lab';
import { seedLargeWorld } from '../core/large-world';
import { findStaff } from '../core/people';
import { logProgress } from '../core/progress';
import { worldSeeds } from '../core/seeds';
import { compareQueries, ratioOf, rowOf, statement, timed } from './compare-queries';
import { measurePreview } from './operations-preview';
import { fillFiles } from './requirements-world';

const CALENDAR_DAYS = 90;
const PAGE_SIZE = 50;
/** As in the recurring job. */
const BATCH_SIZE = 200;

export interface RequirementsSize {
  /** Drivers of the world; the preview is over all of them. */
  readonly world: number;
  /** Drivers of the carrier. */
  readonly drivers: number;
  /** Files that are answered one by one. */
  readonly files: number;
  readonly rounds: number;
}

/**
 * Measures drivers' files in process: the answers of one file (`answerP99Ms`), a check of all files of a carrier
 * (`statementsPerDriver`), the carrier's list by urgency (`listMs`), the calendar of what is due (`calendarMs`), against a
 * hand-written read of the same rows, and the preview of a changed requirement over all drivers (`previewSeconds`).
 */
export async function benchRequirements(lab: Lab, size: RequirementsSize): Promise<void> {
  const { db } = lab;
  logProgress(`seeding a world of ${String(size.world)} drivers`);
  const { world, drivers } = size;
  const seed = worldSeeds.benchRequirements;
  await seedLargeWorld(db, { drivers: world, carriers: 4, orders: 0, seed, startPipelines: false, add: lab.isShared });
  const { organizationId, safety } = await findStaff(db);
  const driverIds = await fillFiles(db, { organizationId, authorId: safety.userId, drivers });
  await db.raw('analyze');
  const check = await measureCheck(db, driverIds);
  const answers = await measureAnswers(db, driverIds.slice(0, size.files));
  const from = utcDate(new Date());
  const sample = { organizationId, from, to: daysAfter(from, CALENDAR_DAYS), withOverdue: true };
  const handWritten = statement('requirements-calendar.sql');
  const calendar = await compareQueries(
    db,
    { samples: [sample], rounds: size.rounds },
    {
      model: async (on, params) =>
        (await pageOfDueLines(on, { ...params, stores }, { limit: PAGE_SIZE, skip: 0 })).rows.map(({ id }) => id),
      handWritten: (on, params) => handWritten(on, { ...params, limit: PAGE_SIZE }),
    },
  );
  const lists = await measureList(db, { organizationId, rounds: size.rounds });
  const preview = await measurePreview(lab);
  printFigures([rowOf('calendar of a carrier', calendar)], {
    bench: 'requirements',
    ...size,
    answerP50Ms: round(median(answers)),
    answerP99Ms: round(percentile(answers, 0.99)),
    statementsPerDriver: round(check.statements / driverIds.length, 4),
    checkMsPerDriver: round(check.ms / driverIds.length),
    listMs: round(percentile(lists, 0.99), 1),
    calendarMs: round(percentile(calendar.model, 0.99), 1),
    calendarSqlRatio: round(ratioOf(calendar)),
    previewDrivers: preview.drivers,
    previewSeconds: round(preview.seconds, 1),
  });
}

/** The check of every file that the recurring job takes once a day; counts its statements, those of transactions included. */
async function measureCheck(db: Db, driverIds: readonly string[]): Promise<{ ms: number; statements: number }> {
  logProgress('checking every file');
  const env = readEnvironment();
  const deps = { db, sealer: createSealer(secretsOf(env)), publicUrl: env.PUBLIC_URL };
  let statements = 0;
  const count = () => {
    statements += 1;
  };
  db.on('query', count);
  const now = new Date();
  const ms = await timed(async () => {
    for (let at = 0; at < driverIds.length; at += BATCH_SIZE) {
      await refreshFileLines(deps, driverIds.slice(at, at + BATCH_SIZE), now);
    }
  });
  db.off('query', count);
  return { ms, statements };
}

/** The first page of the carrier's list, most urgent first. */
async function measureList(
  db: Db,
  { organizationId, rounds }: { readonly organizationId: string; readonly rounds: number },
): Promise<number[]> {
  const page = { state: 'current', shows: 'all', sort: 'urgent', limit: PAGE_SIZE, skip: 0 } as const;
  const params = { organizationId, on: utcDate(new Date()), stores, ...page };
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timed(() => pageOfCarrierFiles(db, params)));
  return times;
}

async function measureAnswers(db: Db, driverIds: readonly string[]): Promise<number[]> {
  logProgress('answering files one by one');
  const employments = await db('employments')
    .whereRaw('driver_id = any (?)', [[...driverIds]])
    .select('id', 'driver_id');
  const times: number[] = [];
  for (const { id, driver_id: driverId } of employments) {
    times.push(await timed(() => readAnswers(db, [{ driverId, employmentId: id }], { on: null, knownAt: null })));
  }
  return times;
}
