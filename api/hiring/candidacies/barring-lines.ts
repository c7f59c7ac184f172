import type { Db } from '#db/core/handle';
import { listDispatchBarringLines } from '#db/requirements/barring-line-list';
import { type OrderJob, readHireBarringLines } from '#db/requirements/hire-barring-lines';
import { ProblemError } from '#domain/problems';

/**
 * Runs a hire. If the driver is not ready, the problem lists the driver's lines that bar it, with code, title and status; it
 * lists none if certification is what is missing.
 */
export async function withBarringLines<Result>(
  { db }: { readonly db: Db },
  hire: (refusedFor: (job: OrderJob) => void) => Promise<Result>,
): Promise<Result> {
  let job: OrderJob | undefined;
  try {
    return await hire((refused) => {
      job = refused;
    });
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'driver-not-ready' || job === undefined) throw error;
    throw new ProblemError('driver-not-ready', { lines: await linesOf(db, job) });
  }
}

async function linesOf(db: Db, job: OrderJob) {
  const ofJob = await readHireBarringLines(db, job, new Date());
  const ofDriver = await listDispatchBarringLines(db, job.driverId);
  const lines = [
    // It must be there for the first drive, so for a hire it is missing already.
    ...ofJob.map(({ requirement: { code, title }, status }) => ({
      code,
      title,
      status: status === 'due' ? 'missing' : (status as string),
    })),
    ...ofDriver.map(({ code, title, status }) => ({ code, title, status })),
  ];
  return [...new Map(lines.map((line) => [line.code, line])).values()];
}
