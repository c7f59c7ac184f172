import { listDispatchBarringLines, type StoredBarringLine } from '#db/requirements/barring-line-list';
import { type OrderJob, readHireBarringLines } from '#db/requirements/hire-barring-lines';
import { ProblemError } from '#domain/problems';
import { mayReadLine } from '#domain/requirements/readers';
import type { HiringContext } from './command-by-record';

/**
 * Runs a hire. If the driver is not ready, the problem lists the driver's lines that bar it, with code, title and status, and
 * counts those that the caller may not read, with their files; it has none if certification is what is missing.
 */
export async function withBarringLines<Result>(
  ctx: HiringContext,
  hire: (refusedFor: (job: OrderJob) => void) => Promise<Result>,
): Promise<Result> {
  let job: OrderJob | undefined;
  try {
    return await hire((refused) => {
      job = refused;
    });
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'driver-not-ready' || job === undefined) throw error;
    const found = await linesOf(ctx, job);
    const lines = found.filter((line) => mayReadLine(ctx.actor, line));
    const hidden = found.filter((line) => !lines.includes(line));
    throw new ProblemError('driver-not-ready', {
      lines: lines.map(({ code, title, status }) => ({ code, title, status })),
      hidden: hidden.length,
      hiddenStores: [...new Set(hidden.map(({ store }) => store))],
    });
  }
}

async function linesOf({ db, now }: HiringContext, job: OrderJob): Promise<StoredBarringLine[]> {
  const ofJob = await readHireBarringLines(db, job, now());
  const ofDriver = await listDispatchBarringLines(db, job.driverId);
  const lines = [
    ...ofJob.map(({ requirement: { code, title, store, acts }, status }) => ({
      ...{ code, title, store, acts },
      // It must be there for the first drive, so for a hire it is missing already.
      status: status === 'due' ? ('missing' as const) : status,
    })),
    ...ofDriver,
  ];
  return [...new Map(lines.map((line) => [line.code, line])).values()];
}
