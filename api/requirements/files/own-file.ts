import { readAnswers } from '#db/requirements/answers';
import { ProblemError } from '#domain/problems';
import { END_OF_TIME } from '#domain/requirements/dates';
import { byUrgency } from '#domain/requirements/engine/urgency';
import type { FileLine, FileOnDay, FileQuery } from '#domain/requirements/file-schema';
import type { DriverContext } from '../../drivers/me/answer';
import { presentFile, presentLines, type Reading } from './present-file';
import { driverScope, readDetails } from './scope';

/**
 * The driver's own file, with the lines of each current employment. The driver's own lines are judged by the jobs: of several
 * employments, by the one for which most is open.
 */
export async function readOwnFile(ctx: DriverContext, query: FileQuery): Promise<FileOnDay> {
  const { db, actor, now } = ctx;
  const knownAt = query.knownAt ?? null;
  const alone = await driverScope(ctx);
  const details = await readDetails(db, alone);
  const hires = details.employments.filter(({ hiredOn }) => hiredOn !== null);
  const scopes = [
    alone,
    ...hires.map((hire) => ({ driverId: hire.driverId, organizationId: hire.organizationId, employmentId: hire.id })),
  ];
  const answered = await readAnswers(db, scopes, { on: query.on ?? now().toISOString(), knownAt });
  const files = scopes.flatMap((scope, index) => {
    const file = answered[index];
    return file === undefined ? [] : [{ actor, scope, loaded: { ...file, details } }];
  });
  const [own, ...ofHires] = files;
  if (own === undefined) throw new ProblemError('not-found');
  const whole = presentFile(own, knownAt);
  const current = ofHires.filter(isCurrent);
  return current.length === 0 ? whole : { ...whole, lines: byUrgencyOnce(current.flatMap(presentLines)) };
}

const isCurrent = ({ loaded: { on, employment } }: Reading): boolean => (employment?.endedOn ?? END_OF_TIME) >= on;

/** Each line once, in the most urgent form; lines of an employment are all different. */
function byUrgencyOnce(lines: readonly FileLine[]): FileLine[] {
  const found = new Map<string, FileLine>();
  for (const line of lines.toSorted(byUrgency)) {
    const key = [line.code, line.employmentId, line.subject?.id].join('/');
    if (!found.has(key)) found.set(key, line);
  }
  return [...found.values()];
}
